/** Scores a batch of suppliers by columns: levels, what is recommended, and points with their reasons as they are kept. */
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import {
  type ScoreLevel,
  scoreLevels,
  type ScoringRuleset,
  type SupplierScores,
} from "@paygauge/api-types/entities/analysis";
import type { SupplierFacts } from "../measures/supplier-facts.ts";
import type { Bands } from "../decisions/band-overrides.ts";
import { ColumnReasons } from "./column-reasons.ts";
import { factColumns } from "./fact-columns.ts";
import { levelColumns } from "./level-columns.ts";
import { recommend } from "./recommend.ts";
import { ColumnScorer } from "./score-columns.ts";
import { type ScoringContext, scoringFactsOf } from "./scoring-facts.ts";

/** What a supplier's row keeps of its scores. */
export type RowScores = Pick<SupplierScores, `${Capability}Score` | "recommendedMethod">;

export interface BatchScore {
  /** What counts: the levels that the rules give, but for those that are set by hand. */
  readonly levels: Readonly<Record<Capability, ScoreLevel>>;
  /** What the rules give where a level is set by hand. */
  readonly machine: Bands;
  readonly row: RowScores;
  /** JSON: ruleset version, and per capability its points and reasons (column-reasons.ts). */
  readonly kept: string;
}

/**
 * Makes a ruleset ready for many batches of one run; a score for each supplier, in their order.
 * Errors: RulesetError when the ruleset names unknown facts or lacks a rate for the job's currency.
 */
export function makeBatchScorer(
  ruleset: ScoringRuleset,
  context: ScoringContext,
  byHand: (supplierKey: string) => Bands | undefined = () => undefined,
): (suppliers: readonly SupplierFacts[]) => BatchScore[] {
  const toFacts = scoringFactsOf(ruleset, context);
  const scorer = new ColumnScorer(ruleset);
  const reasons = new ColumnReasons(ruleset);
  return (suppliers) => {
    const facts = suppliers.map(toFacts);
    const columns = factColumns(facts);
    const scores = scorer.score(columns, facts.length);
    const kept = reasons.kept(columns, facts.length, scores);
    return facts.map((each, at) => {
      const byRule = Object.fromEntries(
        capabilities.map((capability) => [capability, scoreLevels[scores[capability].levels[at] ?? 3] ?? "None"]),
      ) as Record<Capability, ScoreLevel>;
      const supplier = suppliers[at];
      const set = (supplier && byHand(supplier.supplierKey)) ?? {};
      const levels = { ...byRule, ...set };
      return {
        levels,
        machine: Object.fromEntries(
          capabilities.flatMap((name) => (set[name] === undefined ? [] : [[name, byRule[name]]])),
        ),
        row: {
          ...levelColumns(levels),
          recommendedMethod: supplier ? recommend(supplier, each, levels, ruleset, context) : null,
        },
        kept: kept[at] ?? "",
      };
    });
  };
}
