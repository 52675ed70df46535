// Runs the whole system for tests on PORT with the stores of PERSIST_TO; says "SYSTEM READY" when it may be used.
// ONLY: settings files of the Workers that run here, at LISTEN; without it all of them, at PORT.
import process from "node:process";
import { ensureKeys } from "../../scripts/keys.mjs";
import { seed } from "../../scripts/seed.mjs";
import { endWithParent } from "../../scripts/support/leash.mjs";
import { buildWeb, migrate, startWorkers } from "../../scripts/support/system.mjs";

endWithParent();
const port = Number(process.env.PORT);
const persistTo = process.env.PERSIST_TO;
await ensureKeys();
await buildWeb();
migrate(persistTo);
const workers = await startWorkers({
  port,
  persistTo,
  vars: JSON.parse(process.env.WORKER_VARS ?? "{}"),
  ...(process.env.ONLY ? { only: process.env.ONLY.split(" "), listen: Number(process.env.LISTEN) } : {}),
  onOutput: (text) => process.stderr.write(text),
});
workers.on("exit", (code) => process.exit(code ?? 1));
if (process.env.SEED_STEPS !== "none")
  await seed({ port, withJob: process.env.SEED_STEPS !== "without-job", quiet: true });
console.log("SYSTEM READY");
