/**
 * Scoring ruleset, version 2: nothing above Low without a sign that the method works for the supplier, and nothing
 * recommended that is worth nothing. All else is version 1's.
 */
import { cardMethods, type Capability } from "@paygauge/api-types/entities/capabilities";
import type { CapabilityRules, ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import { instantSchemesV2, publicTermsCaps } from "@paygauge/api-types/reference/country-lists";
import { excludedMccV2 } from "@paygauge/analysis/industry/mcc-lists";
import { all, any, atLeast, atMost, cap, gate, give, is, not, under } from "./ruleset-parts.ts";
import type { ScoringField } from "./scoring-fields.ts";
import { scoringRulesetV1 } from "./ruleset-v1.ts";

const { stp, vcard, pcard, tandEcard, scf, instantPay, boost, optima } = scoringRulesetV1.capabilities;
const noCard = is("cardAccepting", false);

const without = (directions: CapabilityRules["directions"], field: ScoringField): CapabilityRules["directions"] =>
  Object.fromEntries(Object.entries(directions).filter(([name]) => name !== field));

/** A limited payee reaches Low at most, unless it accepts cards. Last, so that it is reported only when it decides. */
const limited = (rules: CapabilityRules): CapabilityRules => ({
  ...rules,
  caps: [...rules.caps, cap("LimitedPayee", "Low", all(is("limitedPayee", true), noCard))],
  directions: { ...rules.directions, limitedPayee: "lowers" },
});

/** Unknown terms can't be extended, and a programme needs invoices to finance. */
const scfV2: CapabilityRules = {
  ...scf,
  caps: [
    ...scf.caps,
    cap("UnknownTerms", "Low", not(atLeast("terms", 0))),
    cap("FewInvoices", "Low", under("invoices", 4)),
  ],
  // Card acceptance takes points, but lifts the cap of a limited payee: it may do either.
  directions: without(scf.directions, "cardAccepting"),
};

const instantPayV2: CapabilityRules = {
  ...instantPay,
  gates: [...instantPay.gates, gate("Excluded", is("excluded", true))],
  points: instantPay.points.map((group) =>
    group.group === "Domestic" ? give("Domestic", 10, is("domesticStated", true)) : group,
  ),
  caps: [
    cap("NotStatedDomestic", "Medium", is("domesticStated", false)),
    cap(
      "NoSignal",
      "Low",
      not(any(is("paidByWire", true), is("paidByCheque", true), is("paidByCash", true), atMost("terms", 14))),
    ),
  ],
  directions: {
    ...without(instantPay.directions, "domestic"),
    domesticStated: "raises",
    excluded: "lowers",
  },
};

const boostV2: CapabilityRules = {
  ...boost,
  points: boost.points.filter(({ group }) => group !== "LargeWithoutCard"),
  caps: [cap("NeitherEnrolledNorCard", "Low", all(is("lockboxEnrolled", false), noCard))],
};

const optimaV2: CapabilityRules = {
  ...optima,
  caps: [
    cap("NameOnlyMatch", "Medium", is("matchByName", true)),
    cap("DetailUnder2", "Medium", under("detailLevel", 2)),
    cap("NoCard", "Low", noCard),
  ],
  directions: { ...optima.directions, matchByName: "lowers" },
};

const changed: Record<Capability, CapabilityRules> = {
  stp,
  vcard,
  pcard,
  tandEcard,
  scf: scfV2,
  instantPay: instantPayV2,
  boost: boostV2,
  optima: optimaV2,
};
/** Where a payee class limits the level: card-like methods and supply chain finance. */
const limitedMethods: readonly Capability[] = [...cardMethods, "scf"];

export const scoringRulesetV2: ScoringRuleset = {
  ...scoringRulesetV1,
  version: 2,
  note: "Medium and High need known acceptance or a signal; nothing is recommended that is worth nothing.",
  lists: {
    ...scoringRulesetV1.lists,
    instantSchemes: instantSchemesV2,
    excludedMcc: excludedMccV2,
  },
  proposedClasses: ["Supplier", "PublicBody", "Rent"],
  limitedClasses: ["PublicBody", "Rent"],
  termsCaps: publicTermsCaps,
  capabilities: {
    ...changed,
    ...Object.fromEntries(limitedMethods.map((method) => [method, limited(changed[method])])),
  },
  benefit: { ...scoringRulesetV1.benefit, recommendAbove: 0 },
};
