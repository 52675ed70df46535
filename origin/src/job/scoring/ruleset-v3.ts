/**
 * Scoring ruleset, version 3: acceptance is proven up to a size, a year is made of what repeats, and straight-through
 * processing needs to be stated. All else is version 2's.
 */
import type { AcceptanceRules, YearRules } from "@paygauge/api-types/entities/acceptance-rules";
import type { CapabilityRules, ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import { termsCapsV3 } from "@paygauge/api-types/reference/country-lists";
import { cap, is } from "./ruleset-parts.ts";
import { scoringRulesetV2 } from "./ruleset-v2.ts";

/** Travel, shops, restaurants and hotels: terminals for consumers' amounts. */
const consumerMerchants: [number, number][] = [
  [3000, 3999],
  [4111, 4131],
  [4411, 4411],
  [4511, 4511],
  [4722, 4722],
  [5200, 5999],
  [7011, 7011],
  [7512, 7549],
  [7832, 7999],
];

export const acceptance: AcceptanceRules = {
  timesLargestSeen: {
    times: 5,
    reason: "Ours: a supplier that took one payment by card takes somewhat larger ones, not any amount.",
  },
  ceilings: [
    {
      merchants: "any",
      countries: ["USA"],
      mcc: [[9211, 9402]],
      limit: 24_999.99,
      reason:
        "US agencies may collect no more in one card payment (Treasury Financial Manual, volume 1, part 5, chapter 7000).",
    },
    {
      merchants: "business",
      countries: [],
      mcc: [],
      limit: 100_000,
      reason: "Ours: takes virtual cards, straight-through or level 3 data, so is set up for business payments.",
    },
    {
      merchants: "any",
      countries: [],
      mcc: consumerMerchants,
      limit: 5_000,
      reason: "Ours: travel, shops, restaurants and hotels; half of the spend converts below this ticket.",
    },
    {
      merchants: "any",
      countries: ["GBR"],
      mcc: [],
      limit: 25_543,
      reason: "GBP 20,000: single payments by procurement card (UK Pan-Government policy on payment cards; PPN 03/20).",
    },
    {
      merchants: "any",
      countries: [],
      mcc: [],
      limit: 15_000,
      reason: "US purchases by card without a contract, since October 2025 (FAR 2.101); elsewhere no public source.",
    },
  ],
};

/** Short files say nothing of what repeats within a month: from 90 days on, annual figures need no range. */
export const year: YearRules = { oneOff: { days: 30, fromPeriodDays: 90 }, leastInside: 0.5 };

const { stp, ...others } = scoringRulesetV2.capabilities;

/** Last, so that it is reported only when it decides. */
const stpV3: CapabilityRules = {
  ...stp,
  caps: [
    ...stp.caps,
    cap("StpNotStated", "Low", is("stpCapable", false)),
    cap("StpByName", "Low", is("matchByName", true)),
  ],
  directions: { ...stp.directions, matchByName: "lowers" },
};

export const scoringRulesetV3: ScoringRuleset = {
  ...scoringRulesetV2,
  version: 3,
  note: "Acceptance has a size, one-off payments are no year, straight-through processing is stated.",
  acceptance,
  year,
  termsCaps: termsCapsV3,
  capabilities: { ...others, stp: stpV3 },
};
