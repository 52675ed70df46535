/** Asks a model about suppliers: a probability, and the three parts that moved it most. */
import * as v from "valibot";
import { predictionFeatureSchema, type PredictionFeature } from "@paygauge/api-types/entities/ml-features";
import type { InParts } from "@paygauge/api-types/turns/turns";
import { designOf, encodingSchema, isCovered, isKnown } from "./encode.ts";
import { calibrated } from "./isotonic.ts";
import type { TrainedModel } from "./proof.ts";
import { columnsOf, type FeatureRow } from "./training-set.ts";

/** A model as it is stored. */
export const trainedModelSchema = v.object({
  features: v.pipe(v.array(predictionFeatureSchema), v.readonly()),
  encoding: encodingSchema,
  intercept: v.number(),
  weights: v.pipe(v.array(v.number()), v.readonly()),
  calibration: v.object({
    scores: v.pipe(v.array(v.number()), v.readonly()),
    probabilities: v.pipe(v.array(v.number()), v.readonly()),
  }),
});

/** Reasons of one prediction, at most. */
const mostReasons = 3;

export interface Prediction {
  /** Null where less than half of the model's features is known. */
  readonly probability: number | null;
  /** Features with the sign of what they add, the strongest first: "+industry", "-terms". */
  readonly reasons: readonly string[];
}

/** Parts of a row that speak for it or against it, in log-odds from the mean supplier. */
function reasonsOf(
  parts: ReadonlyMap<PredictionFeature, number>,
  isTold: (feature: PredictionFeature) => boolean,
): string[] {
  return [...parts]
    .filter(([feature, part]) => Math.abs(part) > 1e-9 && isTold(feature))
    .toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, mostReasons)
    .map(([feature, part]) => `${part > 0 ? "+" : "-"}${feature}`);
}

/** Predictions of rows, in their order, in parts of rows. */
export function* predictRows(model: TrainedModel, rows: readonly FeatureRow[]): InParts<Prediction[]> {
  const columns = yield* columnsOf(rows);
  const design = yield* designOf(columns, Uint32Array.from(rows.keys()), model.encoding);
  const predictions: Prediction[] = [];
  for (const row of rows.keys()) {
    if (!isCovered(columns, model.features, row)) {
      predictions.push({ probability: null, reasons: [] });
      continue;
    }
    const parts = new Map<PredictionFeature, number>();
    let score = model.intercept;
    for (const [at, { feature }] of model.encoding.entries()) {
      const part = (model.weights[at] ?? 0) * (design.values[row * design.columns + at] ?? 0);
      score += part;
      parts.set(feature, (parts.get(feature) ?? 0) + part);
    }
    predictions.push({
      probability: calibrated(model.calibration, score),
      reasons: reasonsOf(parts, (feature) => isKnown(columns, feature, row)),
    });
    if (row % 500 === 499) yield 500;
  }
  return predictions;
}
