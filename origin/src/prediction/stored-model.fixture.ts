/** A model as a training leaves it, for tests of its use. */
import { runInDurableObject } from "cloudflare:test";
import { addModel, putPredictions, type ModelRecord } from "./model-tables.ts";
import { modelsOf } from "./models-stub.ts";
import { testEnv } from "../support/test-env.ts";

const figures = { auc: 0.8, brier: 0.17, calibrationError: 0.01, topFifth: 0.4 };

/** Accepts more often where invoices are many. */
const modelOfInvoices: ModelRecord = {
  byName: "Sasha Sysadmin",
  on: "2026-11-20T09:00:00.000Z",
  penalty: "1",
  firstMonth: "2025-12",
  lastMonth: "2026-03",
  digest: "0".repeat(64),
  model: {
    features: ["invoices", "legalForm"],
    encoding: [
      { feature: "legalForm", value: "ltd", mean: 0.5, scale: 1 },
      { feature: "invoices", value: "", mean: 2, scale: 1 },
    ],
    intercept: 0,
    weights: [-0.4, 1.2],
    calibration: { scores: [-3, 3], probabilities: [0.05, 0.95] },
  },
  figures: {
    ...figures,
    labels: 6000,
    accepting: 3000,
    aucError: 0.0075,
    bins: [{ count: 6000, predicted: 0.5, observed: 0.5 }],
    timeAuc: null,
    industry: { ...figures, auc: 0.7 },
    issuers: [],
    coverage: 1,
    importance: [{ feature: "invoices", loss: 0.2, spread: 0.01 }],
  },
  comparedWith: null,
  checks: [{ check: "auc", isPassed: true }],
};

/** Stores a model with one prediction; gives its number. */
export function storeModel(record: ModelRecord = modelOfInvoices): Promise<number> {
  return runInDurableObject(modelsOf(testEnv), (_, { storage: { sql } }) => {
    const number = addModel(sql, record);
    putPredictions(sql, number, 0, JSON.stringify([["job", "key", "issuer", 20_000, 1, 0, 0.7, null, null, 0.5]]));
    return number;
  });
}
