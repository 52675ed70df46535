/** Scoring bench: node tests/bench/scoring.bench.ts [suppliers]. All eight capabilities, supplier by supplier and by columns. */
import { capabilities } from "@paygauge/api-types/entities/analysis";
import * as fc from "fast-check";
import { compileRuleset } from "../../origin/src/job/scoring/compile-ruleset.ts";
import { scoringFacts } from "../../origin/src/job/scoring/facts.arbitrary.ts";
import { factColumns } from "../../origin/src/job/scoring/fact-columns.ts";
import { scoringRulesetV1 } from "../../origin/src/job/scoring/ruleset-v1.ts";
import { scoreColumns } from "../../origin/src/job/scoring/score-columns.ts";

const [count = 500_000] = process.argv.slice(2).map(Number);
const made = fc.sample(scoringFacts, { numRuns: 5000, seed: 1 });
const facts = Array.from({ length: Math.ceil(count / made.length) }, () => made.map((one) => ({ ...one })))
  .flat()
  .slice(0, count);
const compiled = compileRuleset(scoringRulesetV1);

function timed(name: string, run: () => number): void {
  run();
  const started = process.cpuUsage();
  const sum = run();
  const used = process.cpuUsage(started);
  const seconds = (used.user + used.system) / 1e6;
  console.log(
    `${name.padEnd(16)} ${count} × ${capabilities.length}: ${(seconds * 1000).toFixed(0)} ms CPU (sum of points ${sum})`,
  );
}

timed("level and points", () => {
  let sum = 0;
  for (const capability of capabilities) for (const one of facts) sum += compiled.quick(one, capability).points;
  return sum;
});
timed("with reasons", () => {
  let sum = 0;
  for (const capability of capabilities) for (const one of facts) sum += compiled.score(one, capability).points;
  return sum;
});

const columns = factColumns(facts);
timed("by columns", () => {
  let sum = 0;
  for (const capability of capabilities) {
    const { points } = scoreColumns(columns, facts.length, scoringRulesetV1, capability);
    for (const one of points) sum += one;
  }
  return sum;
});
