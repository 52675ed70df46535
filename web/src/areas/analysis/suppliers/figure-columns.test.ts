import { cellText } from "@paygauge/ui";
import * as v from "valibot";
import { expect, test } from "vitest";
import { supplierColumns, supplierRow } from "@paygauge/api-types/entities/suppliers";
import { figureColumns } from "./figure-columns.ts";

const { shown, hidden } = figureColumns(
  { title: (key) => key, days: "days", percent: "%" },
  { currency: "GBP", minorDigits: 2 },
);
const row = v.parse(supplierRow, {
  supplierKey: "s1",
  name: "Ash",
  country: "GBR",
  city: "",
  mcc: "",
  mccDescription: "",
  payeeClass: "Supplier",
  spendMinor: 123_456_789,
  addressableMinor: 0,
  cardableMinor: 0,
  transactions: 1,
  orders: 0,
  invoices: 1200,
  payments: 0,
  apovMinor: null,
  aivMinor: 102_880,
  apvMinor: null,
  frequency: "OneOff",
  termsBucket: "Unknown",
  daysToPay: null,
  matchedState: "UNMATCHED",
  matchReason: "Agrees",
  matchedName: "ASH",
  matchBand: "Unmatched",
  confidence: 0,
  cardAccepting: false,
  vcAccepting: "UNMATCHED",
  detailLevel: 0,
  stpCapable: false,
  cardCapability: "NoMcAcceptance",
  stpScore: "None",
  vcardScore: "None",
  pcardScore: "None",
  tandEcardScore: "None",
  scfScore: "None",
  instantPayScore: "None",
  boostScore: "None",
  optimaScore: "None",
  recommendedMethod: null,
  variants: 1,
  setByHand: false,
  machineBands: "",
});

test("spend shows every decimal, averages one, and an average of nothing is blank", () => {
  expect(shown.map((column) => cellText(column, row, "en-GB"))).toEqual(["1,234,567.89", "1,200", "1,028.8"]);
  const apov = hidden.find((column) => column.key === "apovMinor");
  expect(apov && cellText(apov, row, "en-GB")).toBe("");
});

test("every figure is a property that the call can filter and order", () => {
  for (const { key } of [...shown, ...hidden]) expect(Object.keys(supplierColumns)).toContain(key);
});
