import { and, eq, inArray, sql } from "drizzle-orm";
import { columnMappingSchema } from "@paygauge/api-types/entities/ledger";
import { fileDialectSchema } from "@paygauge/api-types/entities/file-dialect";
import { ratesBase, type JobRate } from "@paygauge/api-types/entities/rates";
import type { CallContext, Handlers } from "../../call-context.ts";
import type { JobRow } from "../../identity/job-sight.ts";
import { isCurrency } from "@paygauge/analysis/reading/currencies";
import { changedMeanwhile, invalid, refuse } from "@paygauge/worker/refusal";
import { guardOf, now, type Database, type Statement } from "../../store/database.ts";
import { jobRateTables, jobs, uploads } from "../../store/schema.ts";
import { requireEdit, requireFilesSight } from "../uploads/upload-access.ts";
import { checkOf } from "../uploads/upload-commands.ts";
import { ratesOf } from "./rate-tables.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";
import { readStored } from "@paygauge/worker/stored-json";

/** Refuses codes that no currency has, and a row of the base itself. @throws Refusal 422. */
function requireCurrencies(rates: readonly JobRate[]): void {
  rates.forEach(({ currency }, at) => {
    if (currency === ratesBase) throw invalid(`rates.${at}.currency`, message("ratesBase"));
    if (!isCurrency(currency)) throw invalid(`rates.${at}.currency`, message("currencyNotInUse", { currency }));
  });
}

const running = () => refuse("importRunning");

/** The row is unchanged since it was read, and the job is not being imported with the rates of before. */
function unchanged(db: Database, job: JobRow, version: number): Statement[] {
  const read = sql`coalesce((select ${jobRateTables.version} from ${jobRateTables} where ${jobRateTables.jobId} = ${job.id}), 0) = ${version}`;
  const rests = sql`exists (select 1 from ${jobs} where ${jobs.id} = ${job.id} and ${jobs.state} <> 'Running')`;
  return [guardOf(db, read, changedMeanwhile("ratesTable")), guardOf(db, rests, running())];
}

async function saveRates({ db, person, job, body, effectId, write }: CallContext<"saveJobRates">) {
  requireEdit(person, job);
  if (job.state === "Running") throw running();
  requireCurrencies(body.rates);
  const at = now();
  const row = {
    jobId: job.id,
    rates: JSON.stringify(body.rates),
    createdOn: at,
    updatedOn: at,
    version: body.version + 1,
  };
  const checked = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.jobId, job.id), inArray(uploads.state, ["Checked", "Checking"])));
  const commandOf = (uploadId: string) => `check:${effectId}:${uploadId}`;
  const commands = checked.map((upload) => {
    const dialect = readStored(fileDialectSchema, upload.dialect ?? "null", "uploads.dialect");
    const mapping = readStored(columnMappingSchema, upload.mapping ?? "null", "uploads.mapping");
    return checkOf(db, job, upload, { commandId: commandOf(upload.id), dialect, mapping, rates: body.rates });
  });
  return write(
    { entityType: "job", entityId: job.id, issuerId: job.issuerId, note: "rates" },
    [
      ...unchanged(db, job, body.version),
      db
        .insert(jobRateTables)
        .values(row)
        .onConflictDoUpdate({
          target: jobRateTables.jobId,
          set: { rates: row.rates, updatedOn: at, version: row.version },
        }),
      ...checked.map((upload) =>
        db
          .update(uploads)
          .set({ state: "Checking", commandId: commandOf(upload.id), check: null, updatedOn: at })
          .where(and(eq(uploads.id, upload.id), eq(uploads.state, upload.state))),
      ),
    ],
    done(message("ratesSaved")),
    await Promise.all(commands),
  );
}

export const ratesHandlers = {
  jobRates: ({ db, person, job }) => {
    requireFilesSight(person, job);
    return ratesOf(db, job.id);
  },
  saveJobRates: saveRates,
} satisfies Partial<Handlers>;
