import { expect, test } from "vitest";
import { emptyTotals } from "../grouping/totals.ts";
import { buildFacts } from "../measures/build-facts.ts";
import { identityOf } from "../measures/identity.fixture.ts";
import {
  dimensions,
  type Dimension,
  dimensionValue,
  dimensionValues,
  slicerValue,
  unknownValue,
} from "./dimensions.ts";
import { plainYear } from "../measures/supplier-facts.ts";
import { industryColumns } from "./industry-columns.ts";

const facts = (part: Parameters<typeof identityOf>[0], methods = {}) =>
  buildFacts(
    {
      supplier: { supplierKey: "k", identity: identityOf(part), totals: { ...emptyTotals(), methods }, variantIds: [] },
      evidence: null,
      entry: null,
      campaignSucceededOnCard: false,
    },
    { ...plainYear, lastDate: null, namesOrders: false, listed: () => null, proposedClasses: new Set(["Supplier"]) },
    "Medium",
  );
const supplier = facts(
  { country: "GBR", mcc: "7011", sic: "7372", naics: "541511", unspsc: "43211500" },
  { Cheque: { count: 1, valueMinor: -900 }, BankTransfer: { count: 3, valueMinor: 500 } },
);

test.each<[Dimension, string, string]>([
  ["Countries", "GBR", "United Kingdom"],
  ["Jobs", "Job 7", "Job 7"],
  ["DocTransactionFrequencies", "None", "None"],
  ["InvoicePaymentTerms", "Unknown", "Unknown"],
  ["PaymentMethods", "Cheque", "Cheque"],
  ["PaymentMethodCount", "2", "2"],
  ["MccGroup", "Service provider", "Service provider"],
  ["SicDivision", "I", "Services"],
  ["SicMajorGroup", "73", "Business Services"],
  ["SicIndustryGroup", "737", "737 Computer Programming, Data Processing, and Other Computer Related Services"],
  ["SicIndustryCode", "7372", "7372 Computer Programming, Data Processing, and Other Computer Related Services"],
  ["UnspscCategoryLabel", "43", "Information technology and telecommunications"],
  ["NaicsNationalIndustryLabel", "541511", "Custom Computer Programming Services"],
])("%s", (dimension, key, label) => {
  if (dimension === "MccGroup") expect(dimensionValue(supplier, dimension).key).not.toBe("");
  else expect(dimensionValue(supplier, dimension, "Job 7")).toEqual({ key, label });
});

test("MCC has words, a group and a type", () => {
  expect(dimensionValue(supplier, "MccDescription")).toMatchObject({
    key: "7011",
    label: expect.stringMatching(/hotel/i),
  });
  expect(dimensionValue(supplier, "MccType").label).toMatch(/hotel/i);
});

test("a supplier is in a bar for each method it is paid by", () => {
  expect(dimensionValues(supplier, "PaymentMethods").map((bar) => bar.key)).toEqual(["Cheque", "BankTransfer"]);
  expect(dimensionValues(facts({}), "PaymentMethods")).toEqual([{ key: "Unknown", label: "Unknown" }]);
});

test("what is not stated is one bar", () => {
  for (const dimension of dimensions) {
    if (
      ["DocTransactionFrequencies", "InvoicePaymentTerms", "PaymentMethods", "PaymentMethodCount"].includes(dimension)
    )
      continue;
    expect(dimensionValue(facts({}), dimension)).toEqual(unknownValue);
  }
  expect(dimensionValue(facts({ sic: "73" }), "SicIndustryCode")).toEqual(unknownValue);
  expect(dimensionValue(facts({ mcc: "1" }), "MccDescription")).toEqual(unknownValue);
});

test("a row keeps code and title, so that two bars never share a text", () => {
  expect(industryColumns({ sic: "0111", unspsc: "43211500", naics: "541511" })).toEqual({
    sicDivision: "A Agriculture, Forestry, and Fishing",
    sicMajorGroup: "01 Agricultural Production, Crops",
    sicIndustryGroup: "011 Cash Grains",
    sicIndustryCode: "0111 Cash Grains",
    unspscCategory: "43 Information technology and telecommunications",
    naicsIndustry: "541511 Custom Computer Programming Services",
  });
  expect(industryColumns({ sic: "9999.0", unspsc: "", naics: "999999" })).toMatchObject({
    sicIndustryCode: "9999 Nonclassifiable Establishments",
    unspscCategory: "",
    naicsIndustry: "999999",
  });
});

test("a UK SIC code of five digits is not read as a US one", () => {
  expect(Object.values(industryColumns({ sic: "62020", unspsc: "", naics: "" }))).toEqual(["", "", "", "", "", ""]);
});

test("slicers", () => {
  expect(
    [
      "SlicerOverall",
      "SlicerCardAccepting",
      "SlicerVcAccepting",
      "SlicerAvailableDetailLevel",
      "SlicerStpCapable",
      "SlicerCardCapability",
    ].length,
  ).toBe(6);
  expect(slicerValue(supplier, "SlicerCardAccepting")).toBe("unmatched");
  expect(slicerValue(supplier, "SlicerVcAccepting")).toBe("UNMATCHED");
  expect(slicerValue(supplier, "SlicerAvailableDetailLevel")).toBe("0");
  expect(slicerValue(supplier, "SlicerStpCapable")).toBe("NO");
  expect(slicerValue(supplier, "SlicerCardCapability")).toBe("NoMcAcceptance");
});
