// The rival: Pyodide as its own documentation starts it, on the page's main thread, with the same
// wheel by its own loadPackage, asked the same question by the same form. stock.py fills in the
// folder of Pyodide's files and the wheel's name.
import { loadPyodide } from "__FILES__pyodide.mjs";

const drill = document.querySelector("section.drill");
let starting;

async function start() {
  const python = await loadPyodide();
  const wheel = new URL("__FILES__" + "__WHEEL__", import.meta.url).href;
  await python.loadPackage(wheel, { messageCallback() {} });
  return python.pyimport("lessons.widgets").dispatch;
}

drill.addEventListener("submit", async (event) => {
  event.preventDefault();
  const fields = {};
  for (const [name, value] of new FormData(event.target)) (fields[name] ??= []).push(value);
  const request = {
    widget: drill.dataset.widget,
    params: JSON.parse(drill.dataset.params),
    state: null,
    event: { do: event.submitter.value, fields },
    link: null,
    locale: document.documentElement.lang,
  };
  const dispatch = await (starting ??= start());
  const answer = JSON.parse(dispatch(JSON.stringify(request)));
  const parsed = new DOMParser().parseFromString(answer.html, "text/html");
  const next = parsed.querySelector("section");
  drill.dataset.state = next.dataset.state;
  drill.replaceChildren(...next.childNodes);
});
