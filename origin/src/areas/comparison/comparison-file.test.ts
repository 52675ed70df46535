/** The file of a comparison: each run's figures in that run's columns, money in that run's currency. */
import { expect, test } from "vitest";
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import type { ScoreLevel } from "@paygauge/api-types/entities/analysis";
import type { ComparedSide } from "@paygauge/api-types/entities/comparison";
import { changesOf, suppliersOf, type Pair } from "./compare-rows.ts";
import { comparisonText } from "./comparison-file.ts";

const side = (number: number, currency: string, minorDigits: number) =>
  ({ jobName: "Quarry, Hill", number, currency, minorDigits }) as unknown as ComparedSide;
const digits: Readonly<Record<ScoreLevel, number>> = { High: 0, Medium: 1, Low: 2, None: 3 };
const row = (
  supplierKey: string,
  name: string,
  spendMinor: number,
  of: Partial<Record<Capability, ScoreLevel>> = {},
) => ({
  supplierKey,
  name,
  spendMinor,
  levels: capabilities.map((each) => digits[of[each] ?? "None"]).join(""),
});
const pairs: readonly Pair[] = [
  { before: row("s1", "Stays Ltd", 12_345, { vcard: "Low" }), after: row("s1", "Stays Ltd", 999, { vcard: "High" }) },
  { before: row("s2", "Gone Ltd", -50, { vcard: "Medium" }), after: null },
  { before: null, after: row("s3", "=New", 7, { vcard: "Low" }) },
];
async function* listed() {
  yield* pairs;
}

test("has spend and levels before and after, each in the columns of its own run", async () => {
  const job = { capabilities: ["vcard"] } as Parameters<typeof comparisonText>[2];
  let text = "";
  const sides = { before: side(1, "GBP", 2), after: side(2, "JPY", 0) };
  for await (const piece of comparisonText(sides, listed(), job)) text += piece;
  const [head = "", ...lines] = text.replace("\uFEFF", "").trimEnd().split("\r\n");
  expect(head).toBe(
    'Supplier key,Supplier,Change,"Spend GBP, Quarry, Hill run 1","Spend JPY, Quarry, Hill run 2",' +
      '"Virtual card, Quarry, Hill run 1","Virtual card, Quarry, Hill run 2"',
  );
  expect(lines).toEqual([
    "s1,Stays Ltd,Stayed,123.45,999,Low,High",
    "s2,Gone Ltd,Gone,-0.50,,Medium,",
    "s3,'=New,New,,7,,Low",
  ]);
});

test("sums have the spend of each run, and moves the level before and after", async () => {
  const changes = await changesOf(listed());
  expect({ ...changes, moves: changes.moves.filter(({ capability }) => capability === "vcard") }).toEqual({
    moves: [{ capability: "vcard", before: "Low", after: "High", suppliers: 1, spendMinor: 999 }],
    joined: { suppliers: 1, spendMinor: 7 },
    left: { suppliers: 1, spendMinor: -50 },
    stayed: { suppliers: 1, beforeMinor: 12_345, afterMinor: 999 },
  });
});

test("the suppliers of a cell come with the largest spend first", async () => {
  async function* many() {
    for (const [at, spend] of [5, 700, 60].entries()) yield { before: null, after: row(`s${at}`, `S ${at}`, spend) };
  }
  const { total, suppliers } = await suppliersOf(many(), { kind: "joined" });
  expect([total, suppliers.map(({ afterMinor }) => afterMinor)]).toEqual([3, [700, 60, 5]]);
});
