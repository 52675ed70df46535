/**
 * Confidence ruleset, version 3: a ledger that has nothing but names can be matched. A unique, rare, exact name in one
 * country with no rival within 3 bits is Medium (docs/analysis.md section 4). All else is version 2's.
 *
 * Calibrated on the North-West pairs with half of the register missing: `npm run bench -- matching` tells how often
 * such a match is right, and name-alone.test.ts holds that it is at least .95.
 */
import type { ConfidenceRuleset } from "@paygauge/api-types/entities/analysis";
import { confidenceRulesetV2 } from "./ruleset-v2.ts";

export const confidenceRulesetV3: ConfidenceRuleset = {
  ...confidenceRulesetV2,
  version: 3,
  note: "A unique, rare, exact name in one country is Medium; version 2 never matched by name alone.",
  // Rarity 0: the rarest word is in fewer than one of 148 entries; a later part of a text ("t/a …") never reaches
  // it.
  nameAlone: { leastRarity: 0, lead: 3 },
};
