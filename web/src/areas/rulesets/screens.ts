import { callParts } from "../../data/call-parts.derived.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

const parts = [areaTexts.rulesets, callParts.rulesets, callParts.directory] as const;

/** Screens of the analysis administration that concern rules and the directory. */
export const rulesetsScreens = {
  analysisAdmin: lazyWithTexts(() => import("./analysis-admin.screen.tsx"), ...parts),
  confidenceRulesets: lazyWithTexts(() => import("./versions/confidence-rulesets.screen.tsx"), ...parts),
  confidenceRuleset: lazyWithTexts(() => import("./confidence/confidence-ruleset.screen.tsx"), ...parts),
  scoringRulesets: lazyWithTexts(() => import("./versions/scoring-rulesets.screen.tsx"), ...parts),
  scoringRuleset: lazyWithTexts(() => import("./editor/scoring-ruleset.screen.tsx"), ...parts),
};
