import { expect, test } from "vitest";
import { countedRuns } from "./counted-runs.ts";

const run = (name: string, more: object = {}) => ({
  name,
  buyerId: "buyer-a",
  currency: "GBP",
  finishedOn: "2026-01-01T00:00:00.000Z",
  firstDay: "2025-01-01",
  lastDay: "2025-12-31",
  isSample: false,
  ...more,
});
const namesOf = (runs: ReturnType<typeof run>[]) => {
  const { counted, repeated, samples } = countedRuns(runs);
  return [counted, repeated, samples].map((each) => each.map(({ name }) => name).toSorted());
};

test("a buyer's period counts once, with the newest run", () => {
  const newer = run("newer", { finishedOn: "2026-02-01T00:00:00.000Z" });
  expect(namesOf([run("older"), newer])).toEqual([["newer"], ["older"], []]);
});

test.each([
  ["another buyer", { buyerId: "buyer-b" }],
  ["another currency", { currency: "EUR" }],
  ["the next year", { firstDay: "2026-01-01", lastDay: "2026-12-31" }],
  ["half of the shorter period", { firstDay: "2025-07-01", lastDay: "2026-12-31" }],
  ["an unknown period", { firstDay: null, lastDay: null }],
])("%s counts too", (_, more) => {
  expect(namesOf([run("one", { firstDay: "2024-07-01", lastDay: "2025-06-30" }), run("two", more)])[1]).toEqual([]);
});

test("a month of a year that counts is counted already", () => {
  const month = run("month", { firstDay: "2025-03-01", lastDay: "2025-03-31" });
  const year = run("year", { finishedOn: "2025-02-01T00:00:00.000Z" });
  expect(namesOf([month, year])).toEqual([["year"], ["month"], []]);
});

test("samples count only where there is nothing else", () => {
  const sample = run("sample", { isSample: true, buyerId: "buyer-sample" });
  expect(namesOf([sample])).toEqual([["sample"], [], []]);
  expect(namesOf([sample, run("own")])).toEqual([["own"], [], ["sample"]]);
});
