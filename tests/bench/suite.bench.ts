/**
 * The suite's own time: the tests of the day on which its goal was set, with that day's code, and as the same files
 * are now, in one run on one machine; how much less they take is the goal's, how many minutes that is hangs on the
 * machine. The goal allows each page that comes later a time of its own beside that: the walks see the pages of that
 * day in the first, and then what a page costs in the walks of all of them is measured.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pagesToSee } from "../support/pages-to-see.ts";
import { goalLine, loadLine } from "./goal-line.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** The last commit before the goal: six minutes for a suite that took 8.7. */
const goalDay = "1ef4d87522393028bca549e344ed194a7c787696";
const goal = 6 / 8.7;
const folder = mkdtempSync(path.join(tmpdir(), "paygauge-suite-"));
const git = (cwd: string, ...args: string[]): string => execFileSync("git", args, { cwd, encoding: "utf8" });

/** A checkout that is installed and built. */
function checkout(name: string, commit: string): string {
  const at = path.join(folder, name);
  git(folder, "clone", "--quiet", root, at);
  git(at, "checkout", "--quiet", commit);
  cpSync(path.join(root, ".toolchain"), path.join(at, ".toolchain"), { recursive: true, verbatimSymlinks: true });
  spawnSync("npm", ["test", "--", "format"], { cwd: at, stdio: "ignore" });
  return at;
}

/** Seconds of CPU that the whole machine has used. */
function usedByAll(): number {
  const [, user, nice, system] = (readFileSync("/proc/stat", "utf8").split("\n")[0] ?? "").split(/\s+/).map(Number);
  return ((user ?? 0) + (nice ?? 0) + (system ?? 0)) / 100;
}

interface Taken {
  readonly seconds: number;
  /** Seconds of CPU, of everything on the machine. */
  readonly used: number;
  /** What `npm test` said of each step. */
  readonly steps: string;
}

/** Ids of the pages that a checkout has released. */
function pagesOf(at: string): readonly string[] {
  const told = `import("./packages/api-types/src/sitemap.ts").then(({ sitemap }) =>
    console.log(Object.keys(sitemap).filter((id) => sitemap[id].released).join(",")))`;
  return execFileSync(process.execPath, ["-e", told], { cwd: at, encoding: "utf8" }).trim().split(",");
}

/** Runs the whole suite; what fails has taken its time all the same, and is reported. */
function timed(at: string, more: Readonly<Record<string, string>> = {}): Taken {
  const [begun, before] = [Date.now(), usedByAll()];
  const env = { ...process.env, ...more };
  const { stdout, stderr } = spawnSync("npm", ["test"], { cwd: at, env, encoding: "utf8", maxBuffer: 2 ** 30 });
  const [seconds, used] = [(Date.now() - begun) / 1000, usedByAll() - before];
  const steps = stdout.match(/^── .+: [\d.]+ s.*$/gm) ?? [];
  const failed = [...stderr.matchAll(/^── (.+) failed;/gm)].map(([, step]) => `failed: ${step}`);
  return { seconds, used, steps: [...steps.map((line) => line.slice(3)), ...failed].join("\n  ") };
}

const told = ({ seconds, used, steps }: Taken) =>
  `${seconds.toFixed(0)} s, ${used.toFixed(0)} s of CPU of the whole machine\n  ${steps}`;

loadLine();
const that = checkout("then", goalDay);
const pagesThen = pagesOf(that);
const then = timed(that);
console.log(`the suite of that day: ${told(then)}`);

const now = checkout("now", "HEAD");
const tests = ["--", "*.test.ts", "*.journey.ts"];
const added = git(now, "diff", "--find-renames=40%", "--diff-filter=A", "--name-only", goalDay, "HEAD", ...tests);
for (const file of added.split("\n").filter(Boolean)) rmSync(path.join(now, file));
const same = timed(now, { ONLY_PAGES: pagesThen.join(",") });
console.log(`the same files now: ${told(same)}`);
console.log("  (tests that count the suite's files miss some in it)");
goalLine("the suite of that day, now to then", {
  value: same.seconds / then.seconds,
  unit: "×",
  goal: Number(goal.toFixed(2)),
  better: "less",
});

git(now, "checkout", "--quiet", "--", ".");
const ids = {
  jobId: "j",
  supplierKey: "s",
  buyerId: "b",
  useCaseId: "u",
  campaignWorkflowId: "c",
  vendorId: "v",
};
const before = usedByAll();
const walk = ["tests/node_modules/@playwright/test/cli.js", "test", "-c", "tests/playwright.config.ts", "screens"];
const walked = spawnSync(process.execPath, walk, { cwd: now, encoding: "utf8" });
if (walked.status !== 0) throw new Error(walked.stdout);
const aPage = (usedByAll() - before) / pagesToSee(ids).length;
goalLine(
  "a page in both walks, computing time of everything",
  { value: aPage, unit: "s", goal: 3, better: "less" },
  `${pagesToSee(ids).length} pages, the system's start among it`,
);
const later = pagesOf(now).filter((id) => !pagesThen.includes(id));
console.log(`${later.length} pages came after that day: ${(aPage * later.length).toFixed(0)} s of CPU in the walks`);
rmSync(folder, { recursive: true, force: true });
