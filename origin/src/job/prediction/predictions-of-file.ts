import type { SupplierRow } from "@paygauge/api-types/entities/suppliers";
import type { PredictedColumn } from "../grid/predicted-columns.ts";
import type { RunPredictions } from "./run-predictions.ts";

interface PredictionsOfFile {
  readonly column: () => Promise<PredictedColumn | null>;
  /** Batches of a file's rows with what is predicted of each. */
  readonly onBatches: (batches: AsyncIterable<readonly SupplierRow[]>) => AsyncIterable<readonly SupplierRow[]>;
}

/** What a file of suppliers has of predictions. `model`: the number of the model; null where nothing is predicted. */
export function predictionsOfFile(predicted: RunPredictions, run: string, model: number | null): PredictionsOfFile {
  if (model === null) return { column: async () => null, onBatches: (batches) => batches };
  return {
    column: () => predicted.column(run, model),
    onBatches: async function* (batches) {
      for await (const rows of batches) yield await predicted.onRows(run, model, rows);
    },
  };
}
