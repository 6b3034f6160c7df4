// Runs in each measured page before its own scripts, after a line that sets `options`. It times a
// reader's press on the first drill up to the frame that shows that the drill's state has changed:
// what the client says meanwhile ("heard", "3.2 of 5.3 MB") is no answer.
(({ touch, way }) => {
  const PATIENCE = 90_000;
  const drill = () => document.querySelector("section.drill");
  const text = (node) => (node?.textContent ?? "").replace(/\s+/g, " ").trim();

  // A second visit asks the first question again; what the client keeps for its start stays.
  for (const key of Object.keys(localStorage)) {
    if (/^tarock:.*:[0-9a-f]{8}$/.test(key)) localStorage.removeItem(key);
  }
  // Nothing is ever seen, so that Python starts with the press and not before it.
  if (touch) IntersectionObserver.prototype.observe = () => {};
  // One of the two ways to start, instead of the client's own choice: see worker.mjs.
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (data, ...rest) {
    if (way && data?.start) data.start.way = way;
    return postMessage.call(this, data, ...rest);
  };

  const painted = new Promise((done) => {
    const watch = (list) => list.getEntriesByName("first-contentful-paint").forEach(done);
    new PerformanceObserver(watch).observe({ type: "paint", buffered: true });
  });
  // Modules have run by then, so the client listens.
  const loaded = new Promise((done) => addEventListener("DOMContentLoaded", done, { once: true }));

  // What takes longer than this never comes; the drill's status line says what is wrong.
  const patiently = (promise) => {
    const late = () => Error(`no answer: ${text(drill()?.querySelector("[data-status]"))}`);
    const timeout = new Promise((_, fail) => setTimeout(() => fail(late()), PATIENCE));
    return Promise.race([promise, timeout]);
  };

  const bench = (window.bench = {});
  bench.ready = () => patiently(loaded.then(() => painted)).then((entry) => entry.startTime);
  // Watch for one answer: settles with the times of the press, of the patch and of the next frame.
  bench.watch = () => {
    let pressed = null;
    const before = drill().dataset.state;
    const press = (event) => {
      if (event.target.closest("[name=do]")) pressed ??= performance.now();
    };
    addEventListener("pointerdown", press, true);
    const answer = new Promise((done) => {
      const observer = new MutationObserver(() => {
        if (pressed === null || drill().dataset.state === before) return;
        observer.disconnect();
        removeEventListener("pointerdown", press, true);
        const patched = performance.now();
        const verdict = text(drill().querySelector(".verdict"));
        requestAnimationFrame((seen) => done({ pressed, patched, seen, verdict }));
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    bench.answer = patiently(answer);
  };
})(options);
