// The rival: Pyodide as its own documentation starts it, on the page's main thread, with the same
// wheels by its own loadPackage, asked the same question by the same form. __WHEELS__ and __LOCALE__
// are filled in by stock.py.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const drill = document.querySelector("section.drill");
let starting;

async function start() {
  const python = await loadPyodide();
  const wheels = __WHEELS__.map((name) => new URL(name, import.meta.url).href);
  await python.loadPackage(wheels, { messageCallback() {} });
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
    locale: "__LOCALE__",
  };
  const dispatch = await (starting ??= start());
  const answer = JSON.parse(dispatch(JSON.stringify(request)));
  const parsed = new DOMParser().parseFromString(answer.html, "text/html");
  drill.replaceChildren(...parsed.querySelector("section").childNodes);
});
