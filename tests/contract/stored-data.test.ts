/** Stored JSON is parsed by a schema: `readStored` in `origin/src/store/stored-json.ts`. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const room = "origin/src";

/**
 * Places that read without a schema, by file, with their reason in the code. The numbers may only fall: lower them when a
 * place goes.
 */
const unparsedJson: Readonly<Record<string, number>> = {
  // Requests: the call's own schema follows.
  "read-request.ts": 1,
  "store/export-request.ts": 1,
  "job-choice.ts": 1,
  // Results of the job object's procedures, whose types are their procedures'.
  "areas/business-case/ask-business-case.ts": 1,
  "areas/campaigns/ask-campaigns.ts": 1,
  "areas/reports/ask-reports.ts": 1,
  "areas/rulesets/ask-decisions.ts": 1,
  "areas/use-cases/ask-use-cases.ts": 1,
  // Every supplier of a run, or every entry of a directory.
  "job/cubes/cube-pages.ts": 1,
  "job/matcher-object.ts": 1,
  "job/supplier-store.ts": 1,
  // The readers themselves.
  "store/stored-json.ts": 1,
};

const isTest = (name: string): boolean => /\.(?:test|fixture|bench)\.ts$/.test(name) || name.startsWith("support/");

function counted(pattern: RegExp): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of readdirSync(path.join(root, room), { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".ts") || isTest(name)) continue;
    const found = readFileSync(path.join(root, room, name), "utf8").match(pattern)?.length ?? 0;
    if (found > 0) counts[name] = found;
  }
  return counts;
}

test("JSON is parsed with a schema, but where it is listed", () => {
  expect(counted(/\bJSON\.parse\(/g)).toEqual(unparsedJson);
});
