import { areaCalls } from "../../data/call-table.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

const parts = [areaTexts.rulesets, areaCalls.rulesets] as const;

/** Screens of the analysis administration that concern rules and the directory. */
export const rulesetsScreens = {
  analysisAdmin: lazyWithTexts(() => import("./analysis-admin.screen.tsx"), ...parts),
  confidenceRulesets: lazyWithTexts(() => import("./versions/confidence-rulesets.screen.tsx"), ...parts),
  confidenceRuleset: lazyWithTexts(() => import("./confidence/confidence-ruleset.screen.tsx"), ...parts),
  scoringRulesets: lazyWithTexts(() => import("./versions/scoring-rulesets.screen.tsx"), ...parts),
  scoringRuleset: lazyWithTexts(() => import("./editor/scoring-ruleset.screen.tsx"), ...parts),
};
