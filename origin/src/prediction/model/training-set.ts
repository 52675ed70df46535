/** Suppliers as a model reads them: columns of features, with what is never a feature. */
import {
  numberFeatures,
  wordFeatures,
  type NumberFeature,
  type PredictionFeature,
  type WordFeature,
} from "@paygauge/api-types/entities/ml-features";
import type { InParts } from "@paygauge/api-types/turns/turns";
import { eachRow, floatsOf } from "./each-row.ts";

/** One supplier of one run, with what is known of it before the run's last day. */
export interface FeatureRow
  extends Readonly<Record<WordFeature, string>>, Readonly<Record<NumberFeature, number | null>> {
  /** A bit for each of `predictionMethods` that its ledger names; null: none is. */
  readonly methods: number | null;
}

/** Where a yes or no comes from. */
export type LabelSource = "directory" | "statements" | "campaigns";

/** What of a supplier decides its place in the proof, and no prediction. */
export interface RowPlace {
  readonly jobId: string;
  readonly supplierKey: string;
  /** The same supplier in every ledger. */
  readonly vendor: string;
  readonly issuerId: string;
  /** Last day of the ledger, in days since 1970-01-01. */
  readonly cutOff: number;
  /** Whether it accepted within 12 months of that day; null: not known. */
  readonly label: 0 | 1 | null;
  /** What said so. */
  readonly source: LabelSource | null;
}

export type TrainingRow = FeatureRow & RowPlace;

/** Words of a column and, for each row, which of them it has. */
interface WordColumn {
  readonly words: readonly string[];
  readonly codes: Uint16Array;
}

export interface FeatureColumns {
  readonly size: number;
  readonly words: Readonly<Record<WordFeature, WordColumn>>;
  /** NaN where a row has no number. */
  readonly numbers: Readonly<Record<NumberFeature, Float64Array>>;
  /** Bits of `predictionMethods`; -1 where none is known. */
  readonly methods: Int16Array;
}

/** Most words of a column; further ones count as none. */
const mostWords = 60_000;

function* wordColumn(rows: readonly FeatureRow[], feature: WordFeature): InParts<WordColumn> {
  const known = new Map<string, number>([["", 0]]);
  const codes = new Uint16Array(rows.length);
  yield* eachRow(rows.length, (row) => {
    const word = rows[row]?.[feature] ?? "";
    const code = known.get(word) ?? (known.size < mostWords ? known.size : 0);
    if (code === known.size) known.set(word, code);
    codes[row] = code;
  });
  return { words: [...known.keys()], codes };
}

const recordOf = <K extends string, T>(entries: readonly (readonly [K, T])[]): Record<K, T> =>
  Object.fromEntries(entries) as Record<K, T>;

/** Rows as columns of features, one column after the other. */
export function* columnsOf(rows: readonly FeatureRow[]): InParts<FeatureColumns> {
  const words: (readonly [WordFeature, WordColumn])[] = [];
  for (const feature of wordFeatures) {
    words.push([feature, yield* wordColumn(rows, feature)]);
  }
  const numbers: (readonly [NumberFeature, Float64Array])[] = [];
  for (const feature of numberFeatures) {
    numbers.push([feature, yield* floatsOf(rows.length, (row) => rows[row]?.[feature] ?? Number.NaN)]);
  }
  const methods = new Int16Array(rows.length);
  yield* eachRow(rows.length, (row) => {
    methods[row] = rows[row]?.methods ?? -1;
  });
  return { size: rows.length, words: recordOf(words), numbers: recordOf(numbers), methods };
}

export interface TrainingSettings {
  readonly features: readonly PredictionFeature[];
  /** The inverse of the penalty. */
  readonly c: number;
  readonly seed: number;
}

/** Labelled rows with their columns. */
export interface LabelledSet {
  readonly rows: readonly TrainingRow[];
  readonly columns: FeatureColumns;
  readonly labels: Uint8Array;
}

export function* labelledSet(all: readonly TrainingRow[]): InParts<LabelledSet> {
  const rows: TrainingRow[] = [];
  yield* eachRow(all.length, (at) => {
    const row = all[at];
    if (row !== undefined && row.label !== null) rows.push(row);
  });
  const columns = yield* columnsOf(rows);
  const labels = new Uint8Array(rows.length);
  yield* eachRow(rows.length, (row) => {
    labels[row] = rows[row]?.label ?? 0;
  });
  return { rows, columns, labels };
}
