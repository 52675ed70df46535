import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { commit, now, openDatabase } from "../../store/database.ts";
import { uploads } from "../../store/schema.ts";
import { checkPayload } from "../commands.ts";
import { checkLedger } from "../ingest/check.ts";
import { CheckedRows } from "../ingest/checked-rows.ts";
import { keepReturned } from "../ingest/kept-returned.ts";
import { RowMap } from "../ingest/row-map.ts";
import { rangesOf } from "./file-source.ts";
import type { Step } from "../../commands/step.ts";
import { correctionsOf } from "./corrections-of.ts";
import { findReturned } from "./find-returned.ts";
import { findOverlaps } from "./tell-overlaps.ts";
import { saveTotalLines } from "./total-line-store.ts";

/**
 * The dry run over the whole file: what would be taken in, what not, why, which rows another file of the job has as
 * well, and whether it is the findings of one. Figures, hashes of the rows and their places are kept of it.
 */
export const checkStep: Step = async (context) => {
  const payload = v.parse(checkPayload, context.payload);
  const db = openDatabase(context.env.DB);
  const { check, totalLines } = await checkLedger(
    rangesOf(context.env, payload.r2Key),
    payload.size,
    payload.dialect,
    payload.mapping,
    {
      kind: payload.job.kind,
      currency: payload.job.currency,
      fallbackCountry: payload.job.fallbackCountry,
      rates: payload.job.rates,
      corrections: await correctionsOf(db, payload.uploadId),
      rows: new CheckedRows(context.sql, payload.uploadId),
      map: new RowMap(context.sql, payload.uploadId),
    },
  );
  // Before the catalogue says that the file is checked: an import reads them.
  context.storage.transactionSync(() =>
    saveTotalLines(context.sql, payload.uploadId, payload.dialect, payload.mapping, totalLines),
  );
  const upload = { jobId: payload.job.jobId, id: payload.uploadId, fileName: payload.fileName };
  keepReturned(context.sql, payload.uploadId, await findReturned(context, db, payload));
  const { overlaps, toOthers } = await findOverlaps(context, db, upload);
  await commit(db, [
    db
      .update(uploads)
      .set({ state: "Checked", check: JSON.stringify({ ...check, overlaps }), updatedOn: now() })
      .where(and(eq(uploads.id, payload.uploadId), eq(uploads.state, "Checking"))),
    ...toOthers,
  ]);
  return context.finish({ done: payload.size, total: payload.size, rows: check.rows });
};
