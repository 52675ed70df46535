import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

/** Screens of the analysis administration that concern rules and the directory. */
export const rulesetsScreens = {
  analysisAdmin: lazyWithTexts(() => import("./analysis-admin.screen.tsx"), areaTexts.rulesets),
  confidenceRulesets: lazyWithTexts(() => import("./versions/confidence-rulesets.screen.tsx"), areaTexts.rulesets),
  confidenceRuleset: lazyWithTexts(() => import("./confidence/confidence-ruleset.screen.tsx"), areaTexts.rulesets),
  scoringRulesets: lazyWithTexts(() => import("./versions/scoring-rulesets.screen.tsx"), areaTexts.rulesets),
  scoringRuleset: lazyWithTexts(() => import("./editor/scoring-ruleset.screen.tsx"), areaTexts.rulesets),
};
