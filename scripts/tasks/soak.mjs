// npm run soak: the long kills and the breadth of made files; what was run and measured goes to tests/bench/soak-results.md.
// npm run soak -- kills 100 queue 1000 says how many; a part that is not named is not run.
// npm run soak -- kills 100 minutes 30 stops the whole system's kills after so many minutes.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { endWithParent } from "../support/exit-with-parent.mjs";
import { root } from "../support/places.mjs";
import { buildWeb } from "../support/system.mjs";
import { ensureKeys } from "../keys.mjs";

/** Parts of the soak: the kills (or rounds) of each, and the test that does them. */
const parts = {
  kills: {
    most: 100,
    test: "tests/system/kills",
    about: "the whole system: import, match, score, publish, look for alike suppliers, hand-over of a lock",
  },
  campaigns: {
    most: 20,
    test: "tests/system/campaign-kills",
    about: "moves of 10,000 suppliers of a campaign",
  },
  vendors: {
    most: 25,
    test: "tests/system/vendor-kills",
    about: "suppliers of a finished import added to the vendors",
  },
  maintenance: {
    most: 5,
    test: "tests/system/maintenance-kills",
    about: "500 jobs that are re-scored as one batch, each once",
  },
  recomputed: {
    most: 5,
    test: "tests/system/fixed-sums",
    isMeasured: false,
    about: "real ledgers: their fixed sums, and each computed again by the same build without a difference",
  },
  planted: {
    most: 1_000_000,
    project: "node",
    variable: "PLANTED_FIELDS",
    test: "origin/src/areas/endpoint-comparison/planted",
    about: "fields of two answers, of which 200 are changed: each of them is found, and nothing else",
  },
  uploads: { most: 5, test: "tests/system/hub-uploads", about: "parts of a video that is uploaded" },
  sftp: {
    most: 10,
    test: "tests/system/sftp-connector",
    about: "files by SFTP: for each kill of the connector 100 of them, 1 GB and 5 cut connections",
  },
  linked: {
    most: 5,
    test: "tests/system/linked-accounts",
    about:
      "250,000 rows of a linked account at 400 requests a minute; then with 5 % 429 and 2 % 500, and the system killed",
  },
  commands: { most: 50, test: "tests/system/command-kills", about: "calls that write a state and queue its command" },
  queue: { most: 1000, test: "tests/system/proq-kills", about: "ProQ alone" },
  locks: {
    most: 100,
    test: "tests/system/locks",
    about: "1,000 contenders for one write lock (R5), a kill every tenth round",
  },
  restarts: { most: 10, test: "tests/system/restarts", about: "the origin restarts while screens poll (R10)" },
  idempotency: { most: 1000, test: "tests/system/idempotency", about: "writes sent four times with their key (R6)" },
  malformed: { most: 10_000, test: "tests/system/malformed", about: "malformed requests (R7)" },
  "slow-clients": {
    most: 300,
    test: "tests/system/slow-clients",
    about: "connections that send headers or bodies, or read, slowly, beside a person at work (S64)",
  },
  limits: {
    most: 1,
    test: "tests/security/file-limits",
    about: "files at 100 times each limit, the large ones included, while /healthz is asked (S68)",
  },
  links: {
    most: 1000,
    test: "tests/system/magic-links",
    about: "redeems of one magic link at the same moment, and ten guesses of its token for each",
  },
  guard: {
    most: 10_000,
    test: "tests/system/resource-guard",
    about: "pairs of a user and a path whose verdict is the real answer",
  },
  queries: {
    most: 10_000,
    project: "origin",
    variable: "ORACLE_QUERIES",
    test: "origin/src/analytics/oracle",
    about: "generated analytics queries of three users, compared with plain SQL over the jobs that each sees",
  },
  "debug-lines": {
    most: 100_000,
    project: "origin",
    variable: "DEBUG_LINES",
    test: "origin/src/areas/debug/debug",
    about: "lines of the most detailed log level, none of which has a body, name or secret",
  },
  benchmarks: {
    most: 1000,
    project: "node",
    variable: "BENCHMARK_HISTORIES",
    test: "origin/src/benchmarks/histories",
    about: "random histories of issuers and buyers, in which nobody recovers another's figure from benchmarks",
  },
  ledgers: {
    most: 1000,
    project: "node",
    variable: "MADE_LEDGERS",
    test: "origin/src/job/ingest/find-totals",
    about: "made ledgers with and without total rows: none flagged, none missed",
  },
  "ingest-kills": {
    most: 300,
    project: "node",
    variable: "RESUME_KILLS",
    test: "origin/src/job/ingest/resume",
    about: "series of kills within an ingest, each with the totals of its rows",
  },
  rules: {
    most: 10_000,
    project: "node",
    variable: "RULE_FACTS",
    test: ["origin/src/job/scoring/compile-ruleset", "tests/contract/reasons"],
    about: "suppliers scored by every rule of every version, beside a second reading; their reasons are true",
  },
  printed: {
    most: 40_000,
    journey: "printable",
    variable: "PRINTED_SUPPLIERS",
    about: "suppliers of one job whose report is printed: every row once, none split, nothing cut",
  },
  pages: {
    most: 400,
    test: "tests/system/scores",
    isMeasured: false,
    about: "suppliers of each real ledger whose pages are compared with what was stored",
  },
  files: {
    most: 2000,
    project: "node",
    variable: "HOSTILE_FILES",
    test: "origin/src/job/ingest/hostile-ledgers",
    about: "hostile files of known truth: none crashes, none is wrong without a sign",
  },
};
const results = path.join(root, "tests/bench/soak-results.md");

/** What to run, from the command line; everything where nothing is said. */
function wanted(words) {
  if (words[0] === "minutes" || words.length === 0)
    return Object.entries(parts).map(([part, { most }]) => ({ part, kills: most }));
  const list = [];
  for (let at = 0; at < words.length; at += 2) {
    const kills = Number(words[at + 1]);
    if (words[at] === "minutes" && kills > 0) continue;
    if (!Object.hasOwn(parts, words[at]) || !Number.isInteger(kills) || kills < 1) {
      console.error("Say how many kills of what: npm run soak -- kills 100 queue 1000");
      process.exit(2);
    }
    list.push({ part: words[at], kills });
  }
  return list;
}

/** Sections of the results file by part; those of parts that are not run again are kept. */
function sections() {
  if (!existsSync(results)) return new Map();
  const found = readFileSync(results, "utf8").split(/^## /m).slice(1);
  return new Map(found.map((text) => [text.slice(0, text.indexOf(":")), text.slice(text.indexOf("\n") + 1).trimEnd()]));
}

function write(part, lines) {
  const machine = `${os.cpus()[0]?.model ?? "unknown CPU"}, ${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GiB, ${os.type()} ${os.arch()}, Node ${process.version}`;
  const known = sections();
  known.set(
    part,
    `${new Date().toISOString().slice(0, 10)}, ${machine}\n\n${lines.map((line) => `- ${line}`).join("\n")}`,
  );
  const body = Object.keys(parts)
    .filter((each) => known.has(each))
    .map((each) => `## ${each}: ${parts[each].about}\n${known.get(each)}`);
  writeFileSync(
    results,
    `# Results of npm run soak\n\nWritten by the run itself, after every check of it passed.\n\n${body.join("\n\n")}\n`,
  );
}

endWithParent();
const words = process.argv.slice(2);
const runs = wanted(words);
const minutes = words.includes("minutes") ? { SOAK_MINUTES: words[words.indexOf("minutes") + 1] } : {};
await ensureKeys();
await buildWeb();
const folder = mkdtempSync(path.join(os.tmpdir(), "paygauge-soak-"));
let status = 0;
const vitest = (project, test) => [
  path.join(root, "node_modules/.bin/vitest"),
  ["run", "--project", project, ...[test].flat()],
];
const journeys = (name) => [
  process.execPath,
  [path.join(root, "tests/node_modules/@playwright/test/cli.js"), "test", "-c", "tests/playwright.config.ts", name],
];
for (const { part, kills } of runs) {
  const record = path.join(folder, part);
  const { test, journey, project = "system", variable = "KILLS" } = parts[part];
  const isMeasured = parts[part].isMeasured ?? (project === "system" && journey === undefined);
  const begun = Date.now();
  const [command, args] = journey === undefined ? vitest(project, test) : journeys(journey);
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, [variable]: String(kills), SOAK_RECORD: record, ...minutes },
  });
  if (done.status !== 0 || (isMeasured && !existsSync(record))) {
    status = done.status || 1;
    continue;
  }
  const { lines } = isMeasured
    ? JSON.parse(readFileSync(record, "utf8").trim())
    : { lines: [`${kills}, in ${((Date.now() - begun) / 1000).toFixed(0)} s; every check of them passed.`] };
  console.log(`\n${part}\n${lines.map((line) => `  ${line}`).join("\n")}`);
  write(part, lines);
}
rmSync(folder, { recursive: true, force: true });
process.exit(status);
