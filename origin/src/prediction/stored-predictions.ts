/** Predictions of a proof as they are stored: in parts, each row a list, with IDs and no name. */
import * as v from "valibot";
import type { InParts } from "@paygauge/api-types/turns/turns";
import { readStored } from "@paygauge/worker/stored-json";
import type { Predictions } from "./model/proof.ts";
import type { RowPlace } from "./model/training-set.ts";
import { predictionsOf, putPredictions, rowsOfPart } from "./model-tables.ts";

const maybe = v.nullable(v.number());
/** Job, supplier, issuer, last day of the ledger, label, fold, probability, by time, left out, the industry's rate. */
const storedRow = v.tuple([
  v.string(),
  v.string(),
  v.string(),
  v.number(),
  v.picklist([0, 1]),
  v.number(),
  v.number(),
  maybe,
  maybe,
  v.number(),
]);
type PredictionRow = v.InferOutput<typeof storedRow>;
const storedRowsSchema = v.array(storedRow);

const orNull = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value;

/** The predictions of a proof, row by row. */
function predictionRow(predictions: Predictions, row: number, place: RowPlace): PredictionRow {
  const { labels, folds, probabilities, byTime, leftOut, industry } = predictions;
  return [
    place.jobId,
    place.supplierKey,
    place.issuerId,
    place.cutOff,
    labels[row] === 1 ? 1 : 0,
    folds[row] ?? 0,
    probabilities[row] ?? 0,
    orNull(byTime[row]),
    orNull(leftOut[row]),
    industry[row] ?? 0,
  ];
}

/** Predictions as the texts of their parts. */
export function* predictionTexts(predictions: Predictions, places: readonly RowPlace[]): InParts<string[]> {
  const texts: string[] = [];
  for (let from = 0; from < places.length; from += rowsOfPart) {
    const rows = places.slice(from, from + rowsOfPart).map((place, at) => predictionRow(predictions, from + at, place));
    texts.push(JSON.stringify(rows));
    yield rows.length;
  }
  return texts;
}

/** Part of a transaction. */
export function storePredictions(sql: SqlStorage, number: number, texts: readonly string[]): void {
  for (const [part, text] of texts.entries()) putPredictions(sql, number, part, text);
}

/** One part of a model's predictions; null after the last. */
export function predictionPart(sql: SqlStorage, number: number, part: number): PredictionRow[] | null {
  const text = predictionsOf(sql, number, part);
  return text === null ? null : readStored(storedRowsSchema, text, "model_prediction.rowsJson");
}

/** Stored rows as the columns that figures are made of, and the issuer of each row. */
export function predictionsFrom(rows: readonly PredictionRow[]): { predictions: Predictions; issuerOf: string[] } {
  const numbers = (at: 6 | 7 | 8 | 9) => Float64Array.from(rows, (row) => row[at] ?? Number.NaN);
  return {
    predictions: {
      labels: Uint8Array.from(rows, (row) => row[4]),
      folds: Uint8Array.from(rows, (row) => row[5]),
      probabilities: numbers(6),
      byTime: numbers(7),
      leftOut: numbers(8),
      industry: numbers(9),
    },
    issuerOf: rows.map((row) => row[2]),
  };
}

export const predictionHeadings =
  "job id,supplier key,issuer id,last day of ledger,accepts,fold,probability,log-odds by time,log-odds issuer left out,rate of industry";

const dayOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
const cell = (value: number | null): string => (value === null ? "" : value.toFixed(6));

/** IDs and numbers alone: no cell needs quotes. */
function line(row: PredictionRow): string {
  const [job, supplier, issuer, cutOff, label, fold, probability, byTime, leftOut, industry] = row;
  const figures = [probability, byTime, leftOut, industry].map(cell);
  return [job, supplier, issuer, dayOf(cutOff), label, fold, ...figures].join(",");
}

/** Lines of CSV for one part of a model's predictions; null after the last. */
export function predictionLines(sql: SqlStorage, number: number, part: number): string | null {
  const rows = predictionPart(sql, number, part);
  return rows === null ? null : rows.map((row) => `${line(row)}\r\n`).join("");
}
