/** Transferred bytes of each route's JavaScript, of languages, the first font and all style sheets, against the interface's budgets. */
import { execFileSync } from "node:child_process";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");
execFileSync(process.execPath, [path.join(root, "node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn"], {
  cwd: path.join(root, "web"),
  stdio: "inherit",
});
console.log(execFileSync(process.execPath, [path.join(root, "scripts/route-weights.mjs")], { encoding: "utf8" }));
