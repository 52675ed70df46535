// npm run audit: asks the registry for known faults of the installed packages; a high or critical one is an error. So is
// a registry that does not answer such questions, unless --allow-unaudited is given: nothing was found out then.
import { spawnSync } from "node:child_process";
import process from "node:process";
import { root } from "../support/places.mjs";
import { ensurePnpm } from "../support/toolchain.mjs";

const mayBeUnaudited = process.argv.includes("--allow-unaudited");
if (mayBeUnaudited) console.log("--allow-unaudited: a registry that answers no audits is no error here.");
const asked = spawnSync(process.execPath, [ensurePnpm(), "audit", "--json"], { cwd: root, encoding: "utf8" });

/** What the registry said; null where it said nothing that can be read. */
function report() {
  try {
    const read = JSON.parse(asked.stdout);
    return typeof read.metadata?.vulnerabilities === "object" ? read : null;
  } catch {
    return null;
  }
}

const found = report();
if (found === null) {
  const why = `${asked.stderr} ${asked.stdout}`
    .replaceAll(/[\s×│]+/g, " ")
    .trim()
    .slice(0, 300);
  console.error(
    `Not audited: the package registry answers no audits. It said: ${why || "nothing"}. Use another registry, or pass --allow-unaudited.`,
  );
  process.exit(mayBeUnaudited ? 0 : 1);
}
const counts = found.metadata.vulnerabilities;
const words = Object.entries(counts).map(([severity, count]) => `${severity} ${count}`);
console.log(`Known faults of the installed packages: ${words.join(", ")}`);
const grave = Object.values(found.advisories ?? {}).filter(({ severity }) => ["high", "critical"].includes(severity));
for (const { module_name: name, severity, title, url, patched_versions: fixed } of grave)
  console.error(`${severity}: ${name}: ${title} (${url}); mended in ${fixed}`);
if ((counts.high ?? 0) + (counts.critical ?? 0) > 0) process.exit(1);
