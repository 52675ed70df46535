import * as v from "valibot";
import { exportFormat, productLists } from "@paygauge/api-types/entities/exports";
import { openDatabase } from "../store/database.ts";
import { exportFiles } from "../store/schema.ts";
import type { StepContext } from "../commands/step.ts";

/**
 * The row of an export as asked for. Its command brings it along, so that none is without the other: the command
 * is queued first, and writes the row where the call that queued it died before it did.
 */
export const exportRow = v.object({
  jobId: v.nullable(v.string()),
  list: v.nullable(v.picklist(productLists)),
  userId: v.string(),
  fileName: v.string(),
  format: exportFormat,
  createdOn: v.string(),
});
export type ExportRowAsked = v.InferOutput<typeof exportRow>;

interface Brought {
  readonly exportId: string;
  readonly r2Key: string;
  /** Commands of before brought none. */
  readonly row?: ExportRowAsked | undefined;
}

/** Writes the row where it is missing. @throws StepStopped where the export was removed meanwhile */
export async function ensureExportRow(context: StepContext, { exportId, r2Key, row }: Brought): Promise<void> {
  if (row === undefined) return;
  await context.tick({ done: 0, total: 0 });
  await openDatabase(context.env.DB)
    .insert(exportFiles)
    .values({ ...row, id: exportId, r2Key })
    .onConflictDoNothing();
}
