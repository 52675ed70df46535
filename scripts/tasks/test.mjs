// npm test: lint with types, format, contract, unit, workerd, whole-system and browser tests.
// npm test -- lint format … runs those steps alone. Lanes of steps run side by side, as many as there are cores.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import process from "node:process";
import { deriveLists } from "../support/derive-lists.mjs";
import { endWithParent } from "../support/exit-with-parent.mjs";
import { keepTemporaryInMemory } from "../support/memory-folder.mjs";
import { root } from "../support/places.mjs";
import { buildWeb, bundleWorkers } from "../support/system.mjs";
import { ensureKeys } from "../keys.mjs";

endWithParent();
deriveLists();
keepTemporaryInMemory();
const bin = (name) => path.join(root, "node_modules/.bin", name);

/** Seconds of CPU that ended children of this process have used, with theirs; 0 where the system does not tell. */
function usedByEnded() {
  try {
    const fields = readFileSync("/proc/self/stat", "utf8").split(") ")[1].split(" ");
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return 0;
  }
}
let toldOf = 0;
/** Seconds of CPU of the child that has just ended: those of one are added when it is waited for, all at once. */
function usedByLast() {
  const before = toldOf;
  toldOf = usedByEnded();
  return toldOf - before;
}

/** Runs a command; its words go to `say`, or straight on where there is none. */
const run = (command, args, say, more = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...more },
      stdio: ["ignore", say ? "pipe" : "inherit", say ? "pipe" : "inherit"],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", say);
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      const used = usedByLast();
      return code === 0
        ? resolve(used)
        : reject(new Error(`${path.basename(command)} ${args.join(" ")} ended with ${code ?? signal}`));
    });
  });
const vitest = (projects, say, ...files) =>
  run(bin("vitest"), ["run", ...projects.flatMap((project) => ["--project", project]), ...files], say);
const node = (args, say) => run(process.execPath, args, say);

const playwright = path.join(root, "tests/node_modules/@playwright/test/cli.js");
const journeys = (say, ...more) => node([playwright, "test", "-c", "tests/playwright.config.ts", ...more], say);
const resultsOf = (name) => `--output=${path.join(root, "test-results", String(name))}`;
/** A part of the journeys, in a whole system of its own. */
const part = (number) => (say) =>
  journeys(say, "--grep-invert=@waits", `--shard=${number}/${parts}`, resultsOf(number));
/** The journeys that wait for most of their time: for what is asked every ten seconds, or for nobody to do anything. */
const waiting = (say) => journeys(say, "--grep=@waits", resultsOf("waiting"));
const parts = 3;

const steps = {
  // With the compiler's own errors: the linter has every room's types read already. The bench checks itself, since what it
  // measures beside is installed for it alone.
  lint: (say) =>
    run(
      bin("oxlint"),
      ["--type-aware", "--type-check", "--deny-warnings", "--ignore-pattern", "tests/bench/**"],
      say,
      // Its collector runs half as often: a tenth less to compute for 700 MiB more.
      { GOGC: process.env.GOGC ?? "200" },
    ),
  format: (say) => run(bin("oxfmt"), ["--check", "."], say),
  unit: (say) => vitest(["node"], say),
  workerd: (say) => vitest(["edge", "origin", "chatbot"], say),
  weights: (say) => node(["scripts/route-weights.mjs"], say),
  deploy: (say) => node(["scripts/dry-run.mjs"], say),
  // Mirrors of the registry often answer no audits; the tests must pass there as well. `npm run audit` is strict.
  audit: (say) => node(["scripts/tasks/audit.mjs", "--allow-unaudited"], say),
  system: (say) => vitest(["system"], say),
  journeys: (say) => journeys(say),
};
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(steps, name));
if (unknown) {
  console.error(`There is no step "${unknown}". The steps are: ${Object.keys(steps).join(", ")}.`);
  process.exit(2);
}

const systemTests =
  (...names) =>
  (say) =>
    vitest(["system"], say, ...names);

const laneOf = (...names) => Object.fromEntries(names.map((name) => [name, steps[name]]));

/** What needs nothing that is built: it begins while that is. */
const unbuilt = laneOf("lint", "format", "audit");

/** Lanes that compute, the longest first; the steps of one follow each other. */
const everything = [
  { "journeys 3/3": part(3) },
  { "journeys 1/3": part(1) },
  { "journeys 2/3": part(2) },
  { workerd: steps.workerd },
  { unit: steps.unit },
  {
    "system, security": systemTests(
      ...[
        "file-limits",
        "files-and-data",
        "foreign-provider",
        "framing",
        "full-disk",
        "local-ports",
        "malware",
        "no-secrets",
        "redirecting-origin",
      ].map((name) => `tests/security/${name}`),
    ),
  },
  {
    "system, writes": systemTests(
      ...["idempotency", "locks", "restarts", "malformed", "given-up", "case-workbook-office", "smtp-kills"].map(
        (name) => `tests/system/${name}`,
      ),
    ),
  },
  laneOf("weights", "deploy"),
];
/**
 * Lanes that wait for much of their time, for systems that end and start, for slow senders or for one answer after the
 * other: one after the other, beside those that compute.
 */
const patient = [
  {
    "system, kills": systemTests(
      "tests/system/kills",
      "tests/system/campaign-kills",
      "tests/system/proq",
      "tests/system/start",
      "tests/system/magic-links",
    ),
  },
  {
    "system, slow": systemTests(
      "tests/security/raw-requests",
      "tests/security/endless-bodies",
      "tests/system/slow-clients",
    ),
  },
  {
    "system, imports": systemTests(
      "tests/system/import-life",
      "tests/system/scores",
      "tests/system/case-agrees",
      "tests/system/assistant",
    ),
  },
  { "journeys that wait": waiting },
];
const lanes = wanted.length === 0 ? everything : [laneOf(...wanted)];
const besides = wanted.length === 0 ? patient : [];

/** What each step that failed said last; said again at the very end, where it is looked for. */
const faults = [];
const lastLines = 150;

/** The steps of a lane, up to one that fails; what they say is told when each ends, unless the lane is alone. */
async function through(lane) {
  const isAlone = lanes.length === 1;
  for (const [name, step] of Object.entries(lane)) {
    const started = Date.now();
    const said = [];
    if (isAlone) console.log(`\n── ${name}`);
    let used = 0;
    try {
      used = await step(isAlone ? undefined : (text) => said.push(text));
    } catch (error) {
      faults.push({ name, error, lastWords: said.join("").split("\n").slice(-lastLines).join("\n") });
      return;
    } finally {
      if (!isAlone) process.stdout.write(`\n── ${name}\n${said.join("")}`);
    }
    console.log(`── ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s, ${used.toFixed(0)} s of CPU`);
  }
}

/** Takes lane after lane; a fault ends its lane, and the others go on. */
async function work(left) {
  for (let lane = left.shift(); lane; lane = left.shift()) await through(lane);
}
/** Steps that read neither the built interface nor the bundles. */
const needNothingBuilt = ["lint", "format", "unit", "audit"];
const needsBuild = wanted.length === 0 || wanted.some((name) => !needNothingBuilt.includes(name));
await ensureKeys();
const computing = [...lanes];
const begun = wanted.length === 0 ? through(unbuilt) : undefined;
if (needsBuild) {
  await buildWeb();
  // Once, before two lanes would make them at the same time.
  bundleWorkers();
}
usedByLast();
// No more that compute than cores: one more ends no sooner, and what waits for each other in it comes too late.
const atOnce = Math.max(2, availableParallelism());
await Promise.all([
  work(besides),
  ...Array.from({ length: Math.min(lanes.length, atOnce) }, async (_, place) => {
    if (place === 0) await begun;
    await work(computing);
  }),
]);
for (const { name, lastWords } of faults.filter((fault) => fault.lastWords !== ""))
  console.error(`\n── ${name} failed; what it said last\n${lastWords}`);
for (const { error } of faults) console.error(error instanceof Error ? error.message : String(error));
if (faults.length > 0) process.exit(1);
console.log("\nAll steps passed.");
