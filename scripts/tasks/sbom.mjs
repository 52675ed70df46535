// npm run sbom: what is deployed and sent to browsers, package by package, as CycloneDX JSON in .local/sbom.cdx.json.
// npm run sbom -- file.json writes it there. Versions and licences are those of the installed packages, which the lock
// file fixes.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { root } from "../support/places.mjs";
import { ensurePnpm } from "../support/toolchain.mjs";

const out = path.resolve(root, process.argv[2] ?? ".local/sbom.cdx.json");
mkdirSync(path.dirname(out), { recursive: true });
/** Rooms that are deployed, or sent to browsers. */
const rooms = ["web", "edge", "origin", "chatbot", "ui", "api-types"].flatMap((room) => [
  "--filter",
  `@paygauge/${room}`,
]);
const kind = ["--sbom-format", "cyclonedx", "--sbom-type", "application", "--prod"];
execFileSync(process.execPath, [ensurePnpm(), ...rooms, "sbom", ...kind, "--out", out], {
  cwd: root,
  stdio: "inherit",
});
const { components = [], specVersion } = JSON.parse(readFileSync(out, "utf8"));
console.log(`${components.length} packages, CycloneDX ${specVersion}: ${path.relative(root, out)}`);
