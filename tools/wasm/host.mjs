// Pyodide under node, for build_wasm.py and its tests. Each command prints one line of JSON.
//
//   node host.mjs trace <pyodide> <folder of wheel and lock> <distribution> <module> <package,…>
//   node host.mjs snapshot <pyodide> <stdlib zip> <module,…> <target>
//   node host.mjs ask <runtime folder> zip|snapshot <request>   answered by the module's dispatch()
//
// <pyodide> is the folder of the npm package.

import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const here = import.meta.dirname;

async function start(folder, options) {
  const { loadPyodide } = await import(pathToFileURL(path.resolve(folder, "pyodide.mjs")));
  return loadPyodide({
    indexURL: path.resolve(folder),
    packageBaseUrl: path.resolve(folder) + path.sep,
    // The snapshot freezes the hash seed; a fixed one keeps two builds nearly equal.
    env: { PYTHONHASHSEED: "0" },
    ...options,
  });
}

// Calls a function of a Python file beside this one, which leaves nothing behind in `__main__`.
function call(python, name, ...parameters) {
  const globals = python.globals.get("dict")();
  python.runPython(fs.readFileSync(path.join(here, `${name}.py`), "utf8"), { globals });
  const answer = globals.get(name)(...parameters.map((value) => python.toPy(value)));
  globals.clear();
  return answer;
}

async function trace(pyodide, folder, distribution, module, packages) {
  const lockFileContents = fs.readFileSync(path.join(folder, "pyodide-lock.json"), "utf8");
  const packageBaseUrl = path.resolve(folder) + path.sep;
  const python = await start(pyodide, { lockFileContents, packageBaseUrl });
  await python.loadPackage(distribution, { messageCallback: () => {} });
  return call(python, "trace", module, packages.split(","));
}

async function snapshot(pyodide, zip, names, target) {
  const lock = JSON.parse(fs.readFileSync(path.join(pyodide, "pyodide-lock.json"), "utf8"));
  const lockFileContents = { info: lock.info, packages: {} };
  const stdLibURL = path.resolve(zip);
  const python = await start(pyodide, { lockFileContents, stdLibURL, _makeSnapshot: true });
  call(python, "freeze", names.split(","));
  fs.writeFileSync(target, python.makeMemorySnapshot());
  return JSON.stringify({ bytes: fs.statSync(target).size });
}

async function ask(runtime, kind, request) {
  const manifest = JSON.parse(fs.readFileSync(path.join(runtime, "manifest.json"), "utf8"));
  const file = (role) => path.resolve(runtime, manifest.files[role].path);
  const stored = kind === "snapshot"
    ? { stdLibURL: file("data"), _loadSnapshot: fs.readFileSync(file("snapshot")) }
    : { stdLibURL: file("zip") };
  const lockFileContents = { info: manifest.pyodide.info, packages: {} };
  const python = await start(path.dirname(file("loader")), { lockFileContents, ...stored });
  return python.pyimport(manifest.module).dispatch(request);
}

const commands = { trace, snapshot, ask };
const [command, ...parameters] = process.argv.slice(2);
try {
  console.log(await commands[command](...parameters));
  process.exit(0);
} catch (error) {
  console.error(`${command}: ${error.message ?? error}`);
  process.exit(1);
}
