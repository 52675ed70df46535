// npm run pictures: the main screens at 360 pixels, at 200 %, in forced colours and with less motion, into docs/pictures, and
// the picture of the README; npm run pictures -- readme takes one of them.
import { spawnSync } from "node:child_process";
import path from "node:path";
import process from "node:process";
import { endWithParent } from "../support/exit-with-parent.mjs";
import { root } from "../support/places.mjs";

endWithParent();
const done = spawnSync(
  process.execPath,
  [path.join(root, "tests/support/take-pictures.ts"), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: "inherit",
  },
);
process.exit(done.status ?? 1);
