/** The figures of a proof, all from the predictions that are stored with it. */
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

const figuresOf = (probabilities: Float64Array, labels: Uint8Array): Figures => ({
  auc: aucOf(probabilities, labels) ?? 0.5,
  brier: brierOf(probabilities, labels),
  calibrationError: calibrationErrorOf(calibrationBins(probabilities, labels)),
  topFifth: topFifthOf(probabilities, labels),
});

/** AUC of those rows that were asked about. */
function aucAmong(scores: Float64Array, labels: Uint8Array, holds: (row: number) => boolean = () => true) {
  const rows = [...labels.keys()].filter((row) => holds(row) && !Number.isNaN(scores[row]));
  const own = Uint8Array.from(rows, (row) => labels[row] ?? 0);
  return {
    labels: rows.length,
    auc: aucOf(
      Float64Array.from(rows, (row) => scores[row] ?? 0),
      own,
    ),
  };
}

/** @param issuerOf issuer of each row of the predictions */
export function proofFigures(
  { labels, probabilities, byTime, leftOut, industry }: Predictions,
  issuerOf: readonly string[],
): ProofFigures {
  const accepting = labels.reduce((sum, label) => sum + label, 0);
  const issuers = [...new Set(issuerOf)].toSorted().flatMap((issuerId): IssuerFigure[] => {
    const { labels: count, auc } = aucAmong(leftOut, labels, (row) => issuerOf[row] === issuerId);
    return auc === null ? [] : [{ issuerId, labels: count, auc }];
  });
  return {
    ...figuresOf(probabilities, labels),
    labels: labels.length,
    accepting,
    aucError: aucErrorOf(accepting, labels.length - accepting),
    bins: calibrationBins(probabilities, labels),
    timeAuc: aucAmong(byTime, labels).auc,
    industry: figuresOf(industry, labels),
    issuers,
  };
}
