/** Features as the numbers that a fit reads: words as columns of 0 and 1, numbers by their mean and spread. */
import * as v from "valibot";
import {
  numberFeatures,
  predictionFeatures,
  predictionMethods,
  wordFeatures,
  type NumberFeature,
  type PredictionFeature,
  type WordFeature,
} from "@paygauge/api-types/entities/ml-features";
import type { InParts } from "@paygauge/api-types/turns/turns";
import type { Design } from "./logistic.ts";
import type { FeatureColumns } from "./training-set.ts";

/** One column of a design. `mean` and `scale` of a column of words are those of its 0 and 1 before: its mean, and 1. */
const encodedColumn = v.object({
  feature: v.picklist(predictionFeatures),
  /** A word of the feature, or a payment method; "" of a number. */
  value: v.string(),
  mean: v.number(),
  scale: v.number(),
});
type EncodedColumn = Readonly<v.InferOutput<typeof encodedColumn>>;
export const encodingSchema = v.pipe(v.array(encodedColumn), v.readonly());
export type Encoding = readonly EncodedColumn[];

/** Words that have a column of their own: seen often enough, and no more than these. */
const leastRows = 25;
const mostWordsOf: Readonly<Record<WordFeature, number>> = { industry: 24, country: 12, legalForm: 10 };

/** Counts and money spread over many sizes. */
const isLog = (feature: NumberFeature): boolean => feature !== "terms";
const numberAt = (columns: FeatureColumns, feature: NumberFeature, row: number): number => {
  const value = columns.numbers[feature][row] ?? Number.NaN;
  return isLog(feature) ? Math.log1p(Math.max(0, value)) : value;
};

function wordsEncoded(columns: FeatureColumns, rows: Uint32Array, feature: WordFeature): EncodedColumn[] {
  const { words, codes } = columns.words[feature];
  const counts = new Uint32Array(words.length);
  for (const row of rows) counts[codes[row] ?? 0] = (counts[codes[row] ?? 0] ?? 0) + 1;
  return words
    .map((value, code) => ({ value, count: counts[code] ?? 0 }))
    .filter(({ value, count }) => value !== "" && count >= leastRows)
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, mostWordsOf[feature])
    .map(({ value, count }) => ({ feature, value, mean: count / rows.length, scale: 1 }));
}

function numberEncoded(columns: FeatureColumns, rows: Uint32Array, feature: NumberFeature): EncodedColumn[] {
  let [count, sum, squares] = [0, 0, 0];
  for (const row of rows) {
    const value = numberAt(columns, feature, row);
    if (value !== value) continue;
    count += 1;
    sum += value;
    squares += value * value;
  }
  if (count === 0) return [];
  const mean = sum / count;
  const scale = Math.sqrt(Math.max(0, squares / count - mean * mean));
  return scale < 1e-9 ? [] : [{ feature, value: "", mean, scale }];
}

function methodsEncoded(columns: FeatureColumns, rows: Uint32Array): EncodedColumn[] {
  return predictionMethods.flatMap((value, bit) => {
    let [known, seen] = [0, 0];
    for (const row of rows) {
      const methods = columns.methods[row] ?? -1;
      if (methods < 0) continue;
      known += 1;
      seen += (methods >> bit) & 1;
    }
    const isTold = seen >= leastRows && known - seen >= leastRows;
    return isTold ? [{ feature: "methods" as const, value, mean: seen / known, scale: 1 }] : [];
  });
}

/** Which columns the rows of a training give, of the features that were chosen. */
export function* encodingOf(
  columns: FeatureColumns,
  rows: Uint32Array,
  features: readonly PredictionFeature[],
): InParts<Encoding> {
  const encoding: EncodedColumn[] = [];
  for (const feature of predictionFeatures.filter((each) => features.includes(each))) {
    const [word, number] = [
      wordFeatures.find((each) => each === feature),
      numberFeatures.find((each) => each === feature),
    ];
    if (word !== undefined) encoding.push(...wordsEncoded(columns, rows, word));
    else if (number !== undefined) encoding.push(...numberEncoded(columns, rows, number));
    else encoding.push(...methodsEncoded(columns, rows));
    yield rows.length;
  }
  return encoding;
}

/** A column's value of a row; what is not known counts as the mean, 0. */
type Read = (row: number) => number;

function readerOf(columns: FeatureColumns, { feature, value, mean, scale }: EncodedColumn): Read {
  if (feature === "methods") {
    const bit = predictionMethods.findIndex((each) => each === value);
    return (row) => {
      const methods = columns.methods[row] ?? -1;
      return methods < 0 ? 0 : ((methods >> bit) & 1) - mean;
    };
  }
  const number = numberFeatures.find((each) => each === feature);
  if (number !== undefined)
    return (row) => {
      const known = numberAt(columns, number, row);
      return known === known ? (known - mean) / scale : 0;
    };
  const word = wordFeatures.find((each) => each === feature) ?? "industry";
  const { words, codes } = columns.words[word];
  const code = words.indexOf(value);
  // A supplier without a word is neither: only a known one speaks for or against.
  return (row) => {
    const own = codes[row] ?? 0;
    return own === 0 ? 0 : (own === code ? 1 : 0) - mean;
  };
}

const rowsOfPart = 2000;

/** The design of some rows. */
export function* designOf(columns: FeatureColumns, rows: Uint32Array, encoding: Encoding): InParts<Design> {
  const values = new Float64Array(rows.length * encoding.length);
  const readers = encoding.map((column) => readerOf(columns, column));
  for (let from = 0; from < rows.length; from += rowsOfPart) {
    const to = Math.min(rows.length, from + rowsOfPart);
    for (let at = from; at < to; at += 1) {
      const row = rows[at] ?? 0;
      for (const [column, read] of readers.entries()) values[at * readers.length + column] = read(row);
    }
    yield to - from;
  }
  return { values, rows: rows.length, columns: encoding.length };
}

/** Reads whether a feature is known of a row. */
export function knownReader(columns: FeatureColumns, feature: PredictionFeature): (row: number) => boolean {
  if (feature === "methods") return (row) => (columns.methods[row] ?? -1) >= 0;
  const number = numberFeatures.find((each) => each === feature);
  if (number !== undefined) {
    const values = columns.numbers[number];
    return (row) => !Number.isNaN(values[row]);
  }
  const word = wordFeatures.find((each) => each === feature);
  if (word === undefined) return () => false;
  const { codes } = columns.words[word];
  return (row) => codes[row] !== 0;
}

/** Reads whether enough is known of a row for a prediction: half of the model's features. */
export function coveredReader(
  columns: FeatureColumns,
  features: readonly PredictionFeature[],
): (row: number) => boolean {
  const readers = features.map((feature) => knownReader(columns, feature));
  return (row) => {
    let known = 0;
    for (const reader of readers) if (reader(row)) known += 1;
    return known * 2 >= features.length;
  };
}
