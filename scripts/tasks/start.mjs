// npm start: everything that a first look needs, then the product until Ctrl-C.
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import process from "node:process";
import { deriveLists } from "../support/derive-lists.mjs";
import { endWithParent } from "../support/exit-with-parent.mjs";
import { root, state } from "../support/places.mjs";
import { startRuntime } from "../support/runtime.mjs";
import { checkEnvironment } from "../support/stores.mjs";
import { buildWeb, migrate, requireFreePort } from "../support/system.mjs";
import { ensureKeys } from "../keys.mjs";
import { seed } from "../seed.mjs";
import { printWelcome } from "../support/welcome.mjs";

/** Bundles the Workers in another process, while this one builds the interface. @throws Error where it fails */
async function startBundling() {
  const child = spawn(process.execPath, [path.join(root, "scripts/bundle.mjs")], { cwd: root, stdio: "inherit" });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("The Workers could not be bundled. What failed is in the lines above.");
}

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
  const bundling = startBundling();
  await buildWeb();
  migrate();
  await bundling;
  console.log("Starting edge, origin, assistant and identity provider …");
  await startRuntime({ port, persistTo: state });
  await seed({ port });
  await printWelcome(port);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
