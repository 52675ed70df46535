/** Moves a job to another kind: its files stay and are inspected again, analysed and published results stay unchanged. */
import { and, eq, inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import { fileDialectSchema } from "@paygauge/api-types/entities/file-dialect";
import { message } from "@paygauge/api-types/catalogue/message";
import type { CallContext } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import { requireInWork } from "../../identity/run-in-sight.ts";
import { isCurrency } from "@paygauge/analysis/reading/currencies";
import { invalid, refuse } from "@paygauge/worker/refusal";
import { guardOf, now, type Database, type Statement } from "../../store/database.ts";
import { issuers, jobs, uploads } from "../../store/schema.ts";
import type { JobRow } from "../../identity/job-sight.ts";
import type { UploadRow } from "../uploads/upload-access.ts";
import { inspectionOf } from "../uploads/upload-commands.ts";
import { readStored } from "@paygauge/worker/stored-json";

/** States of files that commands work on: their kind is fixed in what was queued. */
const busy = ["Unpacking", "Inspecting", "Checking"] as const;
/** States of files that were inspected: their columns are proposed again. */
const read = ["Inspected", "Checked", "Refused"] as const;

/** The currency from now on: a job that had no money is asked for it. @throws Refusal 422 */
function currencyOf({ job, body }: CallContext<"switchJobKind">): string {
  const isAsked = hasFigures(body.kind) && !hasFigures(job.kind);
  if (!isAsked) return job.currency;
  if (body.currency === undefined) throw invalid("currency", message("currencyNeeded"));
  if (!isCurrency(body.currency)) throw invalid("currency", message("currencyNotInUse", { currency: body.currency }));
  return body.currency;
}

async function capabilitiesOf(db: Database, job: JobRow): Promise<string[]> {
  if (job.capabilities.length > 0) return job.capabilities;
  const [issuer] = await db.select().from(issuers).where(eq(issuers.id, job.issuerId));
  return issuer?.capabilities ?? [];
}

/** The job is unchanged since it was read, and nothing works on its files. */
function unchanged(db: Database, job: JobRow): Statement[] {
  const isSame = sql`exists (select 1 from ${jobs} where ${jobs.id} = ${job.id} and ${jobs.kind} = ${job.kind} and ${jobs.state} <> 'Running')`;
  const rests = sql`not exists (select 1 from ${uploads} where ${uploads.jobId} = ${job.id} and ${inArray(uploads.state, [...busy])})`;
  return [guardOf(db, isSame, refuse("importRunning")), guardOf(db, rests, refuse("filesBeingRead"))];
}

const commandOf = (effectId: string, { id }: UploadRow): string => `inspect:${effectId}:${id}`;

/** The commands that look at the job's files under its new kind, with the dialect that a user chose. */
const lookAnew = (
  { db, effectId }: Pick<CallContext<"switchJobKind">, "db" | "effectId">,
  job: JobRow,
  files: readonly UploadRow[],
) =>
  Promise.all(
    files.map((file) => {
      const dialect = readStored(v.nullable(fileDialectSchema), file.dialect ?? "null", "uploads.dialect");
      return inspectionOf(db, job, file, commandOf(effectId, file), dialect, false);
    }),
  );

export async function switchKind(context: CallContext<"switchJobKind">) {
  const { db, job, body, effectId, write } = context;
  requireInWork(job);
  if (body.kind === job.kind) throw invalid("kind", message("kindAlready"));
  if (job.state === "Running") throw refuse("importRunning");
  const next = { kind: body.kind, currency: currencyOf(context), capabilities: await capabilitiesOf(db, job) };
  const files = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.jobId, job.id), inArray(uploads.state, [...read])));
  const at = now();
  return write(
    { entityType: "job", entityId: job.id, issuerId: job.issuerId, note: `kind ${job.kind} to ${body.kind}` },
    [
      ...unchanged(db, job),
      db
        .update(jobs)
        .set({ ...next, state: "Draft", failureMessage: null, updatedOn: at })
        .where(eq(jobs.id, job.id)),
      ...files.map((file) =>
        db
          .update(uploads)
          .set({
            state: "Inspecting",
            commandId: commandOf(effectId, file),
            refusal: null,
            check: null,
            updatedOn: at,
          })
          .where(eq(uploads.id, file.id)),
      ),
    ],
    done(message("kindSwitched")),
    await lookAnew(context, { ...job, ...next }, files),
  );
}
