import { supplierScoresSchema } from "@paygauge/api-types/entities/analysis";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { emptyTotals } from "../grouping/totals.ts";
import { buildFacts } from "../measures/build-facts.ts";
import { identityOf } from "../measures/identity.fixture.ts";
import type { SupplierFacts } from "../measures/supplier-facts.ts";
import type { DirectoryEntry, PayeeTotals } from "../facts.ts";
import { industryClassifier } from "./industry-class.ts";
import { scoringRulesetV1 } from "./ruleset-v1.ts";
import { makeScorer } from "./score-supplier.ts";
import { type ScoringContext, scoringFactsOf } from "./scoring-facts.ts";

const context: ScoringContext = {
  capabilities: ["stp", "vcard", "pcard", "tandEcard", "scf", "instantPay", "boost", "optima"],
  lockboxes: ["Its"],
  buyerCountry: "GBR",
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
    { periodDays: 182.5, lastDate: 20_000, namesOrders: false, listed: () => null },
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
  test("a large supplier whose summary counts invoices without their value is no purchase card", () => {
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
