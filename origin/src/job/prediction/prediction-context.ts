/** What predictions ask of a job's object: rows to learn from, and its suppliers predicted by a model. */
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import type { TrainedModel } from "../../prediction/model/proof.ts";
import { asksPrediction } from "../grid/predicted-columns.ts";
import type { SupplierGrid, SupplierPage } from "../grid/supplier-grid.ts";
import { readWholeRun } from "../runs/run-store.ts";
import { likeliestFirst } from "./predicted-suppliers.ts";
import type { RunPredictions } from "./run-predictions.ts";
import { trainingPart, type PartAsked, type TrainingPart } from "./training-part.ts";

interface PredictionContext {
  readonly predicted: RunPredictions;
  readonly grid: (run: string) => SupplierGrid | null;
}

/** A run, and the number of the model that predicts it. */
interface OfModel {
  readonly run: string;
  readonly model: number;
}

/** Null: the run is not whole. */
export const predictionActs = {
  part: (
    { predicted: { sql } }: PredictionContext,
    { run, ...asked }: PartAsked & { readonly run: string },
  ): TrainingPart | null => {
    const record = readWholeRun(sql, run);
    return record && trainingPart(sql, record, asked);
  },

  predict: async (
    { predicted: { env, sql } }: PredictionContext,
    { run, model }: { readonly run: string; readonly model: TrainedModel },
  ) => {
    const record = readWholeRun(sql, run);
    return record && likeliestFirst({ env, sql, record, model });
  },

  /** A page of the grid: every supplier is predicted where the request filters or orders by it, else the page alone. */
  page: async (
    { grid, predicted }: PredictionContext,
    { run, model, request }: OfModel & { readonly request: PagedRequest },
  ): Promise<SupplierPage | null> => {
    const column = asksPrediction(request) ? await predicted.column(run, model) : null;
    const page = grid(run)?.page(request, column);
    if (page === undefined) return null;
    return { ...page, collection: await predicted.onRows(run, model, page.collection), predictionModel: model };
  },

  /** What is predicted of one supplier. */
  supplier: async (
    { predicted }: PredictionContext,
    { run, model, supplierKey }: OfModel & { readonly supplierKey: string },
  ) => (await predicted.onRows(run, model, [{ supplierKey }]))[0] ?? null,
} as const;

type Acts = typeof predictionActs;
/** A question by its act's name. */
export type PredictionAsk = {
  [Act in keyof Acts]: { readonly act: Act; readonly about: Parameters<Acts[Act]>[1] };
}[keyof Acts];
/** What each act answers. */
export type PredictionAnswer<Act extends keyof Acts> = Awaited<ReturnType<Acts[Act]>>;
