/** What a model must pass before it is offered. */
import { mlLimits, type PromotionCheck } from "@paygauge/api-types/entities/ml-prediction";
import type { ProofFigures } from "./figures.ts";

const mostCalibrationError = 0.03;
/** By how much no issuer's AUC may be below the champion's. */
const mostIssuerLoss = 0.01;

type Compared = Pick<ProofFigures, "auc" | "calibrationError" | "labels" | "industry" | "issuers">;

/**
 * The checks in their order. "auc": above the industry's rate, and not below the champion's. "issuers": of issuers that
 * both know.
 */
export function checksOf(model: Compared, champion: Pick<Compared, "auc" | "issuers"> | null): PromotionCheck[] {
  const before = new Map((champion?.issuers ?? []).map(({ issuerId, auc }) => [issuerId, auc]));
  const losses = model.issuers.map(({ issuerId, auc }) => (before.get(issuerId) ?? auc) - auc);
  return [
    { check: "industry", isPassed: model.auc > model.industry.auc },
    { check: "auc", isPassed: champion === null || model.auc >= champion.auc },
    { check: "calibration", isPassed: model.calibrationError <= mostCalibrationError },
    { check: "issuers", isPassed: losses.every((loss) => loss <= mostIssuerLoss) },
    { check: "labels", isPassed: model.labels >= mlLimits.labels },
  ];
}
