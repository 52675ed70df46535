/** Scores of 500,000 suppliers for the eight capabilities in one thread. Run by `npm run bench -- scoring`. */
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import * as fc from "fast-check";
import { compileRuleset } from "../../origin/src/job/scoring/compile-ruleset.ts";
import { scoringFacts } from "../../origin/src/job/scoring/facts.arbitrary.ts";
import { ColumnReasons } from "../../origin/src/job/scoring/column-reasons.ts";
import { factColumns } from "../../origin/src/job/scoring/fact-columns.ts";
import { scoringRulesetV2 } from "../../origin/src/job/scoring/ruleset-v2.ts";
import { ColumnScorer } from "../../origin/src/job/scoring/score-columns.ts";
import { goalLine, loadLine } from "./goal-line.ts";

const [count = 500_000] = process.argv.slice(2).map(Number);
const goalMs = 100;
const rounds = 7;
const made = fc.sample(scoringFacts, { numRuns: 20_000, seed: 1 });
const facts = Array.from({ length: count }, (_, at) => ({ ...made[(at * 7919) % made.length]! }));

const cpuMs = (work: () => unknown): number => {
  const started = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
};

/** CPU of each round after a first one that warms up, least first, ms. */
function timesOf(work: () => unknown, times = rounds): number[] {
  work();
  return Array.from({ length: times }, () => cpuMs(work)).toSorted((a, b) => a - b);
}
const median = (times: readonly number[]): number => times[Math.floor(times.length / 2)] ?? Number.NaN;
const show = (what: string, times: readonly number[], goal: number | null): void =>
  goalLine(what, { value: median(times), unit: "ms CPU", goal, better: "less" }, `least ${times[0]?.toFixed(0)} ms`);

loadLine();
const columns = factColumns(facts);
const scorer = new ColumnScorer(scoringRulesetV2);
const scores = scorer.score(columns, count);
const compiled = compileRuleset(scoringRulesetV2);
const sumOf = (points: Uint8Array): number => points.reduce((sum, one) => sum + one, 0);

for (const capability of capabilities) {
  const expected = facts.reduce((sum, one) => sum + compiled.quick(one, capability).points, 0);
  if (expected !== sumOf(scores[capability].points)) throw new Error(`The points of ${capability} differ.`);
}
console.log(
  `${count} suppliers x ${capabilities.length} capabilities; points equal to those of the ruleset supplier by supplier`,
);
show(
  "levels and points, by columns",
  timesOf(() => scorer.score(columns, count)),
  goalMs,
);
show(
  "the ruleset made ready",
  timesOf(() => new ColumnScorer(scoringRulesetV2)),
  null,
);
show(
  "facts into columns",
  timesOf(() => factColumns(facts), 3),
  null,
);
const reasons = new ColumnReasons(scoringRulesetV2);
show(
  "reasons as they are kept (100,000)",
  timesOf(() => reasons.kept(columns, 100_000, scores), 3),
  null,
);
show(
  "levels and points, supplier by supplier",
  timesOf(() => {
    for (const capability of capabilities) for (const one of facts) compiled.quick(one, capability);
  }, 3),
  null,
);
