import { predictionFeatures, type PredictionFeature } from "@paygauge/api-types/entities/ml-features";
import type { SupplierRow } from "@paygauge/api-types/entities/suppliers";

export interface PredictionReason {
  /** Whether it speaks for the supplier's acceptance, or against it. */
  readonly isFor: boolean;
  readonly feature: PredictionFeature;
}

/** What moved the prediction of a supplier, the strongest first; what this release does not know is left out. */
export function reasonsOf({ predictionReasons = "" }: Pick<SupplierRow, "predictionReasons">): PredictionReason[] {
  return predictionReasons.split(",").flatMap((reason) => {
    const feature = predictionFeatures.find((each) => each === reason.slice(1));
    return feature === undefined ? [] : [{ isFor: reason.startsWith("+"), feature }];
  });
}
