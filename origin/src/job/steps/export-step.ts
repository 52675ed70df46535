import { and, eq, isNull } from "drizzle-orm";
import * as v from "valibot";
import { Refusal } from "../../refusal.ts";
import { now, openDatabase } from "../../store/database.ts";
import { jobExports } from "../../store/schema.ts";
import { exportPayload, type ExportPayload } from "../commands.ts";
import { SupplierGrid } from "../grid/supplier-grid.ts";
import { columnsOf, supplierFile, tooManyRows } from "../pack/supplier-file.ts";
import { currentRun } from "../supplier-store.ts";
import { MultipartSink } from "../unpack/multipart-sink.ts";
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

interface Written {
  readonly rows: number;
  readonly size: number;
}

async function writeFile(context: StepContext, payload: ExportPayload, target: MultipartSink): Promise<Written> {
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
  for await (const bytes of supplierFile(payload.format, { columns, currency: payload.currency, batches: counted() })) {
    await target.write(bytes);
    if (looked - told < heartbeatRows) continue;
    told = looked;
    await context.tick({ done: looked, total, rows });
  }
  return { rows, size: target.written };
}

/**
 * Writes suppliers to a file in R2 and says in its row that it is there. One slice: a killed one writes the file again
 * from its beginning. What a person has removed meanwhile leaves nothing behind.
 */
export const exportStep: Step = async (context) => {
  const payload = v.parse(exportPayload, context.payload);
  const { env } = context;
  const upload = await env.FILES.createMultipartUpload(payload.r2Key);
  try {
    const sink = new MultipartSink(upload);
    const { rows, size } = await writeFile(context, payload, sink);
    await sink.finish();
    const db = openDatabase(env.DB);
    const own = eq(jobExports.id, payload.exportId);
    await db
      .update(jobExports)
      .set({ rows, size, finishedOn: now() })
      .where(and(own, isNull(jobExports.finishedOn)));
    const [kept] = await db.select({ id: jobExports.id }).from(jobExports).where(own);
    if (kept === undefined) await env.FILES.delete(payload.r2Key);
    return context.finish({ done: rows, total: rows, rows });
  } catch (error) {
    // Already complete or gone is what is wanted.
    await upload.abort().catch(() => {});
    if (error instanceof RangeError) throw new StepFailed(tooManyRows);
    throw error;
  }
};
