import { restsOnDemo } from "@paygauge/api-types/entities/directory";
import * as v from "valibot";
import { ensureExportRow } from "../../exports/export-row.ts";
import { keepExport } from "../../exports/keep-export.ts";
import { Refusal } from "@paygauge/worker/refusal";
import { inTurns, type InParts, paced, Turns } from "@paygauge/api-types/turns/turns";
import { unitsOfTurn } from "@paygauge/api-types/turns/units-of-turn";
import { exportPayload, type ExportPayload } from "../commands.ts";
import { asksPrediction, type PredictedColumn } from "../grid/predicted-columns.ts";
import { RunLetGo, SupplierGrid } from "../grid/supplier-grid.ts";
import { columnsOf, supplierFile, tooManyRows } from "../pack/supplier-file.ts";
import { predictionsOfFile } from "../prediction/predictions-of-file.ts";
import { reasonsIn } from "../../prediction/reason-words.ts";
import { RunPredictions } from "../prediction/run-predictions.ts";
import { isWhole } from "../runs/run-store.ts";
import { summaryOfRun } from "../summary/keep-summary.ts";
import { StepFailed, type Step, type StepContext } from "../../commands/step.ts";
import { isMessageRef, message } from "@paygauge/api-types/catalogue/message";

const runGone = message("exportOfGoneRun");
/** Rows between two heartbeats. */
const heartbeatRows = 5000;

/** How many rows there are to look through. @throws StepFailed where the request cannot be answered */
function* totalOf(grid: SupplierGrid, payload: ExportPayload, column: PredictedColumn | null): InParts<number> {
  try {
    yield* grid.prepared(payload.request);
    return grid.count(payload.request, column);
  } catch (error) {
    if (error instanceof Refusal) throw new StepFailed(error.ref);
    throw error;
  }
}

async function writeFile(context: StepContext, payload: ExportPayload): Promise<number> {
  if (!isWhole(context.sql, payload.run)) throw new StepFailed(runGone);
  const grid = new SupplierGrid(context.sql, payload.run);
  const { breakdowns } = grid;
  const { predictionModel } = payload;
  const columns = columnsOf(payload.columns, payload, { breakdowns, isPredicted: predictionModel !== null });
  if (isMessageRef(columns)) throw new StepFailed(columns);
  const isDemo = restsOnDemo((await summaryOfRun(context.env, context.storage, payload.run))?.directory);
  const predictions = predictionsOfFile(new RunPredictions(context.env, context.sql), payload.run, predictionModel);
  const column = asksPrediction(payload.request) ? await predictions.column() : null;
  const total = await inTurns(totalOf(grid, payload, column), new Turns("walkedRows"));
  await context.tick({ done: 0, total });
  const damaged: string[] = [];
  let looked = 0;
  let rows = 0;
  async function* counted() {
    const { request, keys } = payload;
    for await (const batch of paced("fileRows", grid.batches(request, keys, damaged, column))) {
      looked = Math.min(total, looked + unitsOfTurn.fileRows);
      rows += batch.length;
      yield batch;
    }
  }
  let told = 0;
  return keepExport(context.env, payload, {
    bytes: supplierFile(payload.format, {
      ...payload,
      job: payload,
      breakdowns,
      isDemo,
      columns,
      reasons: reasonsIn(payload.locale),
      batches: predictions.onBatches(counted()),
      damaged,
    }),
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
  const payload = v.parse(exportPayload, context.payload);
  await ensureExportRow(context, payload);
  try {
    const rows = await writeFile(context, payload);
    return context.finish({ done: rows, total: rows, rows });
  } catch (error) {
    if (error instanceof RangeError) throw new StepFailed(tooManyRows);
    if (error instanceof RunLetGo) throw new StepFailed(runGone);
    throw error;
  }
};
