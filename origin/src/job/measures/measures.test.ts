import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DirectoryEntry, PayeeTotals } from "../facts.ts";
import { emptyTotals } from "../grouping/totals.ts";
import { acceptanceOf, isCardable, cardCapabilityOf, paidByCardLately } from "./acceptance.ts";
import { annualise } from "./annualise.ts";
import { buildFacts, markTopSpend } from "./build-facts.ts";
import { identityOf } from "./identity.fixture.ts";
import { plainYear } from "./supplier-facts.ts";
import { frequencyOf, measureSupplier, type MeasureInput, termsBucketOf } from "./measures.ts";
import { message } from "@paygauge/api-types/catalogue/message";

const documents = (
  orders: [number, number],
  invoices: [number, number],
  payments: [number, number],
): PayeeTotals["documents"] => ({
  PurchaseOrder: { count: orders[0], valueMinor: orders[1] },
  Invoice: { count: invoices[0], valueMinor: invoices[1] },
  Payment: { count: payments[0], valueMinor: payments[1] },
});
const measure = (totals: Partial<PayeeTotals>, part: Partial<MeasureInput> = {}) =>
  measureSupplier({
    totals: { ...emptyTotals(), ...totals },
    statedSpendMinor: null,
    outOfScope: false,
    cardAccepting: true,
    namesOrders: true,
    annualFactor: 1,
    ...part,
  });

describe("measures", () => {
  test("spend is stated, else paid, else invoiced, else ordered; averages are null for nothing", () => {
    const all = documents([2, 900], [4, 1000], [3, 700]);
    expect(measure({ documents: all }, { statedSpendMinor: 50 })).toMatchObject({
      spendMinor: 50,
      spendSource: "Stated",
    });
    expect(measure({ documents: all })).toMatchObject({
      spendMinor: 700,
      spendSource: "Payment",
      transactions: 3,
      apovMinor: 450,
      aivMinor: 250,
      apvMinor: 233,
      ticketMinor: 233,
    });
    expect(measure({ documents: documents([2, 900], [4, 1000], [0, 0]) })).toMatchObject({
      spendMinor: 1000,
      transactions: 4,
      apvMinor: null,
      ticketMinor: 250,
    });
    expect(measure({ documents: documents([2, 900], [0, 0], [0, 0]) })).toMatchObject({
      spendMinor: 900,
      spendSource: "PurchaseOrder",
      ticketMinor: 450,
    });
    expect(measure({}, { statedSpendMinor: 80 })).toMatchObject({
      spendMinor: 80,
      transactions: 0,
      ticketMinor: null,
      frequency: "None",
    });
  });
  test("a summary with counts and no values has unknown averages; the ticket is spend over transactions", () => {
    const counted = documents([0, 0], [12, 0], [0, 0]);
    expect(measure({ documents: counted }, { statedSpendMinor: 31_000_000 })).toMatchObject({
      transactions: 12,
      aivMinor: null,
      ticketMinor: 2_583_333,
    });
    const valued = documents([0, 0], [12, 24_000], [10, 0]);
    expect(measure({ documents: valued }, { statedSpendMinor: 31_000 })).toMatchObject({
      aivMinor: 2000,
      apvMinor: null,
      ticketMinor: 2000,
    });
  });
  test("document lines that cancel out have an average of zero", () => {
    expect(measure({ documents: documents([0, 0], [2, 0], [0, 0]) })).toMatchObject({ aivMinor: 0, ticketMinor: 0 });
  });
  test("only documents inside the period are scaled to a year: by value, by number where credits leave none", () => {
    const paid = documents([0, 0], [0, 0], [4, 1000]);
    const outside = (count: number, valueMinor: number) => () => ({
      all: { count, valueMinor },
      byCard: { count: 0, valueMinor: 0 },
    });
    const factor = (part: Partial<MeasureInput>) =>
      measure({ documents: paid }, { annualFactor: 10, ...part }).yearFactor;
    expect(factor({})).toBeNull();
    expect(factor({ outside: outside(0, 0) })).toBeNull();
    expect(factor({ outside: outside(1, 400) })).toBeCloseTo((600 * 10 + 400) / 1000, 9);
    expect(factor({ outside: outside(4, 1000) })).toBe(1);
    expect(factor({ outside: outside(1, -400) })).toBeCloseTo((3 * 10 + 1) / 4, 9);
  });
  test("days are means weighted by value", () => {
    const found = measure({
      terms: { weightMinor: 400, weightedDays: 12_400 },
      daysToPay: { weightMinor: 10, weightedDays: 445 },
    });
    expect(found).toMatchObject({ termsDays: 31, termsBucket: "31-45", daysToPay: 44.5, daysLate: null });
  });
  test.each([
    [0, "None"],
    [1, "OneOff"],
    [2, "Occasional"],
    [3, "Occasional"],
    [4, "Quarterly"],
    [11, "Quarterly"],
    [12, "Monthly"],
    [25, "Monthly"],
    [26, "Fortnightly"],
    [51, "Fortnightly"],
    [52, "Weekly"],
    [103, "Weekly"],
    [104, "SeveralAWeek"],
  ])("%d transactions a year: %s", (count, name) => {
    expect(frequencyOf(count)).toBe(name);
  });
  test.each([
    [null, "Unknown"],
    [-3, "0"],
    [0, "0"],
    [1, "1-7"],
    [7, "1-7"],
    [8, "8-14"],
    [14.4, "8-14"],
    [15, "15-30"],
    [30, "15-30"],
    [45, "31-45"],
    [60, "46-60"],
    [90, "61-90"],
    [91, "90+"],
  ])("terms of %s days: %s", (days, bucket) => {
    expect(termsBucketOf(days)).toBe(bucket);
  });
  test("addressable leaves out what is on card, who is out of scope, and credits", () => {
    const totals = {
      documents: documents([0, 0], [0, 0], [4, 1000]),
      methods: {
        Card: { count: 1, valueMinor: 300 },
        VirtualCard: { count: 1, valueMinor: 100 },
        Cheque: { count: 2, valueMinor: 600 },
      },
    };
    expect(measure(totals)).toMatchObject({ onCardMinor: 400, addressableMinor: 600, cardableMinor: 600 });
    expect(measure(totals, { cardAccepting: false })).toMatchObject({ addressableMinor: 600, cardableMinor: 0 });
    expect(measure(totals, { outOfScope: true }).addressableMinor).toBe(0);
    expect(measure({ documents: documents([0, 0], [0, 0], [1, -500]) }).addressableMinor).toBe(0);
  });
  test("the share of lines with an order is unknown when the files name none", () => {
    expect(measure({ lines: 4, linesWithOrder: 1 }).orderShare).toBe(0.25);
    expect(measure({ lines: 4 }, { namesOrders: false }).orderShare).toBeNull();
  });
});

describe("periods", () => {
  test("a year is left alone, anything else is scaled and states it", () => {
    expect(annualise(0, 364)).toMatchObject({ factor: 1, scaled: false, statement: null });
    expect(annualise(0, 365).scaled).toBe(false);
    const half = annualise(100, 281);
    expect(half).toMatchObject({ periodDays: 182, scaled: true });
    expect(half.factor * 182).toBeCloseTo(365, 9);
    expect(half.statement).toMatchObject({ code: "scaledToYearSeveral", args: { days: 182 } });
    expect(annualise(null, null)).toMatchObject({
      factor: 1,
      statement: message("noDates"),
    });
  });
});

const entry: DirectoryEntry = {
  entryId: "e",
  name: "",
  addressLine1: "",
  city: "",
  postalCode: "",
  country: "",
  phone: "",
  taxId: "",
  companyNumber: "",
  mcc: "5943",
  acceptsCard: true,
  acceptsVirtualCard: false,
  detailLevel: 3,
  stpCapable: false,
  lockboxes: ["Its", "Other"],
  lastSeen: "",
};
const unseen = { lastCardDate: null, lastDate: 1000, campaignSucceededOnCard: false };

describe("acceptance", () => {
  test("virtual cards: directory, recent card payment or campaign; else NO, and UNMATCHED without a match", () => {
    expect(acceptanceOf({ entry, ...unseen })).toEqual({
      matched: true,
      cardAccepting: true,
      vcAccepting: "NO",
      detailLevel: 3,
      stpCapable: false,
      lockboxes: ["Its"],
    });
    expect(acceptanceOf({ entry: { ...entry, acceptsVirtualCard: true }, ...unseen }).vcAccepting).toBe("YES");
    expect(acceptanceOf({ entry: null, ...unseen })).toMatchObject({
      vcAccepting: "UNMATCHED",
      cardAccepting: false,
      detailLevel: 0,
    });
    expect(acceptanceOf({ entry: null, ...unseen, lastCardDate: 700 })).toMatchObject({
      vcAccepting: "YES",
      cardAccepting: true,
    });
    expect(acceptanceOf({ entry: null, ...unseen, campaignSucceededOnCard: true }).vcAccepting).toBe("YES");
  });
  test("money needs a match at Medium or better, or a card payment", () => {
    const paid = { ...unseen, lastCardDate: 700 };
    expect((["High", "Medium", "Low"] as const).map((band) => isCardable({ entry, ...unseen }, band))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isCardable({ entry, ...paid }, "Low")).toBe(true);
    expect(isCardable({ entry: null, ...paid }, "Unmatched")).toBe(true);
    expect(isCardable({ entry: null, ...unseen }, "Unmatched")).toBe(false);
  });
  test("a card payment counts for twelve months", () => {
    expect(paidByCardLately(636, 1000)).toBe(true);
    expect(paidByCardLately(635, 1000)).toBe(false);
  });
  test("card capability is the first that holds", () => {
    const none = acceptanceOf({ entry: null, ...unseen });
    expect(cardCapabilityOf(none)).toBe("NoMcAcceptance");
    expect(cardCapabilityOf({ ...none, cardAccepting: true })).toBe("McAcceptors");
    expect(cardCapabilityOf({ ...none, cardAccepting: true, detailLevel: 3 })).toBe("L3");
    expect(cardCapabilityOf({ ...none, detailLevel: 3, vcAccepting: "YES" })).toBe("VcAccepting");
    expect(cardCapabilityOf({ ...none, stpCapable: true, vcAccepting: "YES" })).toBe("StpEnabled");
  });
});

describe("facts of a job", () => {
  const listed = ({ name }: { name: string }) => (name === "in" ? "include" : name === "out" ? "exclude" : null);
  const context = {
    ...plainYear,
    lastDate: 1000,
    namesOrders: true,
    listed,
    proposedClasses: new Set(["Supplier"]),
  } as const;
  const facts = (key: string, valueMinor: number, part = {}) =>
    buildFacts(
      {
        supplier: {
          supplierKey: key,
          identity: identityOf({ name: key, ...part }),
          totals: { ...emptyTotals(), documents: documents([0, 0], [0, 0], [1, valueMinor]) },
          variantIds: [],
        },
        evidence: null,
        entry,
        campaignSucceededOnCard: false,
      },
      context,
      "Medium",
    );
  test("an entry counts only when the match counts", () => {
    expect(facts("a", 1)).toMatchObject({ mcc: "", acceptance: { matched: false, vcAccepting: "UNMATCHED" } });
    expect(facts("a", 1, { merchantCategory: "Stationery" }).mcc).toBe("5111");
    expect(facts("a", 1, { mcc: "MCC 742" }).mcc).toBe("0742");
  });
  test("an employee is out of scope unless included, a supplier in scope unless excluded", () => {
    const addressable = (name: string, payeeClass: string) =>
      facts(name, 1000, { payeeClass }).measures.addressableMinor;
    expect([addressable("a", "Supplier"), addressable("out", "Supplier")]).toEqual([1000, 0]);
    expect([addressable("a", "Employee"), addressable("in", "Employee")]).toEqual([0, 1000]);
  });
  test("the top of the spend is the fewest suppliers that reach 80 %", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100, max: 10_000 }), { minLength: 1, maxLength: 30 }), (values) => {
        const all = values.map((value, at) => facts(`s${at}`, value));
        markTopSpend(all);
        const total = values.reduce((sum, value) => sum + Math.max(0, value), 0);
        const top = all.filter((one) => one.inTopSpend).map((one) => one.measures.spendMinor);
        const sum = top.reduce((a, b) => a + b, 0);
        expect(sum).toBeGreaterThanOrEqual(total * 0.8);
        if (top.length > 0) expect(sum - Math.min(...top)).toBeLessThan(total * 0.8);
      }),
    );
  });
});
