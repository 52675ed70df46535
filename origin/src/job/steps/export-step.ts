import * as v from "valibot";
import { keepExport } from "../../exports/keep-export.ts";
import { Refusal } from "../../refusal.ts";
import { exportPayload, type ExportPayload } from "../commands.ts";
import { SupplierGrid } from "../grid/supplier-grid.ts";
import { columnsOf, supplierFile, tooManyRows } from "../pack/supplier-file.ts";
import { currentRun } from "../supplier-store.ts";
import { StepFailed, type Step, type StepContext } from "./step.ts";

/** Rows between two heartbeats. */
const heartbeatRows = 5000;

/** How many rows there are to look through. @throws StepFailed where the request cannot be answered */
function totalOf(grid: SupplierGrid, payload: ExportPayload): number {
  try {
    return grid.count(payload.request);
  } catch (error) {
    if (error instanceof Refusal) throw new StepFailed(error.message);
    throw error;
  }
}

async function writeFile(context: StepContext, payload: ExportPayload): Promise<number> {
  const run = currentRun(context.sql);
  if (run === null) throw new StepFailed("This job has no finished analysis yet. Import a file first.");
  const columns = columnsOf(payload.columns);
  if (typeof columns === "string") throw new StepFailed(columns);
  const grid = new SupplierGrid(context.sql, run);
  const total = totalOf(grid, payload);
  await context.tick({ done: 0, total });
  let looked = 0;
  let rows = 0;
  function* counted() {
    for (const batch of grid.batches(payload.request, payload.keys)) {
      looked = Math.min(total, looked + 1000);
      rows += batch.length;
      yield batch;
    }
  }
  let told = 0;
  return keepExport(context.env, payload, {
    bytes: supplierFile(payload.format, { ...payload, columns, batches: counted() }),
    rows: () => rows,
    onPiece: async () => {
      if (looked - told < heartbeatRows) return;
      told = looked;
      await context.tick({ done: looked, total, rows });
    },
  });
}

/** Writes suppliers to a file in R2. One slice: a killed one writes the file again from its beginning. */
export const exportStep: Step = async (context) => {
  try {
    const rows = await writeFile(context, v.parse(exportPayload, context.payload));
    return context.finish({ done: rows, total: rows, rows });
  } catch (error) {
    if (error instanceof RangeError) throw new StepFailed(tooManyRows);
    throw error;
  }
};
