/** What predictions ask of a job's object: rows to learn from, and its suppliers predicted by a model. */
import { readWholeRun } from "../runs/run-store.ts";
import { trainingPart, type PartAsked, type TrainingPart } from "./training-part.ts";

interface PredictionDesk {
  readonly storage: DurableObjectStorage;
  /** The columns of a run that are in memory are out of date. */
  readonly changed: (run: string) => void;
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
} as const;

type Acts = typeof predictionActs;
/** A question by its act's name. */
export type PredictionAsk = {
  [Act in keyof Acts]: { readonly act: Act; readonly about: Parameters<Acts[Act]>[1] };
}[keyof Acts];
/** What each act answers. */
export type PredictionAnswer<Act extends keyof Acts> = Awaited<ReturnType<Acts[Act]>>;
