// npm test: types, lint, format, contract, unit, workerd, whole-system and browser tests.
// npm test -- types lint … runs those steps alone. Two lanes run side by side, one for each of two cores.
import { spawn } from "node:child_process";
import path from "node:path";
import process from "node:process";
import { endWithParent } from "../support/leash.mjs";
import { root } from "../support/places.mjs";
import { buildWeb, bundleWorkers } from "../support/system.mjs";
import { ensureKeys } from "../keys.mjs";

endWithParent();
const bin = (name) => path.join(root, "node_modules/.bin", name);

/** Runs a command; its words go to `say`, or straight on where there is none. */
const run = (command, args, say) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", say ? "pipe" : "inherit", say ? "pipe" : "inherit"],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", say);
    child.once("error", reject);
    child.once("exit", (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Error(`${path.basename(command)} ${args.join(" ")} ended with ${code ?? signal}`)),
    );
  });
const vitest = (projects, say) =>
  run(bin("vitest"), ["run", ...projects.flatMap((project) => ["--project", project])], say);
const node = (args, say) => run(process.execPath, args, say);

const rooms = ["packages/api-types", "packages/ui", "web", "edge", "origin", "idp", "tests"];
const playwright = path.join(root, "tests/node_modules/@playwright/test/cli.js");
/** Each lane's steps, one after the other. The browser's stand apart: they wait more than they work. */
const lanes = [
  {
    types: async (say) => {
      for (const room of rooms) await run(bin("tsc"), ["-p", room], say);
    },
    lint: (say) => run(bin("oxlint"), ["--type-aware", "--deny-warnings"], say),
    format: (say) => run(bin("oxfmt"), ["--check", "."], say),
    unit: (say) => vitest(["node"], say),
    workerd: (say) => vitest(["edge", "origin"], say),
    system: (say) => vitest(["system"], say),
  },
  {
    weights: (say) => node(["scripts/route-weights.mjs"], say),
    deploy: (say) => node(["scripts/dry-run.mjs"], say),
    journeys: (say) => node([playwright, "test", "-c", "tests/playwright.config.ts"], say),
  },
];

const wanted = process.argv.slice(2);
const names = lanes.flatMap((lane) => Object.keys(lane));
const unknown = wanted.find((name) => !names.includes(name));
if (unknown) {
  console.error(`There is no step "${unknown}". The steps are: ${names.join(", ")}.`);
  process.exit(2);
}

/** The steps of a lane that are wanted; what they say is told when each ends, unless the lane is alone. */
async function through(lane, isAlone) {
  for (const [name, step] of Object.entries(lane)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const started = Date.now();
    const said = [];
    if (isAlone) console.log(`\n── ${name}`);
    try {
      await step(isAlone ? undefined : (text) => said.push(text));
    } finally {
      if (!isAlone) process.stdout.write(`\n── ${name}\n${said.join("")}`);
    }
    console.log(`── ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
}

await ensureKeys();
await buildWeb();
// Once, before two lanes would make them at the same time.
bundleWorkers();
const used = lanes.filter((lane) => wanted.length === 0 || wanted.some((name) => Object.hasOwn(lane, name)));
const ends = await Promise.allSettled(used.map((lane) => through(lane, used.length === 1)));
const faults = ends.flatMap((end) => (end.status === "rejected" ? [end.reason] : []));
for (const fault of faults) console.error(fault instanceof Error ? fault.message : String(fault));
if (faults.length > 0) process.exit(1);
console.log("\nAll steps passed.");
