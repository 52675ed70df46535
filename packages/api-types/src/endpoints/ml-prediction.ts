import * as v from "valibot";
import { holders } from "../access/access.ts";
import { mlModels, promoteModelBody, trainModelBody } from "../entities/ml-prediction.ts";
import { done, mutation } from "../entities/mutation.ts";
import { runQuery } from "../entities/runs.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/ml-prediction";
const one = `${root}/models/:modelNumber` as const;
const flag = "FEATURE_FLAG_SUPPLIERS_ML_PREDICTION";
const access = holders("MlPrediction_VIEW", "MlPrediction_CRUD");

/** Models of who accepts cards: their training, their proof, which of them is used, and for which jobs. */
export const mlPredictionCalls = {
  mlModels: {
    method: "GET",
    path: `${root}/models`,
    access: holders("MlPrediction_VIEW"),
    flag,
    effect: "read",
    answer: mlModels,
  },
  trainMlModel: {
    method: "POST",
    path: `${root}/train`,
    access,
    flag,
    effect: "write",
    unlocked: "adds",
    body: trainModelBody,
    answer: mutation({ id: v.string() }),
  },
  cancelMlTraining: {
    method: "POST",
    path: `${root}/trainings/:trainingId/cancel`,
    access,
    flag,
    effect: "write",
    unlocked: "queue",
    answer: done,
  },
  /** Moves the label of the champion; one that failed a check is asked for by one user, and promoted by another. */
  promoteMlModel: {
    method: "POST",
    path: `${one}/promote`,
    access,
    flag,
    effect: "write",
    unlocked: "decides",
    body: promoteModelBody,
    answer: done,
  },
  /** Suppliers of a job's run as the champion predicts them, the likeliest to accept cards first. */
  jobPredictions: {
    method: "GET",
    path: "/api/v1/jobs/:jobId/predictions.csv",
    access: holders("JobSuppliers_VIEW"),
    flag,
    effect: "read",
    ofRun: true,
    query: v.strictObject({ ...runQuery, locale: v.optional(v.pipe(v.string(), v.maxLength(35))) }),
    answer: "download",
  },
  /** The predictions of a model's proof: IDs without names. */
  mlModelPredictions: {
    method: "GET",
    path: `${one}/predictions.csv`,
    access: holders("MlPrediction_VIEW", "AllJobs_VIEW"),
    flag,
    effect: "read",
    answer: "download",
  },
} as const satisfies Record<string, Call>;
