/** Why a training stops before it fits anything. */
import type { PredictionFeature } from "@paygauge/api-types/entities/ml-features";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import { featureNoun } from "../feature-noun.ts";
import { knownReader } from "./encode.ts";
import { vendorFolds } from "./folds.ts";
import type { InParts } from "@paygauge/api-types/turns/turns";
import { mlLimits } from "@paygauge/api-types/entities/ml-prediction";
import { leakingFeature } from "./rates.ts";
import type { LabelledSet, LabelSource, TrainingSettings } from "./training-set.ts";

/** A feature of which more of the labelled rows say nothing is of no use. */
const mostMissing = 0.5;

/** The feature of which most is missing, with the part that is; null where none lacks half. */
function missingFeature({ columns }: LabelledSet, features: readonly PredictionFeature[]) {
  const parts = features.map((feature) => {
    let missing = 0;
    const isKnown = knownReader(columns, feature);
    for (let row = 0; row < columns.size; row += 1) if (!isKnown(row)) missing += 1;
    return { feature, part: missing / columns.size };
  });
  const [worst] = parts.toSorted((a, b) => b.part - a.part);
  return worst !== undefined && worst.part >= mostMissing ? worst : null;
}

/** Labels by what said so. */
function sourcesOf({ rows }: LabelledSet): Record<LabelSource, number> {
  const counts = { directory: 0, statements: 0, campaigns: 0 };
  for (const { source } of rows) if (source !== null) counts[source] += 1;
  return counts;
}

/** A sentence that says why no model can be trained; null where one can. */
export function* obstacleOf(set: LabelledSet, { features, seed }: TrainingSettings): InParts<MessageRef | null> {
  const { labels } = set;
  if (labels.length < mlLimits.labels)
    return message("mlTooFewLabels", { labels: labels.length, needed: mlLimits.labels, ...sourcesOf(set) });
  const accepting = labels.reduce((sum, label) => sum + label, 0);
  if (accepting === 0) return message("mlNoAcceptors");
  if (accepting === labels.length) return message("mlNoRefusers");
  yield labels.length;
  const missing = missingFeature(set, features);
  if (missing !== null)
    return message("mlFeatureMissing", {
      feature: featureNoun(missing.feature),
      percent: Math.round(missing.part * 100),
    });
  yield labels.length;
  const leak = yield* leakingFeature(set.columns, labels, yield* vendorFolds(set.rows, seed), features);
  return leak === null ? null : message("mlLeak", { feature: featureNoun(leak.feature), auc: leak.auc.toFixed(3) });
}
