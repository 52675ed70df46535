/** What a plain table says: the rate of acceptance by a code, such as the industry; what every model has to beat. */
import { numberFeatures, wordFeatures, type PredictionFeature } from "@paygauge/api-types/entities/ml-features";
import type { InParts } from "@paygauge/api-types/turns/turns";
import { eachRow, floatsOf } from "./each-row.ts";
import { foldCount } from "./folds.ts";
import { aucOf } from "./metrics.ts";
import type { FeatureColumns } from "./training-set.ts";

/** Suppliers of the mean rate that each code begins with: one supplier alone decides nothing. */
const prior = 5;
/** Parts of equal size that a number is cut into. */
const parts = 20;

/** Rates of each row by its code, from the rows of other folds. */
export function* foldRates(codes: Uint16Array, labels: Uint8Array, folds: Uint8Array): InParts<Float64Array> {
  const width = codes.reduce((most, code) => Math.max(most, code), 0) + 1;
  const counts = new Uint32Array(width * (foldCount + 1));
  const accepted = new Uint32Array(width * (foldCount + 1));
  const [all, yes] = [new Uint32Array(foldCount + 1), new Uint32Array(foldCount + 1)];
  yield* eachRow(codes.length, (row) => {
    const [code, label] = [codes[row] ?? 0, labels[row] ?? 0];
    // The last place is that of all folds together.
    for (const fold of [folds[row] ?? 0, foldCount]) {
      counts[fold * width + code] = (counts[fold * width + code] ?? 0) + 1;
      accepted[fold * width + code] = (accepted[fold * width + code] ?? 0) + label;
      all[fold] = (all[fold] ?? 0) + 1;
      yes[fold] = (yes[fold] ?? 0) + label;
    }
  });
  const without = (sums: Uint32Array, fold: number, code: number, size: number): number =>
    (sums[foldCount * size + code] ?? 0) - (sums[fold * size + code] ?? 0);
  return yield* floatsOf(codes.length, (row) => {
    const [code, fold] = [codes[row] ?? 0, folds[row] ?? 0];
    const others = without(all, fold, 0, 1);
    const mean = others === 0 ? 0.5 : without(yes, fold, 0, 1) / others;
    return (without(accepted, fold, code, width) + prior * mean) / (without(counts, fold, code, width) + prior);
  });
}

/** A feature as codes: words as they are, numbers by parts of equal size, 0 where it is not known. */
function* codesOf(columns: FeatureColumns, feature: PredictionFeature): InParts<Uint16Array> {
  if (feature === "methods") return Uint16Array.from(columns.methods, (bits) => bits + 1);
  const word = wordFeatures.find((each) => each === feature);
  if (word !== undefined) return columns.words[word].codes;
  const values = columns.numbers[numberFeatures.find((each) => each === feature) ?? "age"];
  const known = values.filter((value) => !Number.isNaN(value)).sort();
  const edges = Array.from({ length: parts - 1 }, (_, at) => known[Math.floor((known.length * (at + 1)) / parts)] ?? 0);
  yield values.length;
  const codes = new Uint16Array(values.length);
  yield* eachRow(values.length, (row) => {
    const value = values[row] ?? Number.NaN;
    if (Number.isNaN(value)) return;
    let above = 0;
    for (const edge of edges) if (value >= edge) above += 1;
    codes[row] = 1 + above;
  });
  return codes;
}

/** A single feature that knows more than this knows the answer. */
const leakAuc = 0.95;

/** The first feature that knows the label nearly alone, with its AUC; null where none does. */
export function* leakingFeature(
  columns: FeatureColumns,
  labels: Uint8Array,
  folds: Uint8Array,
  features: readonly PredictionFeature[],
): InParts<{ readonly feature: PredictionFeature; readonly auc: number } | null> {
  for (const feature of features) {
    const codes = yield* codesOf(columns, feature);
    const auc = aucOf(yield* foldRates(codes, labels, folds), labels) ?? 0.5;
    if (auc > leakAuc) return { feature, auc };
    yield labels.length;
  }
  return null;
}
