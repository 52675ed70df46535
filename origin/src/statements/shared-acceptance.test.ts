import { expect, it } from "vitest";
import { yearsOfAcceptance, type SharedStatements } from "./shared-acceptance.ts";

/** Statements of one issuer: last days of payment by merchant and buyer. */
const statements = (merchants: Record<string, Record<string, string>>): SharedStatements => ({
  merchants: Object.entries(merchants).map(([key, payers]) => ({
    key,
    buyers: Object.fromEntries(Object.entries(payers).map(([buyer, last]) => [buyer, { count: 1, last }])),
  })),
  buyerNames: new Map(),
});
const years = (list: readonly SharedStatements[], own: readonly string[] = []) =>
  Object.fromEntries(yearsOfAcceptance(list, new Set(own)));

it("shows the year that three buyers reach, and nothing of two buyers' figures", () => {
  const a = statements({ acme: { b1: "2020-05-01", b2: "2018-01-01" }, beta: { b1: "2020-01-01", b2: "2020-01-01" } });
  const b = statements({ acme: { b3: "2017-12-31" } });
  expect(years([a, b])).toEqual({ acme: 2017 });
  expect(years([a])).toEqual({});
});

it("counts a buyer of two issuers once, and no buyer of the asking issuer", () => {
  const a = statements({ acme: { "calder county": "2020-05-01", orchard: "2020-01-01" } });
  const b = statements({ acme: { "calder county": "2021-05-01" } });
  expect(years([a, b])).toEqual({});
  const c = statements({ acme: { x: "2020-01-01", y: "2020-01-01", z: "2020-01-01" } });
  expect(years([c])).toEqual({ acme: 2020 });
  expect(years([c], ["z"])).toEqual({});
});

it("says nothing of payments without a date", () => {
  expect(years([statements({ acme: { x: "", y: "2020-01-01", z: "2020-01-01" } })])).toEqual({});
});
