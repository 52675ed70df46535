/** A page of the vendors of several issuers: its order, and its sums. */
import { expect, test } from "vitest";
import type { VendorRow } from "@paygauge/api-types/entities/vendors";
import { addedUp, inOrder } from "./merge-pages.ts";

const row = (vendorId: string, part: Partial<VendorRow>) =>
  ({
    vendorId,
    name: vendorId,
    spendMinor: 0,
    isSlip: false,
    lastOnCard: null,
    accepts: "Unknown",
    ...part,
  }) as VendorRow;
const rows = [
  row("b", { name: "Élan", spendMinor: 50, lastOnCard: "2026-01-01" }),
  row("a", { name: "zulu", spendMinor: 700 }),
  row("d", { name: "Echo", spendMinor: 50, lastOnCard: "2025-01-01" }),
  row("c", { name: "Slip", spendMinor: 9000, isSlip: true }),
];
const ordered = (orderBy?: string, secondaryOrderBy?: string) =>
  inOrder(rows, { ...(orderBy === undefined ? {} : { orderBy }), secondaryOrderBy })
    .map(({ vendorId }) => vendorId)
    .join("");

test("the most spend comes first unless another order is asked for; a name with a slip comes last", () => {
  expect([ordered(), ordered("-spendMinor"), ordered("spendMinor")]).toEqual(["abdc", "abdc", "bdac"]);
});

test("equal rows follow the second order, and names are compared without case and accents", () => {
  expect([ordered("-spendMinor", "name"), ordered("-spendMinor", "-name")]).toEqual(["adbc", "abdc"]);
  expect([ordered("name"), ordered("-name")]).toEqual(["dbac", "abdc"]);
});

test("rows without a value come last in both directions", () => {
  expect([ordered("lastOnCard"), ordered("-lastOnCard")]).toEqual(["dbac", "bdac"]);
});

test("sums of several issuers are added up; a word that one of them has is not missing", () => {
  const answer = (times: number, wordsNotFound: string[]) => ({
    count: 3 * times,
    exactCount: 0,
    unfilteredCount: 5 * times,
    wordsNotFound,
    allSpendMinor: 200.4 * times,
    totals: { spendMinor: 100 * times, invoices: 10 * times, payments: times },
    jobs: 2 * times,
    jobsWaiting: times,
  });
  expect(addedUp([answer(1, ["x", "y"]), answer(10, ["y"])])).toEqual({
    count: 33,
    exactCount: 0,
    unfilteredCount: 55,
    wordsNotFound: ["y"],
    allSpendMinor: 2204.4,
    totals: { spendMinor: 1100, invoices: 110, payments: 11 },
    jobs: 22,
    jobsWaiting: 11,
  });
});
