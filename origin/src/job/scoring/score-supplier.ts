/** Scores suppliers for the eight capabilities, with reasons and a recommended method. */
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { ScoreLevel, ScoringRuleset, SupplierScores } from "@paygauge/api-types/entities/analysis";
import type { ScoreReason } from "@paygauge/api-types/entities/score-reasons";
import type { SupplierFacts } from "../measures/supplier-facts.ts";
import { compileRuleset } from "./compile-ruleset.ts";
import { levelColumns } from "./level-columns.ts";
import { recommend } from "./recommend.ts";
import { type ScoringContext, scoringFactsOf } from "./scoring-facts.ts";

type ByCapability<T> = Record<Capability, T>;

/**
 * Compiles a ruleset for a job and scores one supplier after another.
 * Errors: RulesetError when the ruleset names unknown facts or lacks a rate for the job's currency.
 */
export function makeScorer(ruleset: ScoringRuleset, context: ScoringContext): (facts: SupplierFacts) => SupplierScores {
  const compiled = compileRuleset(ruleset);
  const toFacts = scoringFactsOf(ruleset, context);
  return (supplier) => {
    const facts = toFacts(supplier);
    const of = (capability: Capability) => compiled.score(facts, capability);
    const scores = {
      stp: of("stp"),
      vcard: of("vcard"),
      pcard: of("pcard"),
      tandEcard: of("tandEcard"),
      scf: of("scf"),
      instantPay: of("instantPay"),
      boost: of("boost"),
      optima: of("optima"),
    };
    const levels = mapScores(scores, (score) => score.level);
    const points = mapScores(scores, (score) => score.points);
    const reasons: ByCapability<ScoreReason[]> = mapScores(scores, (score) => score.reasons);
    return {
      ...levelColumns(levels),
      stpPoints: points.stp,
      vcardPoints: points.vcard,
      pcardPoints: points.pcard,
      tandEcardPoints: points.tandEcard,
      scfPoints: points.scf,
      instantPayPoints: points.instantPay,
      boostPoints: points.boost,
      optimaPoints: points.optima,
      reasons,
      recommendedMethod: recommend(supplier, facts, levels, ruleset, context),
      rulesetVersion: ruleset.version,
    };
  };
}

function mapScores<A, B>(scores: ByCapability<A>, pick: (score: A) => B): ByCapability<B> {
  return {
    stp: pick(scores.stp),
    vcard: pick(scores.vcard),
    pcard: pick(scores.pcard),
    tandEcard: pick(scores.tandEcard),
    scf: pick(scores.scf),
    instantPay: pick(scores.instantPay),
    boost: pick(scores.boost),
    optima: pick(scores.optima),
  };
}

/** Level of each capability in a score. */
export function levelsOf(scores: SupplierScores): ByCapability<ScoreLevel> {
  return {
    stp: scores.stpScore,
    vcard: scores.vcardScore,
    pcard: scores.pcardScore,
    tandEcard: scores.tandEcardScore,
    scf: scores.scfScore,
    instantPay: scores.instantPayScore,
    boost: scores.boostScore,
    optima: scores.optimaScore,
  };
}
