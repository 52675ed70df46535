/** Asks a model about suppliers: a probability, and the three parts that moved it most. */
import * as v from "valibot";
import { predictionFeatures, predictionFeatureSchema } from "@paygauge/api-types/entities/ml-features";
import type { InParts } from "@paygauge/api-types/turns/turns";
import { coveredReader, designOf, encodingSchema, knownReader } from "./encode.ts";
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

/** Words of reasons by the places of features. */
const speaksFor = predictionFeatures.map((feature) => `+${feature}`);
const speaksAgainst = predictionFeatures.map((feature) => `-${feature}`);
/** Reasons of one prediction, at most. */
const mostReasons = 3;

export interface Prediction {
  /** Null where less than half of the model's features is known. */
  readonly probability: number | null;
  /** Features with the sign of what they add, the strongest first: "+industry", "-terms". */
  readonly reasons: readonly string[];
}

/** Parts of a row that speak for it or against it, in log-odds from the mean supplier, by the places of features. */
function reasonsOf(parts: Float64Array, isTold: (place: number) => boolean): string[] {
  const strongest: number[] = [];
  for (let place = 0; place < parts.length; place += 1) {
    const size = Math.abs(parts[place] ?? 0);
    if (size <= 1e-9 || !isTold(place)) continue;
    let at = strongest.length;
    while (at > 0 && Math.abs(parts[strongest[at - 1] ?? 0] ?? 0) < size) at -= 1;
    if (at >= mostReasons) continue;
    strongest.splice(at, 0, place);
    if (strongest.length > mostReasons) strongest.pop();
  }
  return strongest.map((place) => ((parts[place] ?? 0) > 0 ? speaksFor : speaksAgainst)[place] ?? "");
}

/** Predictions of rows, in their order, in parts of rows. */
export function* predictRows(model: TrainedModel, rows: readonly FeatureRow[]): InParts<Prediction[]> {
  const { encoding, weights, features, intercept, calibration } = model;
  const columns = yield* columnsOf(rows);
  const { values, columns: width } = yield* designOf(columns, Uint32Array.from(rows.keys()), encoding);
  const places = Uint8Array.from(encoding, ({ feature }) => predictionFeatures.indexOf(feature));
  const known = predictionFeatures.map((feature) => knownReader(columns, feature));
  const isCovered = coveredReader(columns, features);
  const predictions: Prediction[] = [];
  const parts = new Float64Array(predictionFeatures.length);
  for (const row of rows.keys()) {
    if (isCovered(row)) {
      parts.fill(0);
      let score = intercept;
      for (let at = 0; at < width; at += 1) {
        const part = (weights[at] ?? 0) * (values[row * width + at] ?? 0);
        score += part;
        parts[places[at] ?? 0] = (parts[places[at] ?? 0] ?? 0) + part;
      }
      const reasons = reasonsOf(parts, (place) => known[place]?.(row) === true);
      predictions.push({ probability: calibrated(calibration, score), reasons });
    } else predictions.push({ probability: null, reasons: [] });
    if (row % 500 === 499) yield 500;
  }
  return predictions;
}
