// Started by wasm.py: plays random deals in the Pyodide that the site is built with, prints JSON.
// Emscripten's own clock of the processor runs with the one on the wall, so node lends its own.
const [pyodide, root, seed, seconds] = process.argv.slice(2);
const { loadPyodide } = await import(pyodide);

const python = await loadPyodide({ stdout: () => {} });
python.FS.mkdir("/house");
python.mountNodeFS("/house", root);
python.globals.set("clock", () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
});
const play = `
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/house")
from tests.bench.wasm import play_all
play_all(${Number(seed)}, ${Number(seconds)}, clock)
`;
console.log(await python.runPythonAsync(play));
process.exit(0);
