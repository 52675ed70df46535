// npm run dev: the whole system with hot reload of the interface on http://brandN.localhost:5173.
import { spawn } from "node:child_process";
import path from "node:path";
import process from "node:process";
import { deriveLists } from "../support/derive-lists.mjs";
import { endWithParent } from "../support/exit-with-parent.mjs";
import { root, state } from "../support/places.mjs";
import { startRuntime } from "../support/runtime.mjs";
import { buildWeb, migrate, requireFreePort } from "../support/system.mjs";
import { watchWorkers } from "../support/watch.mjs";
import { ensureKeys } from "../keys.mjs";
import { seed } from "../seed.mjs";
import { printWelcome } from "../support/welcome.mjs";

endWithParent();
deriveLists();
const port = Number(process.env.PORT ?? 8787);
try {
  await requireFreePort(port);
  await requireFreePort(5173);
  await ensureKeys();
  await buildWeb();
  migrate();
  const runtime = await startRuntime({ port, persistTo: state });
  watchWorkers(runtime);
  await seed({ port });
  await printWelcome(port);
  console.log(
    `Hot reload of the interface: http://brand1.localhost:5173 (it signs in on port ${port}; come back to 5173 afterwards).`,
  );
  const vite = spawn(
    process.execPath,
    [path.join(root, "node_modules/vite/bin/vite.js"), "--port", "5173", "--strictPort"],
    {
      cwd: path.join(root, "web"),
      stdio: "inherit",
      env: { ...process.env, EDGE_PORT: String(port) },
    },
  );
  vite.on("exit", (code) => process.exit(code ?? 1));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
