// Runs the whole system for tests on PORT with the stores of PERSIST_TO; says "SYSTEM READY" when it may be used. Stores
// that are not there yet are a copy of seeded ones: SEED_STEPS "all", or "without-job".
// INSPECTOR_PORT: where workerd's inspector listens; without it nowhere.
// ONLY: settings files of the Workers that run here, at LISTEN; without it all of them, at PORT.
import { cpSync, existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { ensureKeys } from "../../scripts/keys.mjs";
import { seed } from "../../scripts/seed.mjs";
import { endWithParent } from "../../scripts/support/exit-with-parent.mjs";
import { buildWeb, workerFiles } from "../../scripts/support/system.mjs";
import { startRuntime } from "../../scripts/support/runtime.mjs";
import { seededStores } from "./seeded-stores.mjs";

endWithParent();
const port = Number(process.env.PORT);
const persistTo = process.env.PERSIST_TO;
const only = process.env.ONLY?.split(" ") ?? workerFiles;
if (!existsSync(path.join(persistTo, "v3"))) {
  await ensureKeys();
  await buildWeb();
  const hasCatalogue = only.includes("origin/wrangler.toml");
  if (hasCatalogue)
    cpSync(await seededStores(process.env.SEED_STEPS !== "without-job"), persistTo, { recursive: true });
}
await startRuntime({
  port,
  persistTo,
  only,
  listen: Number(process.env.LISTEN ?? port),
  vars: JSON.parse(process.env.WORKER_VARS ?? "{}"),
  more: { "origin/wrangler.toml": JSON.parse(process.env.ORIGIN_SETTINGS ?? "{}") },
  ...(process.env.INSPECTOR_PORT ? { inspectorPort: Number(process.env.INSPECTOR_PORT) } : {}),
  onLog: ({ message }) => console.log(message),
});
const moved = path.join(persistTo, `.people-of-${port}`);
if (only.includes("wrangler.toml") && !existsSync(moved)) {
  // The local provider's address has the port in it: the users of the copy move there.
  await seed({ port, steps: ["people"], quiet: true });
  writeFileSync(moved, "");
}
console.log("SYSTEM READY");
