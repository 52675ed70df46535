/** Trains a model and proves it: every figure is of suppliers that the model in question never saw. */
import type { PredictionFeature } from "@paygauge/api-types/entities/ml-features";
import type { InParts } from "@paygauge/api-types/turns/turns";
import { coveredReader, designOf, encodingOf, type Encoding } from "./encode.ts";
import { eachRow, floatsOf } from "./each-row.ts";
import { foldSplits, issuerSplits, timeSplits, vendorFolds, type Split } from "./folds.ts";
import { importanceOf, type Importance } from "./importance.ts";
import { calibrated, fitIsotonic, type Calibration } from "./isotonic.ts";
import { fitLogistic, scoresOf, type Fit } from "./logistic.ts";
import { foldRates } from "./rates.ts";
import { columnsOf, type LabelledSet, type TrainingRow, type TrainingSettings } from "./training-set.ts";

/** A model as it is stored, and applied. */
export interface TrainedModel {
  readonly features: readonly PredictionFeature[];
  readonly encoding: Encoding;
  readonly intercept: number;
  readonly weights: readonly number[];
  readonly calibration: Calibration;
}

/** What was predicted of each labelled row by models that did not see it. NaN: not asked. */
export interface Predictions {
  readonly labels: Uint8Array;
  readonly folds: Uint8Array;
  readonly probabilities: Float64Array;
  /** Log-odds by models of earlier ledgers alone. */
  readonly byTime: Float64Array;
  /** Log-odds by models without the row's issuer. */
  readonly leftOut: Float64Array;
  /** The rate of acceptance of the row's industry. */
  readonly industry: Float64Array;
}

export interface Proven {
  readonly model: TrainedModel;
  readonly predictions: Predictions;
  readonly importance: readonly Importance[];
}

interface Fitted {
  readonly encoding: Encoding;
  readonly fit: Fit;
}

/** Fits some rows of a set. */
export function* fitRows(set: LabelledSet, rows: Uint32Array, { features, c }: TrainingSettings): InParts<Fitted> {
  const encoding = yield* encodingOf(set.columns, rows, features);
  const design = yield* designOf(set.columns, rows, encoding);
  const labels = Uint8Array.from(rows, (row) => set.labels[row] ?? 0);
  return { encoding, fit: yield* fitLogistic(design, labels, c) };
}

/** Log-odds of a split's held-out rows. */
function* heldOutScores(set: LabelledSet, split: Split, settings: TrainingSettings): InParts<Float64Array> {
  const { encoding, fit } = yield* fitRows(set, split.train, settings);
  return yield* scoresOf(yield* designOf(set.columns, split.test, encoding), fit);
}

function spread(target: Float64Array, rows: Uint32Array, values: Float64Array): void {
  for (const [at, row] of rows.entries()) target[row] = values[at] ?? Number.NaN;
}

/** Rows that are looked at in one part. */
const coveredAtOnce = 5000;
const none = (size: number): Float64Array => new Float64Array(size).fill(Number.NaN);

/** Probabilities of each fold, calibrated by the scores of the others. */
function* foldProbabilities(scores: Float64Array, labels: Uint8Array, splits: readonly Split[]): InParts<Float64Array> {
  const probabilities = none(scores.length);
  for (const { train, test } of splits) {
    const own = yield* floatsOf(train.length, (at) => scores[train[at] ?? 0] ?? 0);
    const calibration = yield* fitIsotonic(
      own,
      Uint8Array.from(train, (row) => labels[row] ?? 0),
    );
    yield* eachRow(test.length, (at) => {
      const row = test[at] ?? 0;
      probabilities[row] = calibrated(calibration, scores[row] ?? 0);
    });
  }
  return probabilities;
}

/** Says how many of the proof's fits are done. */
export type Report = (done: number, total: number) => void;

/**
 * Proves and trains a model on labelled rows. The order of the rows and the seed decide every bit of it.
 * @param rows every row has a label
 */
export function* prove(set: LabelledSet, settings: TrainingSettings, report: Report): InParts<Proven> {
  const { rows, columns, labels } = set;
  const size = rows.length;
  const folds = yield* vendorFolds(rows, settings.seed);
  const splits = yield* foldSplits(folds);
  const [times, issuers] = [yield* timeSplits(rows), yield* issuerSplits(rows)];
  const total = splits.length * 2 + times.length + issuers.length + 1;
  let done = 0;
  const step = (): void => report((done += 1), total);
  const [scores, byTime, leftOut] = [none(size), none(size), none(size)];
  const fits: Fitted[] = [];
  for (const split of splits) {
    const fitted = yield* fitRows(set, split.train, settings);
    fits.push(fitted);
    spread(scores, split.test, yield* scoresOf(yield* designOf(columns, split.test, fitted.encoding), fitted.fit));
    step();
  }
  for (const split of times) {
    spread(byTime, split.test, yield* heldOutScores(set, split, settings));
    step();
  }
  for (const { split } of issuers) {
    spread(leftOut, split.test, yield* heldOutScores(set, split, settings));
    step();
  }
  const importance = yield* importanceOf(set, splits, fits, settings, step);
  const { encoding, fit } = yield* fitRows(set, Uint32Array.from(labels.keys()), settings);
  step();
  return {
    model: {
      features: settings.features,
      encoding,
      intercept: fit.intercept,
      weights: [...fit.weights],
      calibration: yield* fitIsotonic(scores, labels),
    },
    predictions: {
      labels,
      folds,
      probabilities: yield* foldProbabilities(scores, labels, splits),
      byTime,
      leftOut,
      industry: yield* foldRates(columns.words.industry.codes, labels, folds),
    },
    importance,
  };
}

/** Which part of suppliers, labelled or not, a model can predict. */
export function* coverageOf(rows: readonly TrainingRow[], features: readonly PredictionFeature[]): InParts<number> {
  const columns = yield* columnsOf(rows);
  const isCovered = coveredReader(columns, features);
  let covered = 0;
  for (let row = 0; row < columns.size; row += 1) {
    if (isCovered(row)) covered += 1;
    if (row % coveredAtOnce === 0) yield coveredAtOnce;
  }
  return columns.size === 0 ? 0 : covered / columns.size;
}
