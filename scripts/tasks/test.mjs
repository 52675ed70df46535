// npm test: lint with types, format, contract, unit, workerd, whole-system and browser tests.
// npm test -- lint format … runs those steps alone; npm test -- unit <file> … runs those files of one step.
// Lanes of steps run side by side, as many as there are cores.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { deriveLists } from "../support/derive-lists.mjs";
import { endWithParent } from "../support/exit-with-parent.mjs";
import { keepTemporaryInMemory } from "../support/memory-folder.mjs";
import { root } from "../support/places.mjs";
import { countStepCpu, stepVariable } from "../support/step-cpu.mjs";
import { buildWeb, bundleWorkers } from "../support/system.mjs";
import { readReports } from "../support/test-reports.mjs";
import { computing, needNothingBuilt, patient, steps, unbuilt } from "../support/test-steps.mjs";
import { ensureKeys } from "../keys.mjs";

endWithParent();
deriveLists();
keepTemporaryInMemory();

/** The steps that were asked for, and files that narrow the one that is. */
function readArguments(words) {
  const names = words.filter((word) => Object.hasOwn(steps, word));
  const files = words.filter((word) => !Object.hasOwn(steps, word));
  const [only] = names;
  if (files.length > 0 && (names.length !== 1 || !steps[only].takesFiles)) {
    const narrowed = Object.keys(steps).filter((name) => steps[name].takesFiles);
    console.error(
      `There is no step "${files[0]}". The steps are: ${Object.keys(steps).join(", ")}. For some files of one step, name it first: ${narrowed.join(", ")}.`,
    );
    process.exit(2);
  }
  return { names, files };
}
const { names, files } = readArguments(process.argv.slice(2));
const isWhole = names.length === 0;
const only = Object.fromEntries(names.map((name) => [name, { ...steps[name], args: [...steps[name].args, ...files] }]));
const lanes = isWhole ? [...computing] : [only];
const isAlone = lanes.length === 1;

const reports = mkdtempSync(path.join(tmpdir(), "paygauge-reports-"));
process.once("exit", () => rmSync(reports, { recursive: true, force: true }));
const reportOf = (name) => path.join(reports, `${name.replaceAll(/\W+/g, "-")}.json`);
/** How a runner also writes its report, in addition to the lines that it prints. */
const reporting = {
  vitest: (file) => ({ args: ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`], env: {} }),
  playwright: (file) => ({ args: ["--reporter=list,json"], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
};

const cpu = countStepCpu();
/** Every step that has ended: its name, seconds by the clock and seconds of CPU. */
const ended = [];
/** What each step that failed printed last; printed again at the very end, where readers look for it. */
const faults = [];
const lastLines = 150;

/** Runs a step; its lines go to `print`, or straight on where there is none. */
function run(name, { command, args, env = {}, report }, print) {
  const more = report === undefined ? { args: [], env: {} } : reporting[report](reportOf(name));
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args, ...more.args], {
      cwd: root,
      env: { ...process.env, ...env, ...more.env, [stepVariable]: name },
      stdio: ["ignore", print ? "pipe" : "inherit", print ? "pipe" : "inherit"],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", print);
    child.once("error", reject);
    child.once("exit", (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Error(`${path.basename(command)} ${args.join(" ")} ended with ${code ?? signal}`)),
    );
  });
}

const timesOf = ({ seconds, used }) => `${seconds.toFixed(1)} s${used === null ? "" : `, ${used.toFixed(0)} s of CPU`}`;

/** Runs the steps of a lane, up to one that fails; what they print is shown when each ends, unless the lane is alone. */
async function through(lane) {
  for (const [name, step] of Object.entries(lane)) {
    const started = Date.now();
    const printed = [];
    if (isAlone) console.log(`\n── ${name}`);
    let isFailed = false;
    try {
      await run(name, step, isAlone ? undefined : (text) => printed.push(text));
    } catch (error) {
      faults.push({ name, error, lastWords: printed.join("").split("\n").slice(-lastLines).join("\n") });
      isFailed = true;
    }
    const times = { name, seconds: (Date.now() - started) / 1000, used: cpu.of(name) };
    ended.push(times);
    if (!isAlone) process.stdout.write(`\n── ${name}\n${printed.join("")}`);
    console.log(`── ${name}: ${timesOf(times)}`);
    if (isFailed) return;
  }
}

/** Takes lane after lane; a fault ends its lane, and the others go on. */
async function work(left) {
  for (let lane = left.shift(); lane; lane = left.shift()) await through(lane);
}

/** What the run took: by step, the slowest files, and what passed at a second try only. */
function printTimes() {
  const { slowest, again } = readReports(ended.map(({ name }) => reportOf(name)));
  console.log("\n── Steps");
  for (const each of ended.toSorted((a, b) => b.seconds - a.seconds)) console.log(`  ${each.name}: ${timesOf(each)}`);
  const used = ended.reduce((sum, each) => sum + (each.used ?? 0), 0);
  console.log(`  together: ${process.uptime().toFixed(0)} s, ${used.toFixed(0)} s of CPU`);
  if (slowest.length > 0) console.log("── Slowest files");
  for (const { file, seconds } of slowest.slice(0, 10)) console.log(`  ${seconds.toFixed(1)} s ${file}`);
  console.log(`── Tried again: ${again.length === 0 ? "none" : `\n  ${again.join("\n  ")}`}`);
}

const needsBuild = isWhole || names.some((name) => !needNothingBuilt.includes(name));
await ensureKeys();
const begun = isWhole ? through(unbuilt) : undefined;
if (needsBuild) {
  await buildWeb();
  // Once, before several lanes would make them at the same time.
  bundleWorkers();
  if (isWhole) execFileSync(process.execPath, ["tests/support/seed-stores.mjs"], { cwd: root, stdio: "inherit" });
}
// No more that compute than cores: one more ends no sooner, and what waits for each other in it comes too late.
const atOnce = Math.max(2, availableParallelism());
const waiting = isWhole ? [...patient] : [];
await Promise.all([
  work(waiting),
  ...Array.from({ length: Math.min(lanes.length, atOnce) }, async (_, place) => {
    if (place === 0) await begun;
    await work(lanes);
  }),
]);
cpu.stop();
printTimes();
for (const { name, lastWords } of faults.filter((fault) => fault.lastWords !== ""))
  console.error(`\n── ${name} failed; what it printed last\n${lastWords}`);
for (const { error } of faults) console.error(error instanceof Error ? error.message : String(error));
if (faults.length > 0) process.exit(1);
console.log("\nAll steps passed.");
