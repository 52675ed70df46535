// npm run check: what a change may have broken, in a minute: format, lint with types, the node and Workers tests that it
// reaches, and the English of comments in the changed files. Nothing is built. npm run check -- <commit> compares with that
// commit; without it, with the last commit of the main branch. `npm test` runs everything.
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
/** Tests of one check, at most, the nearest first: a Workers test takes some seconds, a node test a third of one. */
const maxTests = { workers: 10, node: 100 };
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

/** Workers tests in the folder of a changed file, which may call it through the Worker instead of importing it. */
const isBeside = (test, changed) => changed.some((file) => path.dirname(file) === path.dirname(test));
/** Tests that read the project's files instead of importing them. */
const readsFiles = (test) => /^(?:tests\/contract|scripts)\//.test(test);

/** Tests that the change reaches, the nearest first: those in workerd, and those in node. */
function reachedTests(changed) {
  if (changed.length === 0) return { workers: [], node: [] };
  const sources = git(
    "ls-files",
    "--cached",
    "--others",
    "--exclude-standard",
    "*.ts",
    "*.tsx",
    "*.mjs",
    "*.json",
  ).filter((file) => existsSync(path.join(root, file)));
  const distances = reachedBy(changed, importersOf(sources));
  const nearestFirst = (tests) => tests.toSorted((a, b) => (distances.get(a) ?? 1) - (distances.get(b) ?? 1));
  const tests = sources.filter((file) => file.endsWith(".test.ts") && !file.endsWith(".system.test.ts"));
  const isInWorkerd = (file) => file.endsWith(".workerd.test.ts");
  return {
    workers: nearestFirst(
      tests.filter((test) => isInWorkerd(test) && (distances.has(test) || isBeside(test, changed))),
    ),
    node: nearestFirst(tests.filter((test) => !isInWorkerd(test) && (distances.has(test) || readsFiles(test)))),
  };
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
const reached = reachedTests(changed);
const asked = { workers: reached.workers.slice(0, maxTests.workers), node: reached.node.slice(0, maxTests.node) };
const leftOut = [...reached.workers.slice(maxTests.workers), ...reached.node.slice(maxTests.node)];
console.log(
  `${changed.length} files changed; they reach ${reached.workers.length} Workers tests and ${reached.node.length} node tests.`,
);
const vitest = (projects, files) => ["run", ...projects.flatMap((each) => ["--project", each]), ...files];
const lint = ["--type-aware", "--type-check", "--deny-warnings", "--ignore-pattern", "tests/bench/**"];
const runTests = async (name, projects, files) =>
  files.length === 0 || (await run(`${files.length} ${name}`, bin("vitest"), vitest(projects, files)));
const lanes = [
  async () => [
    await run("format", bin("oxfmt"), ["--check", "."]),
    await run("lint with types", bin("oxlint"), lint, { GOGC: "200" }),
  ],
  async () => [
    await runTests("node tests", ["node"], asked.node),
    await runTests("Workers tests", ["edge", "origin", "chatbot"], asked.workers),
  ],
];
const outcomes = [checkEnglish(changed), ...(await Promise.all(lanes.map((lane) => lane()))).flat()];
if (leftOut.length > 0)
  console.log(
    `Left out, farther from the change: ${leftOut.length} tests; npm test runs them.\n  ${leftOut.slice(0, 20).join("\n  ")}`,
  );
if (outcomes.includes(false)) process.exit(1);
console.log("\nThe check passed. npm test is the whole.");
