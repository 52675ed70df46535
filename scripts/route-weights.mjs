// Prints what each route loads, gzip KiB, against the budgets of docs/interface.md, and fails 3 % above one of them.
// Usage: node scripts/route-weights.mjs [dist folder]
import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const dist = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), "..", "web", "dist");
const manifest = JSON.parse(readFileSync(join(dist, ".vite", "manifest.json"), "utf8"));

/** gzip KiB over the shell, by part of a screen's file name; the first that matches counts. */
const budgets = [
  [/job-insights|supplier-charts/, 60, "chart route"],
  [/\/analysis\.screen|job-suppliers|job-supplier/, 60, "grid route"],
  [/job-create/, 50, "form route"],
  [/job-workflow/, 60, "upload"],
  [/./, 60, "route"],
];
const shellBudget = 170;
const sharedBudgets = { common: 72, frame: 18, job: 22 };
const cssBudget = 22;
/** Either part of the gateway's and the origin's messages in one language: each refusal says what to do. */
const languageBudget = 26;
const fontBudget = 66;
/** Of the printable frame, which is a build of its own: its script and its style sheet. */
const printableBudget = { js: 100, css: 20 };

const weighed = new Map();
function weight(file) {
  if (!weighed.has(file)) weighed.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1024);
  return weighed.get(file);
}

/** Every chunk that `key` needs before it runs. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(next, seen);
  return seen;
}

const total = (keys) => keys.reduce((sum, key) => sum + weight(manifest[key].file), 0);
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
if (entry === undefined) throw new Error(`${dist} holds no entry. Build the web room first.`);
const shell = closure(entry);
const rows = [["shell", total([...shell]), shellBudget, "shell"]];
/** Files that most pages load after the shell (web/vite.config.ts): weighed once, and no part of a route. */
for (const [name, budget] of Object.entries(sharedBudgets)) {
  const key = Object.keys(manifest).find((each) => manifest[each].name === name);
  if (key === undefined) throw new Error(`The build has no file "${name}".`);
  rows.push([name, total([key]), budget, "shared"]);
  shell.add(key);
}
const keysOf = (pattern) => Object.keys(manifest).filter((key) => pattern.test(key));
const nameOf = (key) => key.replace(/^.*\//, "");
// A declared record's screens are its own code with what draws any record's list, page or form.
const screens = [
  ...keysOf(/\.screen\.tsx$/).map((key) => [nameOf(key), [key]]),
  ...keysOf(/\.record\.tsx$/).flatMap((key) =>
    keysOf(/\/record-(?:list|one|create)\.tsx$/).map((drawn) => [`${nameOf(key)}, ${nameOf(drawn)}`, [key, drawn]]),
  ),
];
for (const [name, keys] of screens) {
  const own = new Set(keys.flatMap((key) => [...closure(key)]).filter((each) => !shell.has(each)));
  const [, budget, kind] = budgets.find(([pattern]) => pattern.test(keys[0])) ?? budgets.at(-1);
  rows.push([name, total([...own]), budget, kind]);
}
/** Bytes of a chunk by the file that it is made of. @throws Error where there is none: a moved file is weighed again. */
function weightOf(key) {
  if (manifest[key] === undefined)
    throw new Error(`The build has no chunk of ${key}. Say here where its words are now.`);
  return total([key]);
}

// A language: what a page loads of it with the largest area; and the system's messages, which come after it.
for (const language of ["de", "fr"]) {
  const ofEveryPage = [...closure(`src/texts/${language}.ts`)].filter((each) => !shell.has(each));
  const areas = Object.keys(manifest).filter((key) => key.startsWith(`src/texts/${language}/`));
  const page = ofEveryPage.map(weightOf).reduce((sum, size) => sum + size, Math.max(...areas.map(weightOf)));
  rows.push([`${language} of a page`, page, languageBudget, "language"]);
}
for (const language of ["en", "de", "fr"])
  for (const part of ["core", "areas"])
    rows.push([
      `${language}, messages, ${part}`,
      weightOf(`../packages/api-types/src/catalogue/${language}-${part}.ts`),
      languageBudget,
      "language",
    ]);
// The one font that a page is first drawn with; it is packed already.
const fonts = [...readFileSync(join(dist, "index.html"), "utf8").matchAll(/<link [^>]*as="font"[^>]*href="([^"]+)"/g)];
const fontBytes = fonts.reduce((sum, [, href]) => sum + statSync(join(dist, href)).size, 0);
if (fonts.length !== 1) throw new Error(`A page is first drawn with one font; index.html fetches ${fonts.length}.`);
rows.push(["first paint", fontBytes / 1024, fontBudget, "font"]);
const styles = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []));
rows.push(["all style sheets", [...styles].reduce((sum, file) => sum + weight(file), 0), cssBudget, "CSS"]);

const printable = Object.values(JSON.parse(readFileSync(join(dist, ".vite", "printable.json"), "utf8")));
const frame = printable.find(({ isEntry }) => isEntry);
rows.push(["printable frame", weight(frame.file), printableBudget.js, "printable"]);
rows.push(["its style sheet", frame.css.reduce((sum, file) => sum + weight(file), 0), printableBudget.css, "CSS"]);

/** Budgets inform; only a size above this share of one fails. */
const failingShare = 1.03;
let [over, failing] = [0, 0];
for (const [name, size, budget, kind] of rows) {
  const bad = size > budget;
  if (bad) over += 1;
  if (size > budget * failingShare) failing += 1;
  console.log(
    `${bad ? "OVER" : "ok  "} ${size.toFixed(1).padStart(7)} of ${String(budget).padStart(3)} KiB  ${kind.padEnd(12)} ${name}`,
  );
}
if (over > 0) console.error(`${over} over budget. Split the screen, or load what it needs later.`);
if (failing > 0) process.exit(1);
