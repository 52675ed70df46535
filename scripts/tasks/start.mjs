// npm start: everything that a first look needs, then the product until Ctrl-C.
import process from "node:process";
import { deriveLists } from "../support/derive-lists.mjs";
import { endWithParent } from "../support/exit-with-parent.mjs";
import { state } from "../support/places.mjs";
import { startRuntime } from "../support/runtime.mjs";
import { checkEnvironment } from "../support/stores.mjs";
import { buildWeb, migrate, requireFreePort } from "../support/system.mjs";
import { ensureKeys } from "../keys.mjs";
import { seed } from "../seed.mjs";
import { printWelcome } from "../support/welcome.mjs";

endWithParent();
deriveLists();
const port = Number(process.env.PORT ?? 8787);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(`PORT must be a number from 1 to 65535, not ${process.env.PORT}.`);
  process.exit(2);
}
try {
  await requireFreePort(port);
  checkEnvironment();
  await ensureKeys();
  await buildWeb();
  migrate();
  console.log("Starting edge, origin, assistant and identity provider …");
  await startRuntime({ port, persistTo: state });
  await seed({ port });
  await printWelcome(port);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
