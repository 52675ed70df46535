/** Scoring ruleset, version 1: the table of the analysis rules as data. An administrator edits a copy of it. */
import type { CapabilityRules, ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import {
  instantSchemes,
  lockboxCountries,
  referenceRates,
  scfCountries,
  stpCountries,
} from "@paygauge/api-types/reference/country-lists";
import { naicsCrossWalk, sicCrossWalk, unspscCrossWalk } from "@paygauge/analysis/industry/industry-cross-walk";
import {
  excludedMcc,
  pcardMcc,
  tandeCoreMcc,
  tandeOtherMcc,
  tierAMcc,
  tierBMcc,
} from "@paygauge/analysis/industry/mcc-lists";
import {
  all,
  any,
  atLeast,
  cap,
  falling,
  first,
  gate,
  give,
  is,
  isNot,
  not,
  over,
  rising,
  under,
} from "./ruleset-parts.ts";

const noSpend = gate("NoSpend", not(over("spend", 0)));
const excluded = gate("Excluded", is("excluded", true));
const card = is("cardAccepting", true);
const noCard = is("cardAccepting", false);
const vcYes = is("vcAccepting", "YES");
const chequeOrWire = any(is("paidByCheque", true), is("paidByWire", true));

/** Rebates of 100 and 50 basis points and 29 days of float (half a 30-day cycle and 14 days' grace). */
const cardBenefit: CapabilityRules["benefit"] = {
  rebateBp: 100,
  largeTicketRebateBp: 50,
  daysGained: 29,
  daysTarget: null,
  costPerPayment: 0.4,
  annualFee: 0,
};

const stp: CapabilityRules = {
  gates: [noSpend, excluded, gate("NoStpProvider", is("hasStpProvider", false))],
  points: [
    give("StpCapable", 60, is("stpCapable", true)),
    first("acceptance", ["VcAccepting", 20, vcYes], ["CardOnly", 12, card]),
    rising("detail", "detailLevel", [3, 10], [2, 6], [1, 3]),
    rising("spend", "spend", [250_000, 15], [50_000, 10], [10_000, 5]),
    rising("transactions", "transactions", [24, 10], [12, 7], [4, 4]),
    give("InTopSpend", 5, is("inTopSpend", true)),
    give("ChequeOrWire", 5, chequeOrWire),
  ],
  caps: [
    cap(
      "NotStpCapable",
      "Medium",
      all(is("stpCapable", false), not(all(vcYes, atLeast("detailLevel", 2), atLeast("spend", 50_000)))),
    ),
    cap("NeitherCardNorStp", "Low", all(is("stpCapable", false), noCard)),
  ],
  directions: {
    stpCapable: "raises",
    vcAccepting: "raises",
    cardAccepting: "raises",
    detailLevel: "raises",
    spend: "raises",
    transactions: "raises",
    inTopSpend: "raises",
    paidByCheque: "raises",
    paidByWire: "raises",
    hasStpProvider: "raises",
    excluded: "lowers",
  },
  benefit: cardBenefit,
};

const vcard: CapabilityRules = {
  gates: [noSpend, excluded],
  points: [
    first("acceptance", ["VcAccepting", 45, vcYes], ["CardOnly", 25, card]),
    first("match", ["MatchHigh", 8, is("matchBand", "High")], ["MatchMedium", 4, is("matchBand", "Medium")]),
    rising("detail", "detailLevel", [3, 5], [2, 3]),
    first("industry", ["TierA", 15, is("tier", "A")], ["TierB", 8, is("tier", "B")]),
    falling("ticket", "ticket", [5_000, 15], [25_000, 10], [100_000, 5]),
    give("LargeTicketWithoutLevel3", -10, all(over("ticket", 100_000), isNot("detailLevel", 3))),
    rising("terms", "terms", [45, 10], [30, 6], [15, 3]),
    give("PaidLate", 5, over("daysLate", 5)),
    give("Cheque", 5, is("paidByCheque", true)),
  ],
  caps: [cap("NotVcAccepting", "Medium", isNot("vcAccepting", "YES"))],
  directions: {
    vcAccepting: "raises",
    cardAccepting: "raises",
    matchBand: "raises",
    detailLevel: "raises",
    tier: "raises",
    ticket: "lowers",
    terms: "raises",
    daysLate: "raises",
    paidByCheque: "raises",
    spend: "raises",
    excluded: "lowers",
  },
  benefit: cardBenefit,
};

const pcard: CapabilityRules = {
  gates: [noSpend, excluded, gate("TicketTooLarge", over("ticket", 15_000)), gate("CoreTravel", is("tande", "core"))],
  points: [
    falling("ticket", "ticket", [1_000, 35], [2_500, 30], [5_000, 18], [15_000, 4]),
    give("Card", 30, card),
    give("PcardIndustry", 10, is("pcardMcc", true)),
    falling("transactions", "transactions", [24, 15], [100, 8]),
    falling("spend", "spend", [10_000, 10], [50_000, 5]),
    give("DetailLevel2", 5, atLeast("detailLevel", 2)),
    give("MostlyWithoutOrder", 5, under("orderShare", 0.5)),
  ],
  caps: [cap("NoCard", "Low", noCard), cap("TicketOver5000", "Low", over("ticket", 5_000))],
  directions: {
    ticket: "lowers",
    cardAccepting: "raises",
    pcardMcc: "raises",
    transactions: "lowers",
    detailLevel: "raises",
    orderShare: "lowers",
    excluded: "lowers",
  },
  benefit: cardBenefit,
};

const tandEcard: CapabilityRules = {
  gates: [gate("NoTravelCode", is("tande", ""))],
  points: [
    first("industry", ["CoreTravel", 50, is("tande", "core")], ["OtherTravel", 35, is("tande", "other")]),
    first("acceptance", ["Card", 30, card], ["NoCard", 10, noCard]),
    falling("ticket", "ticket", [2_500, 10], [10_000, 5]),
    give("Monthly", 10, atLeast("transactions", 12)),
  ],
  caps: [],
  directions: { tande: "raises", cardAccepting: "raises", ticket: "lowers", transactions: "raises" },
  benefit: cardBenefit,
};

const scf: CapabilityRules = {
  gates: [
    gate("SpendUnder100k", under("spend", 100_000)),
    excluded,
    gate("OutsideProgramme", is("inScfProgramme", false)),
  ],
  points: [
    rising("spend", "spend", [5_000_000, 40], [1_000_000, 32], [500_000, 22], [100_000, 10]),
    rising("terms", "terms", [60, 20], [45, 15], [30, 10]),
    rising("room", "roomToTarget", [30, 10], [15, 5]),
    rising("invoiceValue", "aiv", [50_000, 15], [10_000, 10], [5_000, 5]),
    rising("invoices", "invoices", [12, 10], [4, 5]),
    give("NoCard", 5, noCard),
  ],
  caps: [cap("SpendUnder500k", "Medium", under("spend", 500_000))],
  directions: {
    spend: "raises",
    terms: "raises",
    roomToTarget: "raises",
    aiv: "raises",
    invoices: "raises",
    cardAccepting: "lowers",
    inScfProgramme: "raises",
    excluded: "lowers",
  },
  benefit: { rebateBp: 0, largeTicketRebateBp: 0, daysGained: null, daysTarget: 90, costPerPayment: 0.4, annualFee: 0 },
};

const instantPay: CapabilityRules = {
  gates: [
    noSpend,
    gate("NoInstantScheme", is("hasInstantScheme", false)),
    gate("OverSchemeLimit", under("instantHeadroom", 0)),
  ],
  points: [
    give("NoCard", 20, noCard),
    falling("terms", "terms", [7, 25], [14, 18], [30, 8]),
    give("Wire", 20, is("paidByWire", true)),
    give("Cheque", 15, is("paidByCheque", true)),
    give("Cash", 10, is("paidByCash", true)),
    falling("ticket", "ticket", [10_000, 15], [100_000, 10]),
    give("Domestic", 10, is("domestic", true)),
    falling("spend", "spend", [50_000, 5]),
    falling("transactions", "transactions", [4, 5]),
  ],
  caps: [
    cap("CrossBorder", "Medium", is("domestic", false)),
    cap(
      "LongTermsOnAccount",
      "Low",
      all(over("terms", 14), is("paidByWire", false), is("paidByCheque", false), is("paidByCash", false)),
    ),
  ],
  directions: {
    cardAccepting: "lowers",
    terms: "lowers",
    paidByWire: "raises",
    paidByCheque: "raises",
    paidByCash: "raises",
    ticket: "lowers",
    domestic: "raises",
    transactions: "lowers",
    hasInstantScheme: "raises",
    instantHeadroom: "raises",
  },
  benefit: { rebateBp: 0, largeTicketRebateBp: 0, daysGained: 0, daysTarget: null, costPerPayment: 0.4, annualFee: 0 },
};

const boost: CapabilityRules = {
  gates: [gate("SpendUnder10k", under("spend", 10_000)), excluded, gate("NoLockbox", is("lockboxCovers", false))],
  points: [
    give("Enrolled", 50, is("lockboxEnrolled", true)),
    first("acceptance", ["VcAccepting", 15, vcYes], ["CardOnly", 10, card]),
    rising("spend", "spend", [1_000_000, 30], [250_000, 22], [50_000, 12], [10_000, 4]),
    rising("ticket", "ticket", [25_000, 15], [7_255, 10], [2_500, 5]),
    give("LargeWithoutCard", 10, all(noCard, atLeast("spend", 250_000))),
    give("ChequeOrWire", 5, chequeOrWire),
    rising("terms", "terms", [45, 10], [30, 6]),
    give("Level3", 5, is("detailLevel", 3)),
  ],
  caps: [],
  directions: {
    lockboxEnrolled: "raises",
    vcAccepting: "raises",
    cardAccepting: "raises",
    spend: "raises",
    ticket: "raises",
    paidByCheque: "raises",
    paidByWire: "raises",
    terms: "raises",
    detailLevel: "raises",
    lockboxCovers: "raises",
    excluded: "lowers",
  },
  benefit: cardBenefit,
};

const optima: CapabilityRules = {
  gates: [gate("SpendUnder50k", under("spend", 50_000)), gate("TicketUnder5k", under("ticket", 5_000)), excluded],
  points: [
    rising("spend", "spend", [5_000_000, 35], [1_000_000, 28], [250_000, 15], [50_000, 6]),
    rising("ticket", "ticket", [100_000, 20], [25_000, 15], [7_255, 10]),
    rising("detail", "detailLevel", [3, 15], [2, 8]),
    give("Card", 15, card),
    give("VcNo", 10, is("vcAccepting", "NO")),
    rising("terms", "terms", [45, 10], [30, 6]),
  ],
  caps: [cap("NoCard", "Medium", noCard)],
  directions: {
    spend: "raises",
    ticket: "raises",
    detailLevel: "raises",
    cardAccepting: "raises",
    terms: "raises",
    excluded: "lowers",
  },
  benefit: { ...cardBenefit, rebateBp: 50, largeTicketRebateBp: 50 },
};

export const scoringRulesetV1: ScoringRuleset = {
  version: 1,
  note: "Points, gates and caps of the first release.",
  referenceCurrency: "USD",
  rates: referenceRates,
  bands: { High: 75, Medium: 35, Low: 1 },
  lists: {
    stpCountries,
    scfCountries,
    lockboxCountries,
    instantSchemes,
    excludedMcc,
    pcardMcc,
    tandeCoreMcc,
    tandeOtherMcc,
    tierAMcc,
    tierBMcc,
    crossWalk: { naics: naicsCrossWalk, sic: sicCrossWalk, unspsc: unspscCrossWalk },
  },
  scfTargetDays: 90,
  capabilities: { stp, vcard, pcard, tandEcard, scf, instantPay, boost, optima },
  benefit: {
    cashRate: 0.06,
    largeTicketFrom: 7_255,
    costNow: {
      Cheque: 3,
      Wire: 0.4,
      BankTransfer: 0.4,
      DirectDebit: 0.4,
      Cash: 3,
      Other: 0.4,
      Unknown: 0.4,
      Card: 0.4,
      VirtualCard: 0.4,
    },
    tieOrder: ["stp", "vcard", "boost", "optima", "pcard", "tandEcard", "scf", "instantPay"],
  },
};
