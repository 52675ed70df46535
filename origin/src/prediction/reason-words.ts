import type { MessageRef } from "@paygauge/api-types/catalogue/message";
import { predictionFeatures } from "@paygauge/api-types/entities/ml-features";
import { translateIn } from "@paygauge/worker/translate-in";
import { featureNoun } from "./feature-noun.ts";

/** Features that speak for a supplier, or against it, the strongest first. */
export const spoken = (reasons: readonly string[], sign: "+" | "-"): MessageRef[] =>
  predictionFeatures
    .filter((feature) => reasons.includes(`${sign}${feature}`))
    .toSorted((a, b) => reasons.indexOf(`${sign}${a}`) - reasons.indexOf(`${sign}${b}`))
    .map(featureNoun);

/** Says "+industry,-terms" in words of a language, the strongest first: "+ Industry, − Terms". */
export function reasonsIn(locale: string): (reasons: string) => string {
  const words = translateIn(locale);
  return (reasons) =>
    reasons
      .split(",")
      .flatMap((reason) => {
        const feature = predictionFeatures.find((each) => each === reason.slice(1));
        return feature === undefined
          ? []
          : [`${reason.startsWith("+") ? "+" : "\u2212"} ${words(featureNoun(feature))}`];
      })
      .join(", ");
}
