import { expect, test } from "vitest";
import type { LevelMove, RunComparison } from "@paygauge/api-types/entities/comparison";
import { answerCompare } from "./answer-compare.ts";
import type { FigureAsk, Job } from "./figure-answer.ts";
import { readQuestion } from "./read-question.ts";
import { wordingOf } from "./words.ts";

const side = (number: number, spendMinor: string, suppliersCount: number): RunComparison["before"] => ({
  jobId: "j1",
  jobName: "Quarry Hill",
  run: `r${number}`,
  number,
  finishedOn: `2026-0${number}-15T10:00:00Z`,
  kind: "advanced",
  suppliersCount,
  counted: "documents",
  spendMinor,
  confidenceRulesetVersion: 1,
  scoringRulesetVersion: 1,
  directoryVersion: 1,
  publishedOn: null,
  currency: "GBP",
  minorDigits: 2,
  isWhole: true,
  made: null,
  addressableMinor: 0,
  cardableMinor: 0,
  opportunityMinor: 0,
  capabilities: [],
});
const move = (
  capability: LevelMove["capability"],
  before: LevelMove["before"],
  after: LevelMove["after"],
  suppliers: number,
): LevelMove => ({ capability, before, after, suppliers, spendMinor: 1 });

const changes: RunComparison["changes"] = {
  moves: [
    move("vcard", "Low", "High", 4),
    move("vcard", "None", "Medium", 3),
    move("vcard", "High", "None", 2),
    move("vcard", "High", "High", 50),
    move("tandEcard", "Medium", "Low", 1),
    // Not chosen by the job.
    move("boost", "None", "High", 9),
  ],
  joined: { suppliers: 5, spendMinor: 1 },
  left: { suppliers: 1, spendMinor: 1 },
  stayed: { suppliers: 60, beforeMinor: 1, afterMinor: 1 },
};
const found: RunComparison = { before: side(1, "100000", 61), after: side(2, "250000", 65), changes };
const job = { id: "j1", name: "Quarry Hill", capabilities: ["vcard", "tandEcard"] } as unknown as Job;

async function told(question: string, comparison = found): Promise<readonly string[]> {
  const read = readQuestion(question, "en");
  if (read === null) throw new Error(`Not read: ${question}`);
  const asker = {
    env: { ORIGIN: { fetch: async () => Response.json(comparison) } as unknown as Fetcher },
    reads: "token",
  };
  const reader = { asker, permissions: ["JobSummary_VIEW", "JobSuppliers_VIEW"] };
  const ask: FigureAsk = { reader, question: read, job, supplierKey: null, words: wordingOf("en") };
  return (await answerCompare(ask)).sentences;
}

test("says of each chosen capability how many suppliers moved up and how many down", async () => {
  expect(await told("What changed since the last run?")).toEqual([
    expect.stringMatching(/^Run 2 of .*Quarry Hill.* compared with run 1 /),
    "Suppliers: 65, before 61.",
    "Spend: £2,500.00, before £1,000.00.",
    "5 suppliers are new, and 1 is gone.",
    "Virtual card: 7 suppliers moved up, 2 moved down.",
    expect.stringMatching(/: 0 suppliers moved up, 1 moved down\.$/),
  ]);
});

test("says nothing of moves where levels stayed, or the earlier suppliers are gone", async () => {
  const stayed = { ...changes, moves: [move("vcard", "High", "High", 50)] };
  expect((await told("What changed since the last run?", { ...found, changes: stayed })).at(-1)).toBe(
    "No supplier’s level has changed.",
  );
  expect((await told("What changed since the last run?", { ...found, changes: null })).at(-1)).toMatch(
    /^Suppliers of the earlier run are no longer stored/,
  );
});
