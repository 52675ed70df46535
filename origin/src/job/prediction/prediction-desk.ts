/** What predictions ask of a job's object: rows to learn from, and its suppliers predicted by a model. */
import type { Env } from "../../env.ts";
import type { TrainedModel } from "../../prediction/model/proof.ts";
import { readWholeRun } from "../runs/run-store.ts";
import { predictedSuppliers } from "./predicted-suppliers.ts";
import { trainingPart, type PartAsked, type TrainingPart } from "./training-part.ts";

interface PredictionDesk {
  readonly env: Pick<Env, "COMPANIES">;
  readonly storage: DurableObjectStorage;
}

/** Null: the run is not whole. */
export const predictionActs = {
  part: (
    { storage: { sql } }: PredictionDesk,
    { run, ...asked }: PartAsked & { readonly run: string },
  ): TrainingPart | null => {
    const record = readWholeRun(sql, run);
    return record && trainingPart(sql, record, asked);
  },

  predict: async (
    { env, storage: { sql } }: PredictionDesk,
    { run, model }: { readonly run: string; readonly model: TrainedModel },
  ) => {
    const record = readWholeRun(sql, run);
    return record && predictedSuppliers(env, sql, record, model);
  },
} as const;

type Acts = typeof predictionActs;
/** A question by its act's name. */
export type PredictionAsk = {
  [Act in keyof Acts]: { readonly act: Act; readonly about: Parameters<Acts[Act]>[1] };
}[keyof Acts];
/** What each act answers. */
export type PredictionAnswer<Act extends keyof Acts> = Awaited<ReturnType<Acts[Act]>>;
