/** Why a supplier has a score: the rules that counted, each with the facts that made its condition hold. */
import * as v from "valibot";

/** How a fact compares to the number that a rule compares it with; a yes or no or a word stands for itself ("is"). */
const factRelations = ["atLeast", "atMost", "over", "under", "equal", "unequal", "is"] as const;
export type FactRelation = (typeof factRelations)[number];

/** One fact that made a rule's condition hold, so that a sentence of it is true whatever the rule is called. */
export const reasonFactSchema = v.object({
  field: v.string(),
  /** The fact as compared: major units of the ruleset's reference currency, days, counts, a share of one. */
  actual: v.union([v.string(), v.number(), v.boolean(), v.null()]),
  relation: v.picklist(factRelations),
  /** The ruleset's number; null where the fact stands for itself, or is not known. */
  threshold: v.nullable(v.number()),
});
export type ReasonFact = v.InferOutput<typeof reasonFactSchema>;

/** One line of the trace of a score: a gate that failed, points given, or a cap that bit. */
export const scoreReasonSchema = v.object({
  code: v.string(),
  points: v.number(),
  /** The facts that made its condition hold: every one of them is so. */
  facts: v.array(reasonFactSchema),
});
export type ScoreReason = v.InferOutput<typeof scoreReasonSchema>;
