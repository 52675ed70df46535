// npm run seed [-- --reset]: seeds a stopped system; --reset starts over with empty stores.
import { rmSync } from "node:fs";
import process from "node:process";
import { endWithParent } from "../support/exit-with-parent.mjs";
import { state } from "../support/places.mjs";
import { startRuntime } from "../support/runtime.mjs";
import { checkEnvironment } from "../support/stores.mjs";
import { buildWeb, migrate, requireFreePort } from "../support/system.mjs";
import { ensureKeys } from "../keys.mjs";
import { seed } from "../seed.mjs";

endWithParent();
const port = Number(process.env.PORT ?? 8787);
try {
  await requireFreePort(port);
  checkEnvironment();
  if (process.argv.includes("--reset")) {
    rmSync(state, { recursive: true, force: true });
    console.log("All local data is gone.");
  }
  await ensureKeys();
  await buildWeb();
  migrate();
  await startRuntime({ port, persistTo: state });
  await seed({ port });
  console.log("Seeded. Start the product with: npm start");
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
