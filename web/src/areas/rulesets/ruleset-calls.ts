import type { Permission } from "@paygauge/api-types/access/permissions";
import type { RulesetKind } from "@paygauge/api-types/entities/rulesets";

/** Ids of the two kinds' calls: the same shapes, permissions of their own. */
export const callsOf = {
  confidence: {
    draft: "draftConfidenceRuleset",
    publish: "publishConfidenceRuleset",
    retire: "retireConfidenceRuleset",
    discard: "discardConfidenceRuleset",
    list: "confidenceRulesets",
    one: "confidenceRuleset",
  },
  scoring: {
    draft: "draftScoringRuleset",
    publish: "publishScoringRuleset",
    retire: "retireScoringRuleset",
    discard: "discardScoringRuleset",
    list: "scoringRulesets",
    one: "scoringRuleset",
  },
} as const satisfies Record<RulesetKind, Record<string, string>>;

export const editPermission = {
  confidence: "Analysis_Admin_Confidence_CRUD",
  scoring: "Analysis_Admin_Scoring_CRUD",
} as const satisfies Record<RulesetKind, Permission>;

export const stateTones = { Draft: "warning", Published: "success", Retired: "neutral" } as const;
