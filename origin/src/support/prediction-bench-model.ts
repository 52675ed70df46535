import { predictionMethods, type PredictionFeature } from "@paygauge/api-types/entities/ml-features";
import type { TrainedModel } from "../prediction/model/proof.ts";

const groups = ["Retail", "Services", "Utilities", "Building", "Travel", "Government", "Contracted"];
const word = (feature: PredictionFeature) => (value: string) => ({ feature, value, mean: 0.1, scale: 1 });
const number = (feature: PredictionFeature) => ({ feature, value: "", mean: 4, scale: 1.5 });

const encoding = [
  ...Array.from({ length: 24 }, (_, at) => word("industry")(`MCC ${groups[at] ?? `Group ${at}`}`)),
  ...["GBR", "DEU", "FRA"].map(word("country")),
  ...["ltd", "plc", "llp", "none", "gmbh"].map(word("legalForm")),
  ...(["invoices", "ticket", "terms"] as const).map(number),
  ...predictionMethods.map(word("methods")),
];

/** A model of 40 columns, as a training leaves it: what it says is of no interest. */
export const benchModel: TrainedModel = {
  features: ["industry", "country", "legalForm", "invoices", "ticket", "terms", "methods"],
  encoding,
  intercept: -0.2,
  weights: encoding.map((_, at) => Math.sin(at)),
  calibration: { scores: [-3, -1, 1, 3], probabilities: [0.05, 0.3, 0.7, 0.95] },
};
