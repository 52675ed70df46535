// npm run soak: the long kills. KILLS=100 by default.
import { spawnSync } from "node:child_process";
import path from "node:path";
import process from "node:process";
import { endWithParent } from "../support/leash.mjs";
import { root } from "../support/places.mjs";
import { buildWeb } from "../support/system.mjs";
import { ensureKeys } from "../keys.mjs";

endWithParent();
await ensureKeys();
await buildWeb();
const done = spawnSync(
  path.join(root, "node_modules/.bin/vitest"),
  ["run", "--project", "system", "tests/system/kills", "tests/system/proq-kills", "--testTimeout", "3600000"],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, KILLS: process.env.KILLS ?? "100" },
  },
);
process.exit(done.status ?? 1);
