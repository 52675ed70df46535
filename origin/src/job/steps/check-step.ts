import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { now, openDatabase } from "../../store/database.ts";
import { uploads } from "../../store/schema.ts";
import { checkPayload } from "../commands.ts";
import { checkLedger } from "../ingest/check.ts";
import { rangesOf } from "./file-source.ts";
import type { Step } from "./step.ts";
import { takeUp } from "./take-up.ts";

/** Rows that a check keeps for its screen. */
const rejectsShown = 500;

/** The dry run over the whole file: what would be taken in, what not, and why; nothing of it is kept but the figures. */
export const checkStep: Step = async (context) => {
  const payload = v.parse(checkPayload, context.payload);
  await takeUp(context, payload.uploadId, "Checking");
  const { check, rejects } = await checkLedger(
    rangesOf(context.env, payload.r2Key),
    payload.size,
    payload.dialect,
    payload.mapping,
    {
      uploadId: payload.uploadId,
      kind: payload.job.kind,
      currency: payload.job.currency,
      fallbackCountry: payload.job.fallbackCountry,
      show: rejectsShown,
    },
  );
  await openDatabase(context.env.DB)
    .update(uploads)
    .set({ state: "Checked", check: JSON.stringify(check), updatedOn: now() })
    .where(and(eq(uploads.id, payload.uploadId), eq(uploads.state, "Checking")));
  return context.finish({ done: payload.size, total: payload.size, rows: check.rows }, () => {
    context.sql.exec("DELETE FROM check_reject WHERE uploadId = ?", payload.uploadId);
    for (const [seq, row] of rejects.entries()) {
      context.sql.exec("INSERT INTO check_reject VALUES (?, ?, ?)", payload.uploadId, seq, JSON.stringify(row));
    }
  });
};
