// Runs a system that serve.mjs started once again: the same bundles, settings and stores in the same runtime, without
// the development server around them, which takes longer to start than the product. Says "SYSTEM READY" as serve.mjs.
import { existsSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import process from "node:process";
import { endWithParent } from "../../scripts/support/leash.mjs";
import { root } from "../../scripts/support/places.mjs";

endWithParent();
const port = Number(process.env.PORT);
const persistTo = process.env.PERSIST_TO;
const wranglersOwn = createRequire(realpathSync(path.join(root, "node_modules/wrangler/package.json")));

/** What the runtime is told of each Worker: read from the settings of the first start, then kept beside the stores. */
function workerOptions() {
  const kept = path.join(persistTo, "workers.json");
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, "utf8"));
  const { unstable_getMiniflareWorkerOptions: optionsOf } = wranglersOwn("wrangler");
  const workers = ["paygauge-edge", "paygauge-origin", "paygauge-idp"].map((name) => {
    const { workerOptions: options, main } = optionsOf(
      path.join(root, ".local", `port-${port}`, name, "wrangler.json"),
    );
    return { ...options, name, modules: [{ type: "ESModule", path: main }], modulesRoot: path.dirname(main) };
  });
  writeFileSync(kept, JSON.stringify(workers));
  return workers;
}

const { Miniflare, convertV4MiniflareOptions } = wranglersOwn("miniflare");
const runtime = new Miniflare({
  ...convertV4MiniflareOptions({ workers: workerOptions(), host: "127.0.0.1", port, cf: false }),
  // Where the development server keeps its stores.
  resourcePersistencePath: path.join(persistTo, "v3"),
});
await runtime.ready;
const health = await fetch(`http://127.0.0.1:${port}/healthz`);
if (!health.ok) throw new Error(`The edge answered ${health.status}.`);
console.log("SYSTEM READY");
