import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { commit, now, openDatabase } from "../../store/database.ts";
import { uploads } from "../../store/schema.ts";
import { checkPayload } from "../commands.ts";
import { checkLedger } from "../ingest/check.ts";
import { CheckedRows } from "../ingest/checked-rows.ts";
import { rangesOf } from "./file-source.ts";
import type { Step } from "./step.ts";
import { findOverlaps } from "./tell-overlaps.ts";
import { saveTotalLines } from "./total-line-store.ts";

/** Rows that a check keeps for its screen. */
const rejectsShown = 500;

/**
 * The dry run over the whole file: what would be taken in, what not, why, and which rows another file of the job has as
 * well. Figures and hashes of the rows are kept of it.
 */
export const checkStep: Step = async (context) => {
  const payload = v.parse(checkPayload, context.payload);
  const { check, rejects, totalLines } = await checkLedger(
    rangesOf(context.env, payload.r2Key),
    payload.size,
    payload.dialect,
    payload.mapping,
    {
      uploadId: payload.uploadId,
      kind: payload.job.kind,
      currency: payload.job.currency,
      fallbackCountry: payload.job.fallbackCountry,
      rates: payload.job.rates,
      show: rejectsShown,
      rows: new CheckedRows(context.sql, payload.uploadId),
    },
  );
  // Before the catalogue says that the file is checked: an import reads them.
  context.storage.transactionSync(() =>
    saveTotalLines(context.sql, payload.uploadId, payload.dialect, payload.mapping, totalLines),
  );
  const db = openDatabase(context.env.DB);
  const upload = { jobId: payload.job.jobId, id: payload.uploadId, fileName: payload.fileName };
  const { overlaps, toOthers } = await findOverlaps(context, db, upload);
  await commit(db, [
    db
      .update(uploads)
      .set({ state: "Checked", check: JSON.stringify({ ...check, overlaps }), updatedOn: now() })
      .where(and(eq(uploads.id, payload.uploadId), eq(uploads.state, "Checking"))),
    ...toOthers,
  ]);
  return context.finish({ done: payload.size, total: payload.size, rows: check.rows }, () => {
    context.sql.exec("DELETE FROM check_reject WHERE uploadId = ?", payload.uploadId);
    for (const [seq, row] of rejects.entries()) {
      context.sql.exec("INSERT INTO check_reject VALUES (?, ?, ?)", payload.uploadId, seq, JSON.stringify(row));
    }
  });
};
