import { expect, test } from "vitest";
import { comparedCalls, comparedEndpoints } from "@paygauge/api-types/entities/endpoint-comparison";
import { calls } from "@paygauge/api-types/endpoints";
import type { Call } from "@paygauge/api-types/endpoints/call";
import { compareFields, fieldsOf, matchesPattern } from "./differences.ts";

const never = () => false;
const compare = async (left: unknown, right: unknown, again = left, isIgnored: (pointer: string) => boolean = never) =>
  compareFields([await fieldsOf(left), await fieldsOf(again), await fieldsOf(right)], isIgnored);

test("only calls that read are compared, under their own method and path", () => {
  for (const id of comparedCalls) {
    const call: Call = calls[id];
    expect([id, call.effect]).toEqual([id, "read"]);
    expect(comparedEndpoints[id]).toBe(`${call.method} ${call.path.replace("/api/v1", "")}`);
  }
});

test("rows are paired by their ID, not by their place", async () => {
  const rows = [
    { supplierKey: "a", points: 71 },
    { supplierKey: "b", points: 44 },
  ];
  const { total, differences } = await compare(
    { rows },
    { rows: [{ supplierKey: "b", points: 49 }, rows[0], { supplierKey: "c/d", points: 1 }] },
  );
  expect(total).toBe(3);
  expect(differences).toEqual([
    { pointer: "/rows/b/points", kind: "changed", left: "44", right: "49" },
    { pointer: "/rows/c~1d/supplierKey", kind: "added", left: null, right: '"c/d"' },
    { pointer: "/rows/c~1d/points", kind: "added", left: null, right: "1" },
  ]);
});

test("money is compared to the last digit, and an empty list is a field", async () => {
  const money = { spendMinor: "9007199254740993", reasons: [] };
  expect((await compare(money, { ...money, spendMinor: "9007199254740992" })).total).toBe(1);
  expect((await compare(money, { ...money, reasons: ["wire"] })).differences.map(({ pointer }) => pointer)).toEqual([
    "/reasons",
    "/reasons/0",
  ]);
});

test("a field that differs from itself is named as not steady, and an ignored one is counted alone", async () => {
  const [left, right] = [
    { at: 1, version: 1, name: "A" },
    { at: 2, version: 2, name: "A" },
  ];
  const found = await compare(left, right, { ...left, at: 9 }, (pointer) => pointer === "/version");
  expect([found.total, found.notSteady, found.ignored]).toEqual([0, 1, 1]);
  expect(found.differences).toEqual([{ pointer: "/at", kind: "notSteady", left: "1", right: "2" }]);
});

test.each([
  ["/**/updatedOn", "/updatedOn", true],
  ["/**/updatedOn", "/collection/job-1/updatedOn", true],
  ["/*/points", "/a/points", true],
  ["/*/points", "/a/b/points", false],
  ["/a", "/a/b", false],
  ["/**", "/anything/at/all", true],
] as const)("the pattern %s and the field %s: %s", (pattern, pointer, isMatch) => {
  expect(matchesPattern(pattern, pointer)).toBe(isMatch);
});
