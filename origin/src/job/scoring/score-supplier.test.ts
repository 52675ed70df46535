import { supplierScoresSchema } from "@paygauge/api-types/entities/analysis";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { emptyTotals } from "../grouping/totals.ts";
import { buildFacts } from "../measures/build-facts.ts";
import { identityOf } from "../measures/identity.fixture.ts";
import { plainYear, type SupplierFacts } from "../measures/supplier-facts.ts";
import type { DirectoryEntry, PayeeTotals } from "../facts.ts";
import { industryClassifier } from "./industry-class.ts";
import { scoringRulesetV1 } from "./ruleset-v1.ts";
import { scoringRulesetV2 } from "./ruleset-v2.ts";
import { makeScorer } from "./score-supplier.ts";
import { lawfulDays, type ScoringContext, scoringFactsOf } from "./scoring-facts.ts";

const context: ScoringContext = {
  capabilities: ["stp", "vcard", "pcard", "tandEcard", "scf", "instantPay", "boost", "optima"],
  lockboxes: ["Its"],
  buyerCountry: "GBR",
  buyerType: null,
  currency: "GBP",
  minorDigits: 2,
  annualFactor: 2,
};
const entry: DirectoryEntry = {
  entryId: "e1",
  name: "Acme",
  addressLine1: "",
  city: "",
  postalCode: "",
  country: "GBR",
  phone: "",
  taxId: "",
  companyNumber: "",
  mcc: "5943",
  acceptsCard: true,
  acceptsVirtualCard: true,
  detailLevel: 3,
  stpCapable: true,
  lockboxes: ["Its"],
  lastSeen: "2026-01-01",
};

function supplier(totals: Partial<PayeeTotals>, matched: DirectoryEntry | null = entry): SupplierFacts {
  const levels = {
    name: "exact",
    street: "numberAndName",
    postcode: "exact",
    city: "exact",
    phone: "missing",
    taxId: "missing",
  } as const;
  return buildFacts(
    {
      supplier: {
        supplierKey: "k",
        identity: identityOf({ name: "Acme", country: "GBR" }),
        totals: { ...emptyTotals(), ...totals },
        variantIds: [1],
      },
      evidence: matched
        ? {
            supplierKey: "k",
            entryId: "e1",
            band: "High",
            bits: 20,
            confidence: 99,
            levels,
            rarityBits: 0,
            runnerUp: null,
            rulesetVersion: 1,
          }
        : null,
      entry: matched,
      campaignSucceededOnCard: false,
    },
    {
      ...plainYear,
      periodDays: 182.5,
      annualFactor: 2,
      lastDate: 20_000,
      namesOrders: false,
      listed: () => null,
      proposedClasses: new Set(["Supplier"]),
    },
    "Medium",
  );
}
const paid = (
  count: number,
  valueMinor: number,
  method: "Cheque" | "BankTransfer" = "Cheque",
): Partial<PayeeTotals> => ({
  lines: count,
  documents: {
    PurchaseOrder: { count: 0, valueMinor: 0 },
    Invoice: { count: 0, valueMinor: 0 },
    Payment: { count, valueMinor },
  },
  methods: { [method]: { count, valueMinor } },
});

describe("facts for scores", () => {
  const toFacts = scoringFactsOf(scoringRulesetV1, context);
  test("money is scaled to a year and to dollars, averages are not scaled", () => {
    const facts = toFacts(supplier(paid(10, 783_000)));
    expect(facts.spend).toBeCloseTo((7_830 / 0.783) * 2, 6);
    expect(facts.transactions).toBe(20);
    expect(facts.ticket).toBeCloseTo(783 / 0.783, 6);
  });
  test("a large supplier whose summary counts invoices without their value isn't a purchase card", () => {
    const castleEnergy = supplier({
      lines: 1,
      statedSpendMinor: 31_000_000,
      documents: { ...emptyTotals().documents, Invoice: { count: 12, valueMinor: 0 } },
    });
    const score = makeScorer(scoringRulesetV1, { ...context, annualFactor: 1 })(castleEnergy);
    expect([score.pcardScore, score.pcardPoints]).toEqual(["None", 0]);
  });
  test("one document is one-off and is not scaled, nor is what it would save", () => {
    const facts = toFacts(supplier(paid(1, 783_000)));
    expect(facts.spend).toBeCloseTo(7_830 / 0.783, 6);
    expect(facts.transactions).toBe(1);
    expect(supplier(paid(1, 783_000)).measures.frequency).toBe("OneOff");
    expect(supplier(paid(2, 783_000)).measures.frequency).toBe("Quarterly");
  });
  test("the scheme's limit is that of the supplier's country", () => {
    const facts = toFacts(supplier(paid(1, 100_000_001)));
    expect(facts.instantHeadroom).toBeLessThan(0);
    expect(toFacts(supplier(paid(1, 100_000_000))).instantHeadroom).toBeCloseTo(0, 6);
  });
  test("a list of the issuer decides over payee class and industry", () => {
    const facts = supplier(paid(4, 1000), null);
    const excluded = (part: Partial<SupplierFacts>) => toFacts({ ...facts, ...part }).excluded;
    expect([excluded({}), excluded({ listed: "exclude" })]).toEqual([false, true]);
    expect([excluded({ mcc: "6011" }), excluded({ mcc: "6011", listed: "include" })]).toEqual([true, false]);
  });
  test("lockboxes count only where the issuer has them", () => {
    expect(toFacts(supplier(paid(1, 100)))).toMatchObject({ lockboxCovers: true, lockboxEnrolled: true });
    const without = scoringFactsOf(scoringRulesetV1, { ...context, lockboxes: ["Boost"] });
    expect(without(supplier(paid(1, 100)))).toMatchObject({ lockboxCovers: false, lockboxEnrolled: false });
  });
  test("a currency without a rate is refused with what to do", () => {
    expect(() => scoringFactsOf(scoringRulesetV1, { ...context, currency: "KRW" })).toThrow(/no rate for KRW. Add one/);
  });
});

describe("scores", () => {
  const score = makeScorer(scoringRulesetV1, context);
  test("an enrolled, STP capable acceptor paid by cheque is High for both, with its reasons", () => {
    const scores = score(supplier(paid(20, 6_000_000)));
    expect(v.parse(supplierScoresSchema, scores)).toEqual(scores);
    expect(scores).toMatchObject({
      stpScore: "High",
      vcardScore: "High",
      pcardScore: "Medium",
      tandEcardScore: "None",
      rulesetVersion: 1,
    });
    expect(scores.reasons.vcard.map(({ code, points }) => `${code} ${points}`)).toContain("VcAccepting 45");
    // 153,000 USD a year with a ticket under the large-ticket floor: all card methods earn the same, the tie goes to stp
    expect(scores.recommendedMethod).toBe("stp");
  });
  test("only what the issuer offers is recommended", () => {
    const narrow = makeScorer(scoringRulesetV1, { ...context, capabilities: ["pcard", "scf"] });
    expect(narrow(supplier(paid(20, 6_000_000))).recommendedMethod).toBe("pcard");
    const none = makeScorer(scoringRulesetV1, { ...context, capabilities: [] });
    expect(none(supplier(paid(20, 6_000_000))).recommendedMethod).toBeNull();
  });
  test("among High methods the higher net benefit wins over the stated order", () => {
    // terms of 30 days: scf gains 60 days at 6 % (0.99 % of spend), optima 29 days and 50 basis points (0.98 %)
    const documents = {
      ...paid(20, 600_000_000).documents,
      PurchaseOrder: { count: 0, valueMinor: 0 },
      Payment: { count: 20, valueMinor: 600_000_000 },
      Invoice: { count: 20, valueMinor: 600_000_000 },
    };
    const totals = { ...paid(20, 600_000_000, "BankTransfer"), documents };
    const narrow = makeScorer(scoringRulesetV1, { ...context, capabilities: ["optima", "scf"] });
    const thirty = narrow(supplier({ ...totals, terms: { weightMinor: 100, weightedDays: 3_000 } }));
    expect(thirty).toMatchObject({ optimaScore: "High", scfScore: "High", recommendedMethod: "scf" });
    // at 45 days only 45 are left to win: optima
    const later = narrow(supplier({ ...totals, terms: { weightMinor: 100, weightedDays: 4_500 } }));
    expect(later).toMatchObject({ optimaScore: "High", scfScore: "High", recommendedMethod: "optima" });
  });
  test("credits only: no spend, no score", () => {
    const scores = score(supplier(paid(3, -5_000)));
    expect(scores).toMatchObject({
      stpScore: "None",
      vcardScore: "None",
      pcardScore: "None",
      instantPayScore: "None",
      recommendedMethod: null,
    });
    const facts = [{ field: "spend", actual: expect.any(Number), relation: "atMost", threshold: 0 }];
    expect(scores.reasons.stp).toEqual([{ code: "NoSpend", points: 0, facts }]);
  });
  test("without a match nothing is known about acceptance", () => {
    const scores = score(supplier(paid(20, 6_000_000), null));
    // 10 for the spend, 10 for the transactions, 5 for the cheques
    expect(scores).toMatchObject({ stpScore: "Low", stpPoints: 25, vcardScore: "Low", pcardScore: "Low" });
    const facts = [{ field: "tande", actual: "", relation: "is", threshold: null }];
    expect(scores.reasons.tandEcard).toEqual([{ code: "NoTravelCode", points: 0, facts }]);
  });
});

describe("version 2", () => {
  const second = makeScorer(scoringRulesetV2, context);
  const toFacts = scoringFactsOf(scoringRulesetV2, context);
  const plain = supplier(paid(20, 6_000_000), null);
  const named = (identity: Partial<SupplierFacts["identity"]>): SupplierFacts => ({
    ...plain,
    identity: { ...plain.identity, ...identity },
  });
  const invoiced = (count: number, valueMinor: number, days: number | null): SupplierFacts =>
    supplier(
      {
        ...paid(count, valueMinor, "BankTransfer"),
        documents: { ...paid(count, valueMinor).documents, Invoice: { count, valueMinor } } as PayeeTotals["documents"],
        ...(days === null ? {} : { terms: { weightMinor: 100, weightedDays: 100 * days } }),
      },
      null,
    );

  test("boost needs an enrolment or a card", () => {
    const large = supplier(paid(20, 900_000_000), null);
    expect(makeScorer(scoringRulesetV1, context)(large).boostScore).toBe("Medium");
    expect(second(large).boostScore).toBe("Low");
    expect(second(supplier(paid(20, 900_000_000))).boostScore).toBe("High");
    expect(second(large).reasons.boost.map(({ code }) => code)).not.toContain("LargeWithoutCard");
  });
  test("optima is at most Low without a card, and at most Medium by the name alone or without detail", () => {
    const large = supplier(paid(20, 900_000_000));
    const { match, acceptance } = large;
    const alone = { name: "exact", street: "missing", postcode: "missing", city: "none", phone: "missing" } as const;
    const byName = match && { ...match, levels: { ...alone, taxId: "missing" as const } };
    expect(second(large).optimaScore).toBe("High");
    expect(second({ ...large, match: byName }).optimaScore).toBe("Medium");
    expect(second({ ...large, match: byName && { ...byName, decision: "confirmed" } }).optimaScore).toBe("High");
    const bare = { ...acceptance, detailLevel: 1 as const };
    expect(second({ ...large, acceptance: bare }).optimaScore).toBe("Medium");
    expect(second(supplier(paid(20, 900_000_000), null)).optimaScore).toBe("Low");
  });
  test("instant pay needs a signal, and leaves out excluded and redacted payees", () => {
    const byTransfer = supplier(paid(4, 1_000_000, "BankTransfer"), null);
    expect(makeScorer(scoringRulesetV1, context)(byTransfer).instantPayScore).toBe("Medium");
    expect(second(byTransfer).instantPayScore).toBe("Low");
    expect(second(supplier(paid(4, 1_000_000), null)).instantPayScore).toBe("Medium");
    for (const payeeClass of ["Redacted", "Employee"] as const)
      expect(second(named({ payeeClass })).instantPayScore).toBe("None");
  });
  test("domestic needs a stated country", () => {
    expect(toFacts(named({ isCountryAssumed: true }))).toMatchObject({ domestic: true, domesticStated: false });
    expect(toFacts(plain)).toMatchObject({ domestic: true, domesticStated: true });
    const cash = { ...plain, totals: { ...plain.totals, methods: { Wire: { count: 4, valueMinor: 100 } } } };
    const short = { ...cash, measures: { ...cash.measures, termsDays: 5 } };
    expect(second(short).instantPayScore).toBe("High");
    const assumed = { ...short, identity: { ...short.identity, isCountryAssumed: true } };
    expect(second(assumed).instantPayScore).toBe("Medium");
  });
  test("SCT Inst is for the euro alone; other currencies have their own scheme and limit, or none", () => {
    const schemeOf = (country: string) =>
      scoringRulesetV2.lists.instantSchemes.find((each) => each.country === country);
    expect(["DEU", "HRV", "BGR"].map((country) => schemeOf(country)?.scheme)).toEqual(Array(3).fill("SCT Inst"));
    expect(["NOR", "ROU", "LIE"].map(schemeOf)).toEqual([undefined, undefined, undefined]);
    expect(["ISL", "DNK", "POL", "CZE", "HUN"].map((country) => schemeOf(country)?.limit)).toEqual([
      9_999_999, 500_000, 100_000, 2_500_000, 20_000_000,
    ]);
    const paidAbroad = { ...supplier(paid(1, 5_000_000), null).measures };
    const danish = { ...named({ country: "DNK" }), measures: paidAbroad };
    // 50,000 GBP are 440,368 DKK; 60,000 are 528,442.
    expect(toFacts(danish).instantHeadroom).toBeGreaterThan(0);
    expect(toFacts({ ...danish, measures: supplier(paid(1, 6_000_000), null).measures }).instantHeadroom).toBeLessThan(
      0,
    );
  });
  test("supply chain finance needs terms and four invoices", () => {
    // 10m GBP a year
    expect(second(invoiced(20, 500_000_000, 45)).scfScore).toBe("High");
    expect(second(invoiced(20, 500_000_000, null)).scfScore).toBe("Low");
    // a single document isn't a year's: three are 6 a year at twice the half year, two are 4
    const few = invoiced(20, 500_000_000, 45);
    expect(second({ ...few, measures: { ...few.measures, invoices: 1 } }).scfScore).toBe("Low");
    expect(second({ ...few, measures: { ...few.measures, invoices: 2 } }).scfScore).not.toBe("Low");
  });
  test("a public buyer's terms end at the legal cap, where there is one", () => {
    const days = (buyerType: ScoringContext["buyerType"], buyerCountry: string) =>
      lawfulDays(scoringRulesetV2, { buyerType, buyerCountry }, 90);
    expect([days("public", "GBR"), days("public", "DEU"), days("public", "USA")]).toEqual([30, 30, 90]);
    expect([days("private", "GBR"), days(null, "GBR")]).toEqual([90, 90]);
    expect(lawfulDays(scoringRulesetV1, { buyerType: "public", buyerCountry: "GBR" }, 90)).toBe(90);
    const council = { ...context, capabilities: ["scf" as const], buyerType: "public" as const };
    const facts = invoiced(20, 500_000_000, 45);
    expect(scoringFactsOf(scoringRulesetV2, council)(facts).roomToTarget).toBe(-15);
    // no day is left to win, and so nothing
    expect(makeScorer(scoringRulesetV2, council)(facts).recommendedMethod).toBe("leaveAsIs");
    expect(makeScorer(scoringRulesetV2, { ...council, buyerType: null })(facts).recommendedMethod).toBe("scf");
  });
  test("nothing that is worth nothing is recommended: leave as is, which is not the same as no method", () => {
    const free = makeScorer(scoringRulesetV2, { ...context, capabilities: ["instantPay"] });
    const byWire = {
      ...plain,
      totals: { ...plain.totals, methods: { Wire: { count: 4, valueMinor: 100 } } },
      measures: { ...plain.measures, termsDays: 5 },
    };
    expect(free(byWire)).toMatchObject({ instantPayScore: "High", recommendedMethod: "leaveAsIs" });
    const old = makeScorer(scoringRulesetV1, { ...context, capabilities: ["instantPay"] });
    expect(old(byWire).recommendedMethod).toBe("instantPay");
    expect(free(supplier(paid(20, 6_000_000, "BankTransfer"), null)).recommendedMethod).toBeNull();
    // Cheques cost more than an instant payment: that is worth something.
    expect(free(plain)).toMatchObject({ instantPayScore: "Medium", recommendedMethod: "instantPay" });
  });
  test("where High is worth nothing, a method at Medium that is worth something is recommended", () => {
    const totals = { ...paid(4, 1_000_000), methods: { Wire: { count: 4, valueMinor: 1_000_000 } } };
    const terms = { weightMinor: 100, weightedDays: 500 };
    const byCard = supplier({ ...totals, terms }, { ...entry, acceptsVirtualCard: false, stpCapable: false });
    const both = makeScorer(scoringRulesetV2, { ...context, capabilities: ["instantPay", "vcard"] })(byCard);
    expect(both).toMatchObject({ instantPayScore: "High", vcardScore: "Medium", recommendedMethod: "vcard" });
  });
  test("payee classes are data: proposed, and of these limited", () => {
    const classes = { proposedClasses: ["Employee"], limitedClasses: ["Employee"] };
    const facts = scoringFactsOf({ ...scoringRulesetV2, ...classes }, context);
    expect(facts(plain)).toMatchObject({ excluded: true, limitedPayee: false });
    expect(facts(named({ payeeClass: "Employee" }))).toMatchObject({ excluded: false, limitedPayee: true });
    expect(facts({ ...named({ payeeClass: "Employee" }), listed: "include" }).limitedPayee).toBe(false);
    const limited = makeScorer({ ...scoringRulesetV2, ...classes }, context);
    const large = { ...invoiced(20, 500_000_000, 45), identity: named({ payeeClass: "Employee" }).identity };
    expect(limited(large).scfScore).toBe("Low");
    const taking = { ...large, acceptance: { ...large.acceptance, cardAccepting: true } };
    expect(limited(taking).scfScore).toBe("High");
  });
  test("post is a supplier, money transfers and own companies are not", () => {
    const classOf = industryClassifier(scoringRulesetV2.lists);
    const excluded = (mcc: string) => classOf({ mcc, naics: "", sic: "", unspsc: "" }).excludedMcc;
    expect(["9402", "4829", "6540", "9950", "6011"].map(excluded)).toEqual([false, true, true, true, true]);
  });
});

test("industry falls back MCC, NAICS, SIC, UNSPSC, the longest prefix first", () => {
  const classOf = industryClassifier(scoringRulesetV1.lists);
  const none = { mcc: "", naics: "", sic: "", unspsc: "" };
  expect(classOf({ ...none, mcc: "3501", naics: "541511" })).toMatchObject({ tande: "core", tier: "A" });
  expect(classOf({ ...none, naics: "561510" })).toMatchObject({ tande: "core" });
  expect(classOf({ ...none, naics: "561720" })).toMatchObject({ tande: "", tier: "A" });
  expect(classOf({ ...none, sic: "4121", unspsc: "90111500" })).toMatchObject({ tande: "other" });
  expect(classOf({ ...none, unspsc: "90111500" })).toMatchObject({ tande: "core" });
  expect(classOf({ ...none, unspsc: "90101500" })).toMatchObject({ tande: "other" });
  expect(classOf({ ...none, mcc: "6011" })).toMatchObject({ excludedMcc: true });
  expect(classOf({ ...none, mcc: "9402" })).toMatchObject({ excludedMcc: true, tier: "" });
  expect(classOf(none)).toEqual({ tande: "", tier: "", pcardMcc: false, excludedMcc: false });
});
