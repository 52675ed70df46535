import type { ComparedSide } from "@paygauge/api-types/entities/comparison";
import { expect, test } from "vitest";
import { inputChanges } from "./inputs-of.ts";

const file = (fileName: string) => ({ fileName, accepted: 10, rejected: 0 });

const side = (more: Partial<ComparedSide>, files: readonly string[] = ["ledger.csv"]): ComparedSide => ({
  jobId: "j1",
  jobName: "Job",
  run: "r1",
  number: 1,
  finishedOn: "2026-11-27T10:00:00.000Z",
  publishedOn: null,
  kind: "advanced",
  suppliersCount: 2,
  counted: "documents",
  spendMinor: "100",
  confidenceRulesetVersion: 5,
  scoringRulesetVersion: 2,
  directoryVersion: 1,
  currency: "GBP",
  minorDigits: 2,
  isWhole: true,
  addressableMinor: 100,
  cardableMinor: 50,
  opportunityMinor: 20,
  capabilities: [],
  made: { files: files.map(file), matchService: "directory", codeVersion: "a1", statementsVersion: null },
  ...more,
});

test("runs of equal inputs differ in none", () => {
  expect(inputChanges(side({}), side({ run: "r2", number: 2 }))).toEqual([]);
});

test("names files by their count, and versions with both values", () => {
  const before = side({}, ["a.csv", "a.csv", "b.csv"]);
  const after = side({ scoringRulesetVersion: 3, directoryVersion: null }, ["a.csv", "c.csv"]);
  expect(inputChanges(before, after)).toEqual([
    { key: "filesAdded", files: ["c.csv"] },
    { key: "filesRemoved", files: ["a.csv", "b.csv"] },
    { key: "scoringRulesetVersion", before: "2", after: "3" },
    { key: "directoryVersion", before: "1", after: "" },
  ]);
});

test("a run without a record of its inputs is compared by what is stored", () => {
  expect(inputChanges(side({ made: null }), side({ confidenceRulesetVersion: 6 }))).toEqual([
    { key: "confidenceRulesetVersion", before: "5", after: "6" },
  ]);
});
