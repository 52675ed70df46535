import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import * as v from "valibot";
import { atOnce } from "@paygauge/api-types/turns/turns";
import { calibrated, fitIsotonic } from "./isotonic.ts";
import { fitLogistic, scoresOf } from "./logistic.ts";
import { aucOf, brierOf } from "./metrics.ts";

const fixture = v.parse(
  v.object({
    madeWith: v.string(),
    cases: v.array(
      v.object({
        name: v.string(),
        c: v.number(),
        columns: v.number(),
        values: v.array(v.number()),
        labels: v.array(v.number()),
        intercept: v.number(),
        weights: v.array(v.number()),
        auc: v.number(),
        brier: v.number(),
        isotonic: v.array(v.number()),
      }),
    ),
  }),
  JSON.parse(readFileSync(path.join(import.meta.dirname, "fixtures/logistic.fixture.json"), "utf8")),
);

test("the fixture is scikit-learn's", () => {
  expect(fixture.madeWith).toMatch(/^scikit-learn \d/);
  expect(fixture.cases).toHaveLength(4);
});

test.each(fixture.cases)("$name: coefficients, AUC, Brier score and calibration are scikit-learn's", (sample) => {
  const labels = Uint8Array.from(sample.labels);
  const design = { values: Float64Array.from(sample.values), rows: labels.length, columns: sample.columns };
  const fit = atOnce(fitLogistic(design, labels, sample.c));
  expect(Math.abs(fit.intercept - sample.intercept)).toBeLessThan(1e-6);
  for (const [at, weight] of fit.weights.entries())
    expect(Math.abs(weight - (sample.weights[at] ?? 0))).toBeLessThan(1e-6);
  const scores = atOnce(scoresOf(design, fit));
  expect(aucOf(scores, labels)).toBeCloseTo(sample.auc, 9);
  expect(
    brierOf(
      scores.map((score) => 1 / (1 + Math.exp(-score))),
      labels,
    ),
  ).toBeCloseTo(sample.brier, 6);
  const calibration = atOnce(fitIsotonic(scores, labels));
  // Ours is never surer than 1 % or 99 %.
  for (const [at, score] of scores.entries())
    expect(calibrated(calibration, score)).toBeCloseTo(Math.min(0.99, Math.max(0.01, sample.isotonic[at] ?? 0)), 6);
});
