import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import type { PredictionFeature } from "@paygauge/api-types/entities/ml-features";

const nouns = {
  industry: "noun-ml-industry",
  country: "noun-ml-country",
  legalForm: "noun-ml-legalForm",
  age: "noun-ml-age",
  invoices: "noun-ml-invoices",
  ticket: "noun-ml-ticket",
  terms: "noun-ml-terms",
  methods: "noun-ml-methods",
} as const satisfies Record<PredictionFeature, string>;
/** Name of a feature, for a sentence. */
export const featureNoun = (feature: PredictionFeature): MessageRef => message(nouns[feature]);
