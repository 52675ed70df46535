/** What a draft of the scoring ruleset would do to this job: one supplier on the bench, or all of them in slices. */
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import { scoreLevelSchema, scoreLevels, type ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import type { BandChange, ScoringBench, SimulationSlice } from "@paygauge/api-types/entities/rulesets";
import * as v from "valibot";
import type { RunPayload } from "../commands.ts";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { RulesetError } from "../scoring/compile-condition.ts";
import { compileRuleset } from "../scoring/compile-ruleset.ts";
import { factColumns } from "../scoring/fact-columns.ts";
import { machineBandsOf } from "@paygauge/api-types/entities/overrides";
import { ColumnScorer } from "../scoring/score-columns.ts";
import { scoringFactsOf } from "../scoring/scoring-facts.ts";
import { traceRules } from "../scoring/trace-ruleset.ts";
import { topOfWholeRun } from "../steps/top-spend.ts";
import { factsOf, runScoring, scoringContextOf, type RunScoring } from "../supplier-score.ts";
import { countSuppliers, readSupplier, readSuppliers, supplierByKey } from "../supplier-store.ts";
import { ChangeTally } from "./change-tally.ts";
import type { MessageRef } from "@paygauge/api-types/catalogue/message";

/** Suppliers of one slice: well inside the time of a call. */
const slice = 4000;

/** The draft cannot be used on this job, as data: an exception loses its class on the way between objects. */
export interface SimulationRefusal {
  readonly refusal: MessageRef;
}

/** A supplier's narrow row: who it is, and its level of each capability under the capability's column. */
interface Present extends Record<string, SqlStorageValue> {
  readonly ordinal: number;
  readonly supplierKey: string;
  readonly name: string;
  readonly spendMinor: number;
  readonly machineBands: string;
}

/** Present levels of a slice of suppliers, by ordinal. */
function presentRows(sql: SqlStorage, run: string, from: number): Map<number, Present> {
  const columns = capabilities.map((capability) => `${capability}Score`).join(", ");
  const rows = sql
    .exec<Present>(
      `SELECT ordinal, supplierKey, name, spendMinor, machineBands, ${columns} FROM supplier WHERE run = ? AND ordinal >= ? ORDER BY ordinal LIMIT ?`,
      run,
      from,
      slice,
    )
    .toArray();
  return new Map(rows.map((row) => [row.ordinal, row]));
}

function refusalOf(error: unknown): SimulationRefusal {
  if (error instanceof RulesetError) return { refusal: error.ref };
  throw error;
}

/** Scores one slice of the run's suppliers with the draft and counts who changes level. Writes nothing. */
export function simulateScoring(
  sql: SqlStorage,
  payload: RunPayload,
  draft: ScoringRuleset,
  from: number,
): SimulationSlice | SimulationRefusal {
  const { run, job } = payload;
  try {
    const scoring = runScoring(sql, payload, draft, topOfWholeRun(sql, payload.run));
    const toFacts = scoringFactsOf(draft, scoringContextOf(payload, scoring));
    const stored = readSuppliers(sql, run, from, slice);
    const columns = factColumns(stored.map((each) => toFacts(factsOf(each, scoring))));
    const present = presentRows(sql, run, from);
    const scores = new ColumnScorer(draft).score(columns, stored.length);
    const tally = new ChangeTally();
    for (const capability of capabilities) {
      const { levels } = scores[capability];
      stored.forEach(({ ordinal }, at) => {
        const row = present.get(ordinal);
        const after = scoreLevels[levels[at] ?? 3];
        // What a user set stays as it is, whatever the rules say.
        if (!row || after === undefined || machineBandsOf(row.machineBands)[capability] !== undefined) return;
        tally.add(capability, v.parse(scoreLevelSchema, row[`${capability}Score`]), after, {
          supplierKey: row.supplierKey,
          name: row.name,
          spendMinor: row.spendMinor,
        });
      });
    }
    const total = countSuppliers(sql, run);
    const done = from + stored.length;
    return {
      done,
      total,
      next: stored.length < slice || done >= total ? null : done,
      currency: job.currency,
      minorDigits: minorDigitsOf(job.currency),
      changes: tally.changes(),
      examples: tally.examples(),
    };
  } catch (error) {
    return refusalOf(error);
  }
}

function capabilityBench(
  capability: Capability,
  facts: ReturnType<ReturnType<typeof scoringFactsOf>>,
  draft: ReturnType<typeof compileRuleset>,
  before: { level: BandChange["before"]; points: number },
): ScoringBench["capabilities"][number] {
  const { level, points } = draft.quick(facts, capability);
  const { bands } = draft.ruleset;
  const uncapped =
    points >= bands.High ? "High" : points >= bands.Medium ? "Medium" : points >= bands.Low ? "Low" : "None";
  return {
    capability,
    before: { level: v.parse(scoreLevelSchema, before.level), points: before.points },
    after: { level, points },
    rules: traceRules(draft.ruleset.capabilities[capability], facts, uncapped),
  };
}

/** One supplier with every rule of the draft; null when the run has no supplier of this key. */
export function benchScoring(
  sql: SqlStorage,
  payload: RunPayload,
  present: ScoringRuleset,
  body: ScoringRuleset,
  supplierKey: string,
): ScoringBench | SimulationRefusal | null {
  const record = supplierByKey(sql, payload.run, supplierKey);
  const stored = record && readSupplier(sql, payload.run, Number(record.ordinal));
  if (!record || !stored) return null;
  try {
    const scoring: RunScoring = runScoring(sql, payload, body, topOfWholeRun(sql, payload.run));
    const supplier = factsOf(stored, scoring);
    const facts = scoringFactsOf(body, scoringContextOf(payload, scoring))(supplier);
    const draft = compileRuleset(body);
    const before = runScoring(sql, payload, present, topOfWholeRun(sql, payload.run)).score(supplier);
    return {
      supplierKey,
      name: stored.identity.name,
      facts: { ...facts },
      capabilities: capabilities.map((capability) =>
        capabilityBench(capability, facts, draft, {
          level: before[`${capability}Score`],
          points: before[`${capability}Points`],
        }),
      ),
    };
  } catch (error) {
    return refusalOf(error);
  }
}
