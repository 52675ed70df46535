/** Predictions order the work of a campaign: no score, level, value or business case can read one. */
import { readdirSync, readFileSync, existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.(test|fixture|bench)\.tsx?$/.test(name);

function sourcesOf(place: string): string[] {
  const full = path.join(root, place);
  if (place.endsWith(".ts")) return [place];
  return readdirSync(full, { recursive: true, encoding: "utf8" })
    .filter(isSource)
    .map((name) => path.join(place, name));
}

/** Files of the same room that a file imports to run; what is imported as a type runs nothing. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), "utf8");
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^;'"]*?from\s+)?["'](\.[^"']+)["']|import\(\s*["'](\.[^"']+)["']\s*\)/g,
  );
  return [...found].map(([, from, lazy]) => path.join(path.dirname(file), from ?? lazy ?? "")).filter(isThere);
}
const isThere = (file: string): boolean => existsSync(path.join(root, file));

/** Files of predictions that a file reaches, each with the way to it. */
function predictionsReached(start: string): string[] {
  const before = new Map<string, string | null>([[start, null]]);
  const queue = [start];
  const found: string[] = [];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (/^origin\/src\/(?:job\/)?prediction\//.test(file)) {
      found.push(`${start} reaches ${file} by ${before.get(file) ?? ""}`);
      continue;
    }
    for (const next of importsOf(file)) {
      if (before.has(next)) continue;
      before.set(next, file);
      queue.push(next);
    }
  }
  return found;
}

const readers = [
  "origin/src/job/scoring",
  "origin/src/job/matching",
  "origin/src/job/grouping",
  "origin/src/job/measures",
  "origin/src/job/business-case",
  "origin/src/job/use-cases",
  "origin/src/job/summary",
  "origin/src/job/cubes",
  "origin/src/job/simulation",
  "origin/src/job/supplier-score.ts",
  "origin/src/job/supplier-detail.ts",
  "origin/src/job/steps/score-step.ts",
  "origin/src/job/steps/match-step.ts",
  "origin/src/job/steps/group-step.ts",
  "packages/analysis/src",
];

test.each(readers)("nothing in %s reaches a prediction", (place) => {
  const files = sourcesOf(place);
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap(predictionsReached)).toEqual([]);
});

test("what predicts is found where it is imported", () => {
  expect(
    predictionsReached("origin/src/job/job-files.ts").length +
      predictionsReached("origin/src/job/job-object.ts").length,
  ).toBeGreaterThan(0);
});

test("no column of the store holds a prediction, and none is among those that criteria and values read", () => {
  for (const file of ["origin/src/job/job-schema.ts", "packages/api-types/src/entities/use-cases.ts"])
    expect(readFileSync(path.join(root, file), "utf8")).not.toMatch(/prediction/i);
});
