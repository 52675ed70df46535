import { expect, it } from "vitest";
import { atOnce } from "@paygauge/api-types/turns/turns";
import { checksOf } from "./checks.ts";
import { proofFigures } from "./figures.ts";
import { allFeatures, madeRows } from "./made-set.fixture.ts";
import { coverageOf, prove } from "./proof.ts";
import { seeded, shuffle } from "./random.ts";
import { obstacleOf } from "./readiness.ts";
import { labelledSet, type TrainingRow } from "./training-set.ts";

const settings = { features: allFeatures, c: 1, seed: 11 };
const setOf = (rows: readonly TrainingRow[]) => atOnce(labelledSet(rows));
const provenOf = (rows: readonly TrainingRow[]) => {
  const set = setOf(rows);
  const proven = atOnce(prove(set, settings, () => {}));
  const issuerOf = set.rows.map(({ issuerId }) => issuerId);
  return { proven, figures: atOnce(proofFigures(proven.predictions, issuerOf)) };
};
const rows = madeRows({ rows: 6000 });
const { proven, figures } = provenOf(rows);

it("finds what acceptance follows, better than the industry's rate, and is calibrated", () => {
  expect(figures.auc).toBeGreaterThan(figures.industry.auc + 0.03);
  expect(figures.industry.auc).toBeGreaterThan(0.7);
  expect(figures.brier).toBeLessThan(figures.industry.brier);
  expect(figures.calibrationError).toBeLessThan(0.03);
  expect(figures.topFifth).toBeGreaterThan(figures.industry.topFifth);
  expect(figures.timeAuc).toBeGreaterThan(0.75);
  expect(figures.issuers.map(({ issuerId }) => issuerId)).toEqual(["issuer-a", "issuer-b", "issuer-c"]);
  expect(proven.importance[0]?.feature).toBe("industry");
  expect(proven.importance.find(({ feature }) => feature === "country")?.loss).toBeLessThan(0.005);
  expect(checksOf(figures, null).every(({ isPassed }) => isPassed)).toBe(true);
  expect(atOnce(coverageOf(rows, allFeatures))).toBe(1);
});

it("makes the same model from the same rows, bit for bit", () => {
  const again = provenOf(madeRows({ rows: 6000 }));
  expect(again.proven.model).toEqual(proven.model);
  expect(again.figures).toEqual(figures);
});

it("gives an AUC of a half, within three standard errors, where labels are shuffled", () => {
  const labels = Uint8Array.from(rows, ({ label }) => label ?? 0);
  for (const seed of [1, 2, 3]) {
    shuffle(labels, seeded(seed));
    const { figures: of } = provenOf(rows.map((row, at) => ({ ...row, label: labels[at] === 1 ? 1 : 0 })));
    expect(Math.abs(of.auc - 0.5)).toBeLessThan(3 * of.aucError);
  }
});

const obstacle = (changed: readonly TrainingRow[]) => atOnce(obstacleOf(setOf(changed), settings))?.code ?? null;
const each = (change: (row: TrainingRow, at: number) => Partial<TrainingRow>) =>
  rows.map((row, at): TrainingRow => ({ ...row, ...change(row, at) }));

it("stops at a feature that knows the answer, however it is planted", () => {
  expect(obstacle(rows)).toBeNull();
  const chance = seeded(5);
  const noisy = (label: number | null) => (chance() < 0.02 ? 1 - (label ?? 0) : (label ?? 0));
  expect(obstacle(each(({ label }) => ({ terms: noisy(label) === 1 ? 7 : 38 })))).toBe("mlLeak");
  expect(obstacle(each(({ label }) => ({ legalForm: noisy(label) === 1 ? "ltd" : "plc" })))).toBe("mlLeak");
  expect(obstacle(each(({ label }) => ({ methods: noisy(label) === 1 ? 3 : 5 })))).toBe("mlLeak");
  // Neither large nor small tickets accept: those of the middle do.
  expect(obstacle(each(({ label }, at) => ({ ticket: noisy(label) === 1 ? 500 : at % 2 === 0 ? 5 : 50_000 })))).toBe(
    "mlLeak",
  );
  // Known of acceptors alone.
  expect(obstacle(each(({ label }) => ({ age: noisy(label) === 1 ? 12 : null })))).toMatch(/mlLeak|mlFeatureMissing/);
});

it("says why nothing can be trained", () => {
  expect(obstacle(rows.slice(0, 812))).toBe("mlTooFewLabels");
  expect(obstacle(each(() => ({ label: null })))).toBe("mlTooFewLabels");
  expect(obstacle(each(() => ({ label: 1 })))).toBe("mlNoRefusers");
  expect(obstacle(each(() => ({ label: 0 })))).toBe("mlNoAcceptors");
  expect(obstacle(each((_, at) => ({ age: at % 2 === 0 ? null : 4 })))).toBe("mlFeatureMissing");
});

it("holds a model back that is worse than the champion, of any issuer, or ill calibrated", () => {
  const failed = (change: Partial<typeof figures>, champion: Parameters<typeof checksOf>[1]) =>
    checksOf({ ...figures, ...change }, champion).flatMap(({ check, isPassed }) => (isPassed ? [] : [check]));
  expect(failed({}, { auc: figures.auc + 0.001, issuers: [] })).toEqual(["auc"]);
  expect(failed({ auc: figures.industry.auc }, null)).toEqual(["industry"]);
  expect(failed({ calibrationError: 0.031 }, null)).toEqual(["calibration"]);
  expect(failed({ labels: 4999 }, null)).toEqual(["labels"]);
  const better = figures.issuers.map((issuer, at) => ({ ...issuer, auc: issuer.auc + (at === 0 ? 0.011 : 0.009) }));
  expect(failed({}, { auc: figures.auc, issuers: better })).toEqual(["issuers"]);
  expect(failed({}, { auc: figures.auc, issuers: better.slice(1) })).toEqual([]);
});
