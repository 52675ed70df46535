// The product's Workers in the runtime alone, as `npm start` and the tests run them: the bundles that a deployment would
// get, local stores, one listening port that leads to the gateway and nowhere else.
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import process from "node:process";
import { root } from "./places.mjs";
import { bundleWorkers, localConfigs, quiet, workerFiles } from "./system.mjs";

const wranglersOwn = createRequire(realpathSync(path.join(root, "node_modules/wrangler/package.json")));

/** Without what other Workers do that do not run here: the edge then finds the origin by API_URL. */
function withoutAbsent(workers) {
  const names = new Set(workers.map(({ name }) => name));
  const isHere = ([, bound]) => typeof bound?.name !== "string" || names.has(bound.name);
  return workers.map(({ serviceBindings = {}, ...rest }) => ({
    ...rest,
    serviceBindings: Object.fromEntries(Object.entries(serviceBindings).filter(isHere)),
  }));
}

/** What the runtime is told of each Worker. Where `kept` names a file, it is read once and kept there. */
function workerOptions({ port, vars = {}, only, kept }) {
  if (kept && existsSync(kept)) return JSON.parse(readFileSync(kept, "utf8"));
  const { unstable_getMiniflareWorkerOptions: optionsOf } = wranglersOwn("wrangler");
  const workers = localConfigs(port, vars, bundleWorkers(), only).map((file) => {
    const { workerOptions: options, main } = optionsOf(file);
    const name = path.basename(path.dirname(file));
    return { ...options, name, modules: [{ type: "ESModule", path: main }], modulesRoot: path.dirname(main) };
  });
  const present = withoutAbsent(workers);
  if (kept) writeFileSync(kept, JSON.stringify(present));
  return present;
}

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
 * Gives the runtime a folder for what nobody else may reach: its settings and Miniflare's own door (workerd.sh).
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

/** Stores, keys and temporary files are this user's alone, and stand in the project. */
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
 * Starts edge, origin and idp, or those of the settings files `only`, on the stores below `persistTo`; resolves when
 * they may be asked. `listen` where that is not the port of the brands' addresses; `kept` names a file for what the
 * settings say, so that a second start need not read them again; `onLog` gets each line that a Worker writes, and
 * otherwise faults alone are said; `inspectorPort` opens the runtime's inspector, for tests that collect garbage and
 * nobody else. With `reload()` the runtime takes up changed sources.
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
  const health = await fetch(`http://127.0.0.1:${listen}/healthz`);
  if (!health.ok) throw new Error(`The first of the Workers answered ${health.status}.`);
  return { reload: () => runtime.setOptions(settings()), dispose: () => runtime.dispose() };
}
