// Runs in each measured page before its own scripts. It times a reader's press on a drill's button
// up to the frame that shows a changed drill; the status line, which is no answer, does not count.
(() => {
  const drill = () => document.querySelector("section.drill");
  const shown = () => {
    const copy = drill().cloneNode(true);
    copy.querySelectorAll("[data-status]").forEach((line) => line.remove());
    return copy.textContent.replace(/\s+/g, " ").trim();
  };
  const frame = () => new Promise((done) => requestAnimationFrame(() => done(performance.now())));
  const painted = new Promise((done) => {
    const watch = (list) => list.getEntriesByName("first-contentful-paint").forEach(done);
    new PerformanceObserver(watch).observe({ type: "paint", buffered: true });
  });
  // Modules have run by now, so the client listens.
  const loaded = new Promise((done) => addEventListener("DOMContentLoaded", done, { once: true }));

  const bench = (window.bench = {});
  bench.ready = async () => {
    await loaded;
    return (await painted).startTime;
  };
  // Watch for one answer: settles with the times of the press, of the patch and of the next frame.
  bench.watch = () => {
    let pressed = null;
    const before = shown();
    const press = (event) => {
      if (pressed === null && event.target.closest("[name=do]")) pressed = performance.now();
    };
    addEventListener("pointerdown", press, true);
    bench.answer = new Promise((done) => {
      const observer = new MutationObserver(async () => {
        if (pressed === null || shown() === before) return;
        observer.disconnect();
        removeEventListener("pointerdown", press, true);
        const patched = performance.now();
        done({ pressed, patched, seen: await frame(), text: shown() });
      });
      const all = { subtree: true, childList: true, characterData: true, attributes: true };
      observer.observe(document.body, all);
    });
  };
})();
