/** The figures of a proof, all from the predictions that are stored with it. */
import type { InParts } from "@paygauge/api-types/turns/turns";
import { eachRow } from "./each-row.ts";
import type { Predictions } from "./proof.ts";
import {
  aucErrorOf,
  aucOf,
  brierOf,
  calibrationBins,
  calibrationErrorOf,
  topFifthOf,
  type CalibrationBin,
} from "./metrics.ts";

interface Figures {
  readonly auc: number;
  readonly brier: number;
  readonly calibrationError: number;
  readonly topFifth: number;
}

/** What a model left an issuer out, and says of it all the same. */
export interface IssuerFigure {
  readonly issuerId: string;
  readonly labels: number;
  readonly auc: number;
}

export interface ProofFigures extends Figures {
  readonly labels: number;
  readonly accepting: number;
  /** What chance makes of an AUC with so many labels: one standard error. */
  readonly aucError: number;
  readonly bins: readonly CalibrationBin[];
  /** Null where all ledgers end at about the same time. */
  readonly timeAuc: number | null;
  readonly industry: Figures;
  readonly issuers: readonly IssuerFigure[];
}

function* figuresOf(probabilities: Float64Array, labels: Uint8Array): InParts<Figures> {
  const auc = aucOf(probabilities, labels) ?? 0.5;
  yield labels.length;
  const [brier, bins] = [brierOf(probabilities, labels), calibrationBins(probabilities, labels)];
  yield labels.length;
  const topFifth = topFifthOf(probabilities, labels);
  yield labels.length;
  return { auc, brier, calibrationError: calibrationErrorOf(bins), topFifth };
}

/** AUC of those rows that were asked about. */
function* aucAmong(
  scores: Float64Array,
  labels: Uint8Array,
  holds: (row: number) => boolean = () => true,
): InParts<{ readonly labels: number; readonly auc: number | null }> {
  const [own, asked] = [new Uint8Array(labels.length), new Float64Array(labels.length)];
  let count = 0;
  yield* eachRow(labels.length, (row) => {
    const score = scores[row] ?? Number.NaN;
    if (Number.isNaN(score) || !holds(row)) return;
    own[count] = labels[row] ?? 0;
    asked[count] = score;
    count += 1;
  });
  const auc = aucOf(asked.subarray(0, count), own.subarray(0, count));
  yield count;
  return { labels: count, auc };
}

/** Figures of a proof. @param issuerOf issuer of each row of the predictions */
export function* proofFigures(
  { labels, probabilities, byTime, leftOut, industry }: Predictions,
  issuerOf: readonly string[],
): InParts<ProofFigures> {
  const accepting = labels.reduce((sum, label) => sum + label, 0);
  const issuers: IssuerFigure[] = [];
  for (const issuerId of [...new Set(issuerOf)].toSorted()) {
    const { labels: count, auc } = yield* aucAmong(leftOut, labels, (row) => issuerOf[row] === issuerId);
    if (auc !== null) issuers.push({ issuerId, labels: count, auc });
  }
  return {
    ...(yield* figuresOf(probabilities, labels)),
    labels: labels.length,
    accepting,
    aucError: aucErrorOf(accepting, labels.length - accepting),
    bins: calibrationBins(probabilities, labels),
    timeAuc: (yield* aucAmong(byTime, labels)).auc,
    industry: yield* figuresOf(industry, labels),
    issuers,
  };
}
