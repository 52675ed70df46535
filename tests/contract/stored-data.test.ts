/** Stored data is parsed by a schema: JSON by `readStored`, rows of SQLite by `storedRows` (both in `packages/worker`). */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
/** Rooms that read what is stored; names of other rooms than the origin carry their folder. */
const rooms = { "origin/src": "", "packages/worker/src": "packages/worker/src/" } as const;

/**
 * Places that read without a schema, by file, with their reason in the code. The numbers may only fall: lower them when a
 * place goes.
 */
const unparsedJson: Readonly<Record<string, number>> = {
  // Requests: the call's own schema follows.
  "store/export-request.ts": 1,
  "job-choice.ts": 1,
  // Answers of outside services: the caller's schema follows.
  "outbound/outbound.ts": 1,
  // Results of the job object's procedures, whose types are their procedures'.
  "areas/business-case/ask-business-case.ts": 1,
  "areas/campaigns/ask-campaigns.ts": 1,
  "areas/downloads/ask-downloads.ts": 1,
  "areas/suppliers/ask-rows.ts": 1,
  "areas/reports/ask-reports.ts": 1,
  "areas/rulesets/ask-decisions.ts": 1,
  "areas/use-cases/ask-use-cases.ts": 1,
  "prediction/ask-predictions.ts": 1,
  // Every supplier of a run, or every entry of a directory: 2 to 25 µs each.
  "job/cubes/cube-pages.ts": 1,
  "job/matcher-object.ts": 1,
  // The readers themselves, and of a request, whose schema follows.
  "packages/worker/src/read-input.ts": 1,
  "packages/worker/src/stored-json.ts": 1,
};

/** Rows of SQLite that are taken as they are asserted to be, by file. */
const assertedRows: Readonly<Record<string, number>> = {
  // Every supplier of a run, every cell of a cube: parsing costs 0.5 µs a row and more.
  "job/cubes/cube-pages.ts": 4,
  "job/cubes/cube-store.ts": 2,
  "job/decisions/merge-proposals.ts": 1,
  "job/grid/columns.ts": 1,
  "job/grid/supplier-grid.ts": 1,
  "job/months/run-months.ts": 1,
  "job/reports/compared-facts.ts": 1,
  "job/reports/sections/top-suppliers.ts": 1,
  "job/runs/compared-rows.ts": 1,
  "job/simulation/confidence-simulation.ts": 1,
  "job/simulation/scoring-simulation.ts": 1,
  "job/supplier-store.ts": 3,
  // Every member of a set or a campaign, up to 100,000.
  "job/campaigns/campaign-file.ts": 1,
  "job/campaigns/campaign-source.ts": 3,
  "job/campaigns/member-rows.ts": 1,
  "job/use-cases/members.ts": 10,
  // Claims of the queue.
  "proq/queue-store.ts": 2,
  // Hundreds of thousands of labels, and packed columns.
  "vendors/label-store.ts": 9,
  "vendors/merge-store.ts": 6,
  "vendors/part-store.ts": 6,
  "vendors/vendor-book.ts": 2,
  "vendors/vendor-table.ts": 1,
  // Not moved yet.
  "vendors/note-store.ts": 3,
  "vendors/outcome-store.ts": 1,
  "vendors/vendor-detail.ts": 2,
};

const isTest = (name: string): boolean => /\.(?:test|fixture|bench)\.ts$/.test(name) || name.startsWith("support/");

function counted(pattern: RegExp): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [room, prefix] of Object.entries(rooms))
    for (const name of readdirSync(path.join(root, room), { recursive: true, encoding: "utf8" })) {
      if (!name.endsWith(".ts") || isTest(name)) continue;
      const found = readFileSync(path.join(root, room, name), "utf8").match(pattern)?.length ?? 0;
      if (found > 0) counts[prefix + name] = found;
    }
  return counts;
}

test("JSON is parsed with a schema, but where it is listed", () => {
  expect(counted(/\bJSON\.parse\(/g)).toEqual(unparsedJson);
});

test("rows of SQLite are parsed with a schema, but where they are listed", () => {
  expect(counted(/\.exec</g)).toEqual(assertedRows);
});
