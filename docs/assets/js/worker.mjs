// The worker in which Python runs. One for all widgets of a tab; see engine.mjs for its other end.
//
// In:   {start: {base, manifest, way, fresh}}  way: see Runtime.choose; fresh after a failure
//       {ask: request, number}                 request and answer are JSON texts
// Out:  {progress: {loaded, total}}            bytes over the wire
//       {ready: way}
//       {answer, number}
//       {raised: message, number}            this request has no answer; the next may have one
//       {failed: message, way, whole}        whole: all files had come

import { boot, Runtime } from "./boot.mjs";

/** Milliseconds after the start before files for the next visit are fetched. */
const REST = 4000;

let dispatch;

async function start({ base, manifest, way, fresh }) {
  const runtime = new Runtime({ base, manifest, fresh }, (progress) => postMessage({ progress }));
  try {
    dispatch = await boot(runtime, way);
    postMessage({ ready: runtime.way });
  } catch (error) {
    const { way, whole } = runtime;
    postMessage({ failed: String(error?.message ?? error), way, whole });
    return;
  }
  // Nothing waits for this, and a full disk is no failure.
  setTimeout(() => runtime.keep().catch(() => {}), REST);
}

function ask(request, number) {
  try {
    postMessage({ answer: dispatch(request), number });
  } catch (error) {
    const message = String(error?.message ?? error);
    postMessage({ raised: message, number });
    // After an exception of Python's, Python goes on; not where its memory may be spoilt.
    if (error?.pyodide_fatal_error) postMessage({ failed: message, way: "running" });
  }
}

addEventListener("message", ({ data }) => {
  if (data.start) start(data.start);
  else ask(data.ask, data.number);
});
