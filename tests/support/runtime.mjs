// The product's Workers in the runtime alone: the same bundles, settings and stores as behind the development server,
// which takes longer to start than the product and stands between every request and its answer.
import { existsSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { root } from "../../scripts/support/places.mjs";
import { bundleWorkers, localConfigs, workerFiles } from "../../scripts/support/system.mjs";

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

/** What the runtime is told of each Worker: read from the settings once, then kept beside the stores. */
function workerOptions({ port, persistTo, vars, only }) {
  const kept = path.join(persistTo, `workers-${only.length}-${path.dirname(only[0])}.json`.replace("/", "-"));
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, "utf8"));
  const { unstable_getMiniflareWorkerOptions: optionsOf } = wranglersOwn("wrangler");
  const workers = localConfigs(port, vars, bundleWorkers(), only).map((file) => {
    const { workerOptions: options, main } = optionsOf(file);
    const name = path.basename(path.dirname(file));
    return { ...options, name, modules: [{ type: "ESModule", path: main }], modulesRoot: path.dirname(main) };
  });
  const present = withoutAbsent(workers);
  writeFileSync(kept, JSON.stringify(present));
  return present;
}

/**
 * Starts edge, origin and idp, or those of the settings files `only`, on the stores below `persistTo`; resolves when
 * they may be asked. `listen` where that is not the port of the brands' addresses.
 */
export async function startRuntime({ port, persistTo, vars = {}, only = workerFiles, listen = port }) {
  const { Miniflare, convertV4MiniflareOptions } = wranglersOwn("miniflare");
  const workers = workerOptions({ port, persistTo, vars, only });
  const runtime = new Miniflare({
    ...convertV4MiniflareOptions({ workers, host: "127.0.0.1", port: listen, cf: false }),
    // Where the development server keeps its stores.
    resourcePersistencePath: path.join(persistTo, "v3"),
  });
  await runtime.ready;
  const health = await fetch(`http://127.0.0.1:${listen}/healthz`);
  if (!health.ok) throw new Error(`The first of the Workers answered ${health.status}.`);
  return runtime;
}
