// The product's Workers in the runtime alone, as `npm start` and the tests run them: the bundles that a deployment would
// get, local stores, one listening port that leads to the gateway and in no other place.
import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { createRequire, flushCompileCache } from "node:module";
import path from "node:path";
import process from "node:process";
import { root } from "./places.mjs";
import { quiet, workerFiles } from "./system.mjs";
import { workerOptions, wranglersOwn } from "./worker-settings.mjs";

/**
 * The listening port, as a Worker of its own without any code: a port that a Worker with files has passes through the
 * platform's own router for files first, which the gateway does not want.
 */
const door = (listen, service) => ({
  name: "paygauge-door",
  modules: true,
  script: "export default {}",
  unsafeDirectSockets: [{ host: "127.0.0.1", port: listen, serviceName: service }],
});

/**
 * Gives the runtime a folder for what no one else may reach: its settings and Miniflare's own door (workerd.sh).
 * Windows has neither such sockets nor that script: there the door stays on a port of the loopback.
 */
function closeInnerDoors(persistTo, listen) {
  if (process.platform === "win32") return;
  const doors = path.join(persistTo, `doors-${listen}`);
  mkdirSync(doors, { recursive: true });
  Object.assign(process.env, {
    PAYGAUGE_NODE: process.execPath,
    PAYGAUGE_WORKERD: createRequire(wranglersOwn.resolve("miniflare"))("workerd").default,
    // A socket's path may have some hundred characters at most.
    PAYGAUGE_DOORS: path.relative(process.cwd(), doors),
    MINIFLARE_WORKERD_PATH: path.join(root, "scripts/support/workerd.sh"),
  });
}

/** Stores, keys and temporary files are this user's alone, and are in the project. */
function keepToOneself(persistTo) {
  process.umask(0o077);
  const temporary = path.join(root, ".local/tmp");
  for (const folder of [persistTo, path.join(root, ".local"), temporary]) {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o700);
  }
  Object.assign(process.env, quiet, { TMPDIR: temporary });
  // What an earlier release recorded of every request, addresses included.
  rmSync(path.join(persistTo, "v3/observability"), { recursive: true, force: true });
}

const outputs = { error: process.stderr, warn: process.stderr };

/** Says what goes wrong, and keeps a Worker's other lines to itself. */
function onlyFaults({ level, message }) {
  outputs[level]?.write(`${message}\n`);
}

/**
 * Starts all Workers, or those of the settings files `only`, on the stores below `persistTo`; resolves when
 * they may be asked. `listen` where that is not the port of the brands' addresses; `onLog` gets each line that a Worker
 * writes, and otherwise faults alone are said; `inspectorPort` opens the runtime's inspector, for tests that collect
 * garbage and no one else. With `reload()` the runtime takes up changed sources.
 */
export async function startRuntime(options) {
  const { port, persistTo, only = workerFiles, listen = port, onLog = onlyFaults, inspectorPort } = options;
  keepToOneself(persistTo);
  closeInnerDoors(persistTo, listen);
  const { Miniflare, convertV4MiniflareOptions } = wranglersOwn("miniflare");
  const settings = () => {
    const workers = workerOptions({ ...options, only });
    return {
      ...convertV4MiniflareOptions({
        workers: [...workers, door(listen, workers[0].name)],
        host: "127.0.0.1",
        port: 0,
        cf: false,
        handleStructuredLogs: onLog,
      }),
      ...(inspectorPort === undefined ? {} : { inspectorPort }),
      // Where wrangler keeps its stores.
      resourcePersistencePath: path.join(persistTo, "v3"),
    };
  };
  const runtime = new Miniflare(settings());
  await runtime.ready;
  // A start is often ended by force: what it compiled is kept for the next one now.
  flushCompileCache();
  const health = await fetch(`http://127.0.0.1:${listen}/healthz`);
  if (!health.ok) throw new Error(`The first of the Workers answered ${health.status}.`);
  return { reload: () => runtime.setOptions(settings()), dispose: () => runtime.dispose() };
}
