import * as v from "valibot";
import { trainModelBody } from "@paygauge/api-types/entities/ml-prediction";
import type { EnqueueCommand } from "../proq/contract.ts";

/** Trains one model; the object of the models runs it. */
export const trainModelType = "Paygauge.Prediction.TrainModelCommand";
export const trainPayload = v.object({
  ...trainModelBody.entries,
  byId: v.string(),
  byName: v.string(),
});
export type TrainPayload = v.InferOutput<typeof trainPayload>;

/** Name of the one object that holds the models. */
export const modelsObject = "models";

/** The command has the training's ID. */
export const trainCommand = (id: string, payload: TrainPayload, correlationId: string): EnqueueCommand => ({
  id,
  commandType: trainModelType,
  category: "prediction",
  targetEntityId: id,
  // Names the object that runs it.
  batchId: modelsObject,
  correlationId,
  payload: JSON.stringify(payload),
  // After everything that a user waits for.
  priority: 60,
  stuckTimeOutInSeconds: 300,
  tags: ["prediction"],
});
