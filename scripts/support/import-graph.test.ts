import { expect, test } from "vitest";
import { importersOf, reachedBy } from "./import-graph.mjs";

test("a change reaches what imports it, also through a package of the product, the nearest first", () => {
  const scoring = "packages/api-types/src/entities/scoring-fields.ts";
  const files = [
    scoring,
    "packages/api-types/src/entities/analysis.ts",
    "origin/src/job/scoring/scoring-fields.ts",
    "origin/src/job/scoring/scoring-facts.ts",
    "origin/src/idempotency.ts",
  ];
  const distances = reachedBy([scoring], importersOf(files));
  expect(distances.get(scoring)).toBe(0);
  expect(distances.get("origin/src/job/scoring/scoring-fields.ts")).toBe(1);
  expect(distances.get("origin/src/job/scoring/scoring-facts.ts")).toBe(2);
  expect(distances.has("origin/src/idempotency.ts")).toBe(false);
});
