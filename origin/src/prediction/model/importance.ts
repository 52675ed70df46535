/** What a feature is worth: how much AUC is lost on held-out rows where its values are shuffled among them. */
import type { PredictionFeature } from "@paygauge/api-types/entities/ml-features";
import type { InParts } from "@paygauge/api-types/turns/turns";
import { designOf, type Encoding } from "./encode.ts";
import type { Split } from "./folds.ts";
import { scoresOf, type Design, type Fit } from "./logistic.ts";
import { aucOf } from "./metrics.ts";
import { seeded, shuffle } from "./random.ts";
import type { LabelledSet, TrainingSettings } from "./training-set.ts";

export interface Importance {
  readonly feature: PredictionFeature;
  /** Mean loss of AUC over the folds and shuffles, and its standard deviation. */
  readonly loss: number;
  readonly spread: number;
}

const shuffles = 3;

/** What a feature's columns add to the score of each row. */
function partOf(
  { values, rows, columns }: Design,
  encoding: Encoding,
  fit: Fit,
  feature: PredictionFeature,
): Float64Array {
  const own = encoding.flatMap((column, at) => (column.feature === feature ? [at] : []));
  const part = new Float64Array(rows);
  for (let row = 0; row < rows; row += 1)
    for (const at of own) part[row] = (part[row] ?? 0) + (fit.weights[at] ?? 0) * (values[row * columns + at] ?? 0);
  return part;
}

/** Scores where one feature's part is another row's. */
function shuffled(scores: Float64Array, part: Float64Array, random: () => number): Float64Array {
  const order = Uint32Array.from(scores.keys());
  shuffle(order, random);
  return scores.map((score, row) => score - (part[row] ?? 0) + (part[order[row] ?? 0] ?? 0));
}

/** Importance of each feature, the largest first. */
export function* importanceOf(
  { columns, labels }: LabelledSet,
  splits: readonly Split[],
  fits: readonly { readonly encoding: Encoding; readonly fit: Fit }[],
  { features, seed }: TrainingSettings,
  step: () => void,
): InParts<Importance[]> {
  const losses = new Map<PredictionFeature, number[]>(features.map((feature) => [feature, []]));
  for (const [at, { test }] of splits.entries()) {
    const fitted = fits[at];
    if (fitted === undefined) continue;
    const design = yield* designOf(columns, test, fitted.encoding);
    const scores = yield* scoresOf(design, fitted.fit);
    const own = Uint8Array.from(test, (row) => labels[row] ?? 0);
    const auc = aucOf(scores, own);
    if (auc === null) continue;
    for (const [place, feature] of features.entries()) {
      const part = partOf(design, fitted.encoding, fitted.fit, feature);
      for (let round = 0; round < shuffles; round += 1) {
        const random = seeded(seed + at * 10_007 + place * 101 + round);
        losses.get(feature)?.push(auc - (aucOf(shuffled(scores, part, random), own) ?? auc));
        yield test.length;
      }
    }
    step();
  }
  return [...losses].map(([feature, list]) => ({ feature, ...meanOf(list) })).toSorted((a, b) => b.loss - a.loss);
}

function meanOf(list: readonly number[]): Pick<Importance, "loss" | "spread"> {
  if (list.length === 0) return { loss: 0, spread: 0 };
  const loss = list.reduce((sum, each) => sum + each, 0) / list.length;
  return { loss, spread: Math.sqrt(list.reduce((sum, each) => sum + (each - loss) ** 2, 0) / list.length) };
}
