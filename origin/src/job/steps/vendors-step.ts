/** Sends a job's runs to its issuer's vendors, chunk by chunk; it continues where it was stopped. */
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { now, openDatabase } from "../../store/database.ts";
import { jobs } from "../../store/schema.ts";
import { isWhole, readWholeRun } from "../runs/run-store.ts";
import { runPeriod } from "../supplier-score.ts";
import type { Step } from "../../commands/step.ts";
import { vendorsPayload } from "../../vendors/commands.ts";
import { rowsOfChunk, type PartHead } from "../../vendors/part-store.ts";
import { vendorsOf } from "../../vendors/vendors-stub.ts";
import { storedRow } from "@paygauge/worker/stored-rows";
import { sendRollUp } from "./send-roll-up.ts";
import { vendorRows } from "./vendor-rows.ts";

/**
 * What the command has done: runs whose parts are sent, and the next chunk of the one under work, of so many rows. Chunks
 * of an earlier release had others: the run is sent from its beginning then.
 */
const cursorSchema = v.object({ sent: v.array(v.string()), chunk: v.number(), rows: v.optional(v.number(), 0) });

function placeOf(cursor: unknown): { readonly sent: readonly string[]; readonly chunk: number } {
  if (cursor === null) return { sent: [], chunk: 0 };
  const { sent, chunk, rows } = v.parse(cursorSchema, cursor);
  return { sent, chunk: rows === rowsOfChunk ? chunk : 0 };
}

const totalRow = v.object({ total: v.number() });

export const vendorsStep: Step = async (context) => {
  const { jobId } = v.parse(vendorsPayload, context.payload);
  const { sent, chunk } = placeOf(context.cursor);
  const rows = rowsOfChunk;
  const [job] = await openDatabase(context.env.DB)
    .select({ issuerId: jobs.issuerId, current: jobs.currentRun, published: jobs.publishedRun, isDraft: jobs.isDraft })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  const named = [...new Set([job?.current, job?.published])].flatMap((run) => run ?? []);
  const runs = named.filter((run) => isWhole(context.sql, run));
  const next = runs.find((run) => !sent.includes(run));
  const progress = { done: sent.length, total: runs.length };
  if (job === undefined || job.isDraft || next === undefined) return context.finish({ ...progress, done: runs.length });
  const record = readWholeRun(context.sql, next);
  if (record === null) return context.more({ sent: [...sent, next], chunk: 0, rows }, progress);
  const { total } = storedRow(
    context.sql,
    totalRow,
    "SELECT coalesce(max(ordinal), -1) + 1 AS total FROM supplier WHERE run = ?",
    next,
  );
  const vendors = vendorsOf(context.env, job.issuerId);
  const from = chunk * rowsOfChunk;
  if (from < total || chunk === 0) {
    const { currency } = record.payload.job;
    const period = runPeriod(context.sql, record.payload).period;
    const measuredOn = period?.to ?? now().slice(0, 10);
    const head: PartHead = { jobId, run: next, currency, minorDigits: minorDigitsOf(currency), measuredOn };
    await vendors.putChunk(job.issuerId, head, chunk, vendorRows(context.sql, next, from, from + rowsOfChunk));
    return context.more({ sent, chunk: chunk + 1, rows }, progress);
  }
  await sendRollUp(vendors, context.sql, { jobId, run: next });
  await vendors.finishPart(job.issuerId, { jobId, run: next }, chunk, named);
  return context.more({ sent: [...sent, next], chunk: 0, rows }, { ...progress, done: sent.length + 1 });
};
