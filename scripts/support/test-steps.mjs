// The steps of `npm test`, and the lanes in which the whole of them runs.
import path from "node:path";
import process from "node:process";
import { root } from "./places.mjs";

const bin = (name) => path.join(root, "node_modules/.bin", name);
const playwright = path.join(root, "tests/node_modules/@playwright/test/cli.js");

/**
 * @typedef {{ command: string, args: string[], env?: Record<string, string>, report?: "vitest" | "playwright",
 *   takesFiles?: boolean }} Step What a step runs, which runner reports its files, and whether names of files narrow it.
 */

/** @returns {Step} */
const vitest = (projects, ...more) => ({
  command: bin("vitest"),
  args: ["run", ...projects.flatMap((project) => ["--project", project]), ...more],
  report: "vitest",
  takesFiles: true,
});
/** @returns {Step} */
const node = (...args) => ({ command: process.execPath, args });
/** @returns {Step} */
const journeys = (...more) => ({
  ...node(playwright, "test", "-c", "tests/playwright.config.ts", ...more),
  report: "playwright",
  takesFiles: true,
});
const resultsOf = (name) => `--output=${path.join(root, "test-results", name)}`;

/** Steps by name, as `npm test -- <step>` takes them. */
export const steps = {
  // With the compiler's own errors: the linter has every room's types read already. The bench checks itself, since its
  // peers are installed for it alone.
  lint: {
    command: bin("oxlint"),
    args: ["--type-aware", "--type-check", "--deny-warnings", "--ignore-pattern", "tests/bench/**"],
    // Its collector runs half as often: a tenth less to compute for 700 MiB more.
    env: { GOGC: process.env.GOGC ?? "200" },
  },
  format: { command: bin("oxfmt"), args: ["--check", "."] },
  unit: vitest(["node"]),
  workerd: vitest(["edge", "origin", "chatbot"]),
  weights: node("scripts/route-weights.mjs"),
  deploy: node("scripts/dry-run.mjs"),
  // Mirrors of the registry often answer no audits; the tests must pass there as well. `npm run audit` is strict.
  audit: node("scripts/tasks/audit.mjs", "--allow-unaudited"),
  system: vitest(["system"]),
  journeys: journeys(),
};

/** Steps that read neither the built interface nor the bundles. */
export const needNothingBuilt = ["lint", "format", "unit", "audit"];

const laneOf = (...names) => Object.fromEntries(names.map((name) => [name, steps[name]]));
const systemTests = (folder, names) => vitest(["system"], ...names.map((name) => `tests/${folder}/${name}`));
const journeyParts = 3;
/** A part of the journeys, in a whole system of its own. */
const part = (number) => ({
  [`journeys ${number}/${journeyParts}`]: journeys(
    "--grep-invert=@waits",
    `--shard=${number}/${journeyParts}`,
    resultsOf(String(number)),
  ),
});

const securityTests = [
  "file-limits",
  "files-and-data",
  "foreign-provider",
  "framing",
  "full-disk",
  "local-ports",
  "malware",
  "no-secrets",
  "redirecting-origin",
];
const writeTests = [
  "idempotency",
  "locks",
  "restarts",
  "malformed",
  "given-up",
  "case-workbook-office",
  "smtp-kills",
  "reset-jobs",
  "anonymiser",
  "resource-guard",
];
const killTests = [
  "kills",
  "campaign-kills",
  "command-kills",
  "vendor-kills",
  "maintenance-kills",
  "hub-uploads",
  "sftp-connector",
  "linked-accounts",
  "proq",
  "start",
  "magic-links",
];
/** What imports ledgers, or waits for answers. */
const importTests = ["import-life", "scores", "case-agrees", "fixed-sums", "candidate", "assistant", "api-lines"];
const slowSenders = ["tests/security/raw-requests", "tests/security/endless-bodies", "tests/system/slow-clients"];

/** What needs nothing that is built: it begins while that is. */
export const unbuilt = laneOf("lint", "format", "audit");

/** Lanes that compute, the longest first; the steps of one follow each other. */
export const computing = [
  part(3),
  part(1),
  part(2),
  { "origin 1/2": vitest(["origin"], "--shard=1/2") },
  { "origin 2/2": vitest(["origin"], "--shard=2/2") },
  { unit: steps.unit },
  { "edge, chatbot": vitest(["edge", "chatbot"]) },
  { "system, security": systemTests("security", securityTests) },
  { "system, writes": systemTests("system", writeTests) },
  laneOf("weights", "deploy"),
];

/**
 * Lanes that wait for much of their time, for systems that end and start, for slow senders or for one answer after the
 * other: one after the other, at the same time as those that compute.
 */
export const patient = [
  { "system, kills": systemTests("system", killTests) },
  { "system, slow": vitest(["system"], ...slowSenders) },
  { "system, imports": systemTests("system", importTests) },
  // The journeys that wait for polls every ten seconds, or for an idle session to end.
  { "journeys that wait": journeys("--grep=@waits", resultsOf("waiting")) },
];
