// npm run check: what a change may have broken, in three minutes: format, lint with types, all node tests, the Workers
// tests that it reaches, and the English of comments in the changed files. Nothing is built. npm run check -- <commit>
// compares with that commit; without it, with the last commit of the main branch. `npm test` runs everything.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { deriveLists } from "../support/derive-lists.mjs";
import { endWithParent } from "../support/exit-with-parent.mjs";
import { importersOf, reachedBy } from "../support/import-graph.mjs";
import { root } from "../support/places.mjs";
import { unplainWords } from "../support/plain-english.mjs";

endWithParent();
deriveLists();
/** Workers tests of one check, at most: each takes some seconds. */
const maxWorkersTests = 24;
const bin = (name) => path.join(root, "node_modules/.bin", name);
const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);

/** The commit that the change is compared with. @throws Error where git knows no such commit */
function baseOf([wanted]) {
  if (wanted !== undefined) return wanted;
  const main = ["origin/main", "main"].find((name) => {
    try {
      git("rev-parse", "--verify", "--quiet", name);
      return true;
    } catch {
      return false;
    }
  });
  const [base = "HEAD"] = main === undefined ? [] : git("merge-base", "HEAD", main);
  return base;
}

/** Files that differ from the base, those that git does not know yet included. */
function changedSince(base) {
  return [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")];
}

/** Workers tests beside a changed file, which may call it through the Worker instead of importing it. */
const isBeside = (test, changed) => changed.some((file) => path.dirname(file) === path.dirname(test));

/** Workers tests that the change reaches, the nearest first. */
function workersTests(changed) {
  const sources = git("ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx");
  const distances = reachedBy(changed, importersOf(sources));
  return sources
    .filter((file) => file.endsWith(".workerd.test.ts"))
    .filter((test) => distances.has(test) || isBeside(test, changed))
    .toSorted((a, b) => (distances.get(a) ?? 1) - (distances.get(b) ?? 1));
}

/** Runs a command; what it says is printed when it ends, so that two lanes do not mix. */
function run(name, command, args, env = {}) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => said.push(text));
    child.once("exit", (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? "" : said.join("")}── ${name}: ${code === 0 ? "passed" : "failed"}, ${seconds} s`);
      resolve(code === 0);
    });
  });
}

/** Lists the words that comments and test titles of the changed files should not use; each such file is to reach zero. */
function checkEnglish(files) {
  const places = files
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && existsSync(path.join(root, file)))
    .flatMap((file) =>
      unplainWords(readFileSync(path.join(root, file), "utf8")).map(
        ({ line, found, instead }) => `${file}:${line}: "${found}" → ${instead}`,
      ),
    );
  console.log(`${places.map((place) => `${place}\n`).join("")}── English of changed files: ${places.length} to reword`);
  return places.length === 0;
}

const changed = changedSince(baseOf(process.argv.slice(2)));
const reached = workersTests(changed);
const [asked, leftOut] = [reached.slice(0, maxWorkersTests), reached.slice(maxWorkersTests)];
console.log(`${changed.length} files changed; they reach ${reached.length} Workers tests.`);
const vitest = (projects, files = []) => ["run", ...projects.flatMap((each) => ["--project", each]), ...files];
const lint = ["--type-aware", "--type-check", "--deny-warnings", "--ignore-pattern", "tests/bench/**"];
const lanes = [
  async () => [
    await run("format", bin("oxfmt"), ["--check", "."]),
    await run("lint with types", bin("oxlint"), lint, { GOGC: "200" }),
    await run("node tests", bin("vitest"), vitest(["node"])),
  ],
  async () =>
    asked.length === 0
      ? []
      : [await run(`${asked.length} Workers tests`, bin("vitest"), vitest(["edge", "origin", "chatbot"], asked))],
];
const outcomes = [checkEnglish(changed), ...(await Promise.all(lanes.map((lane) => lane()))).flat()];
if (leftOut.length > 0)
  console.log(
    `Left out, farther from the change: ${leftOut.length} Workers tests; npm test runs them.\n  ${leftOut.join("\n  ")}`,
  );
if (outcomes.includes(false)) process.exit(1);
console.log("\nThe check passed. npm test is the whole.");
