// npm test: types, lint, format, contract, unit, workerd, whole-system and browser tests, one after the other.
// npm test -- types lint … runs those steps alone.
import { spawnSync } from "node:child_process";
import path from "node:path";
import process from "node:process";
import { endWithParent } from "../support/leash.mjs";
import { root } from "../support/places.mjs";
import { buildWeb } from "../support/system.mjs";
import { ensureKeys } from "../keys.mjs";

endWithParent();
const bin = (name) => path.join(root, "node_modules/.bin", name);
const run = (command, args, environment = {}) => {
  const done = spawnSync(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...environment } });
  if (done.status !== 0)
    throw new Error(`${path.basename(command)} ${args.join(" ")} ended with ${done.status ?? done.signal}`);
};
const vitest = (...projects) => run(bin("vitest"), ["run", ...projects.flatMap((project) => ["--project", project])]);

const rooms = ["packages/api-types", "packages/ui", "web", "edge", "origin", "idp", "tests"];
const steps = {
  types: () => rooms.forEach((room) => run(bin("tsc"), ["-p", room])),
  lint: () => run(bin("oxlint"), ["--type-aware", "--deny-warnings"]),
  format: () => run(bin("oxfmt"), ["--check", "."]),
  unit: () => vitest("node"),
  workerd: () => vitest("edge", "origin"),
  weights: () => run(process.execPath, ["scripts/route-weights.mjs"]),
  deploy: () => run(process.execPath, ["scripts/dry-run.mjs"]),
  system: () => vitest("system"),
  journeys: () =>
    run(process.execPath, [
      path.join(root, "tests/node_modules/@playwright/test/cli.js"),
      "test",
      "-c",
      "tests/playwright.config.ts",
    ]),
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(steps, name));
if (unknown) {
  console.error(`There is no step "${unknown}". The steps are: ${Object.keys(steps).join(", ")}.`);
  process.exit(2);
}
try {
  await ensureKeys();
  await buildWeb();
  for (const [name, step] of Object.entries(steps)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const started = Date.now();
    console.log(`\n── ${name}`);
    step();
    console.log(`── ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
  console.log(`\nAll steps passed.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
