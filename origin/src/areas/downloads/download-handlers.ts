import { and, desc, eq, inArray, lt, or } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import type { DownloadKind } from "@paygauge/api-types/datapoints/download-kinds";
import { downloadLimits } from "@paygauge/api-types/entities/data-downloads";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import type { CallContext, Handlers } from "../../call-context.ts";
import { publishedRuns } from "../campaigns/ask-campaigns.ts";
import { done } from "@paygauge/worker/done";
import type { SeenJob } from "../../identity/job-sight.ts";
import { endingOf } from "../../job/downloads/data-file.ts";
import { downloadCommand, type DownloadPayload } from "../../job/downloads/download-command.ts";
import { maxPayload } from "../../proq/contract.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { invalid, refuse } from "@paygauge/worker/refusal";
import type { Database } from "../../store/database.ts";
import { dataDownloads, jobRuns } from "../../store/schema.ts";
import { askDownloads } from "./ask-downloads.ts";
import { requireFilters } from "./check-filters.ts";
import { downloadsOf, requireDownload } from "./download-items.ts";
import { profileOf } from "./download-profile.ts";
import { sendFile } from "./send-file.ts";
import { needsOf, visibleFields } from "./visible-fields.ts";

/** Downloads under each of the two permissions. */
const dataKinds: readonly DownloadKind[] = ["analysis", "onboarding"];
const matchedKinds: readonly DownloadKind[] = ["matchedData"];

type Form = CallContext<"dataDownloadForm"> | CallContext<"matchedDownloadForm">;
type Count = CallContext<"countDataDownload"> | CallContext<"countMatchedDownload">;
type Values = CallContext<"dataDownloadValues"> | CallContext<"matchedDownloadValues">;
type Create = CallContext<"createDataDownload"> | CallContext<"createMatchedDownload">;
type List = CallContext<"dataDownloads"> | CallContext<"matchedDownloads">;
type Fetch = CallContext<"fetchDataDownload"> | CallContext<"fetchMatchedDownload">;
type Remove = CallContext<"deleteDataDownload"> | CallContext<"deleteMatchedDownload">;

/** @throws Refusal 422 for a download that needs another permission */
function requireKind(kinds: readonly DownloadKind[], kind: DownloadKind): void {
  if (!kinds.includes(kind)) throw invalid("kind", message("oneOf", { names: kinds.join(", ") }));
}

/** The profile of a download with the fields that this user's file can have. */
async function fieldsOf(
  { db, job, person }: Pick<Form, "db" | "job" | "person">,
  kinds: readonly DownloadKind[],
  kind: DownloadKind,
) {
  requireKind(kinds, kind);
  const profile = await profileOf(db, job, kind);
  return { profile, fields: visibleFields(profile.fields, job, person.permissions) };
}

/** Where the rows of a download are read from, for this user. */
async function sourceFor({ db, job, run }: Pick<Count, "db" | "job" | "run">) {
  return {
    run: run.run,
    digits: minorDigitsOf(job.currency),
    campaignsOf: job.isInWork ? null : await publishedRuns(db, job.id),
  };
}

const form = async (context: Form, kinds: readonly DownloadKind[]) => {
  const { env, job, run, query } = context;
  const { kind } = query;
  const { profile, fields } = await fieldsOf(context, kinds, kind);
  const { currency } = job;
  const minorDigits = minorDigitsOf(currency);
  const found = await askDownloads(env, job.id, "form", { kind, fields, ...(await sourceFor(context)) });
  return {
    ...found,
    profile: { ...profile, fields },
    currency,
    minorDigits,
    isPublished: run.run === job.publishedRun,
  };
};

const count = async (context: Count, kinds: readonly DownloadKind[]) => {
  const { env, job, body } = context;
  const { fields } = await fieldsOf(context, kinds, body.kind);
  requireFilters(fields, body.filters);
  return askDownloads(env, job.id, "count", { ...body, ...(await sourceFor(context)) });
};

const values = async (context: Values, kinds: readonly DownloadKind[]) => {
  const { env, job, body } = context;
  const { fields } = await fieldsOf(context, kinds, body.kind);
  requireFilters(fields, [{ key: body.key, values: [""] }]);
  return askDownloads(env, job.id, "values", { ...body, ...(await sourceFor(context)) });
};

async function runNumberOf(db: Database, job: SeenJob, run: string): Promise<number> {
  const [row] = await db
    .select({ number: jobRuns.number })
    .from(jobRuns)
    .where(and(eq(jobRuns.jobId, job.id), eq(jobRuns.run, run)));
  return row?.number ?? 0;
}

/** Removes files of any user whose days are over, and this user's oldest beyond their number in the job. */
async function makeRoom({ env, db, person, job }: Create): Promise<void> {
  const beyond = db
    .select({ id: dataDownloads.id })
    .from(dataDownloads)
    .where(and(eq(dataDownloads.userId, person.userId), eq(dataDownloads.jobId, job.id)))
    .orderBy(desc(dataDownloads.createdOn))
    .limit(1000)
    .offset(downloadLimits.maxKept - 1);
  // What has just expired stays in the list for as long again, so that it can be made once more.
  const since = new Date(Date.now() - downloadLimits.keptDays * 86_400_000).toISOString();
  const gone = await db
    .select({ id: dataDownloads.id, key: dataDownloads.r2Key })
    .from(dataDownloads)
    .where(or(lt(dataDownloads.expiresOn, since), inArray(dataDownloads.id, beyond)))
    .limit(50);
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await db.delete(dataDownloads).where(inArray(dataDownloads.id, ids));
  await env.FILES.delete(gone.map(({ key }) => key));
}

/** What a file is called: the job and the download, with the ending of its format. */
const words = { analysis: "analysis data", matchedData: "matched data", onboarding: "onboarding data" } as const;

const create = async (context: Create, kinds: readonly DownloadKind[]) => {
  const { db, person, job, run, body, effectId, correlationId, write } = context;
  const { kind, format, gzip, language, filters } = body;
  const { profile, fields } = await fieldsOf(context, kinds, kind);
  requireFilters(fields, filters);
  if (gzip && format !== "csv") throw invalid("gzip", message("gzipCsvOnly"));
  const at = new Date();
  const row: DownloadPayload["row"] = {
    jobId: job.id,
    userId: person.userId,
    kind,
    profileId: profile.id,
    profileName: profile.name,
    profileVersion: profile.version,
    run: run.run,
    runNumber: await runNumberOf(db, job, run.run),
    format,
    isGzip: gzip,
    language,
    filters: JSON.stringify(filters),
    needs: JSON.stringify(needsOf(fields)),
    r2Key: `exports/${job.id}/${effectId}`,
    createdOn: at.toISOString(),
    expiresOn: new Date(at.getTime() + downloadLimits.keptDays * 86_400_000).toISOString(),
  };
  const { currency, isSample } = job;
  const { campaignsOf } = await sourceFor(context);
  const fileName = `${job.name} ${words[kind]}.${endingOf(format, gzip)}`;
  const facts = { fileName, currency, isSample, campaignsOf };
  const payload: DownloadPayload = { downloadId: effectId, row, fields, filters, ...facts };
  const text = JSON.stringify(payload);
  if (text.length > maxPayload) throw refuse("exportTooLarge");
  await makeRoom(context);
  return write(
    { entityType: "download", entityId: effectId, issuerId: job.issuerId, note: `${kind} ${format}` },
    [
      db
        .insert(dataDownloads)
        .values({ ...row, id: effectId })
        .onConflictDoNothing(),
    ],
    { ...done(message("downloadBegun")), id: effectId },
    [downloadCommand(effectId, text, job.id, correlationId)],
  );
};

const list = ({ env, db, job, person }: List, kinds: readonly DownloadKind[]) =>
  downloadsOf(env, db, job, person, kinds);

const fetchFile = async ({ env, db, job, person, params, request }: Fetch, kinds: readonly DownloadKind[]) =>
  sendFile(env, request, await requireDownload(db, job, person, kinds, params.downloadId));

const remove = async ({ env, db, job, person, params, write }: Remove, kinds: readonly DownloadKind[]) => {
  const row = await requireDownload(db, job, person, kinds, params.downloadId);
  // Stopped first: its command would write the row again.
  if (row.finishedOn === null) await queueOf(env).cancel(row.id);
  const answer = await write(
    { entityType: "download", entityId: row.id, issuerId: job.issuerId, note: "removed" },
    [db.delete(dataDownloads).where(eq(dataDownloads.id, row.id))],
    done(message("downloadRemoved")),
  );
  await env.FILES.delete(row.r2Key);
  return answer;
};

export const downloadHandlers = {
  dataDownloadForm: (context) => form(context, dataKinds),
  countDataDownload: (context) => count(context, dataKinds),
  dataDownloadValues: (context) => values(context, dataKinds),
  createDataDownload: (context) => create(context, dataKinds),
  dataDownloads: (context) => list(context, dataKinds),
  fetchDataDownload: (context) => fetchFile(context, dataKinds),
  deleteDataDownload: (context) => remove(context, dataKinds),
  matchedDownloadForm: (context) => form(context, matchedKinds),
  countMatchedDownload: (context) => count(context, matchedKinds),
  matchedDownloadValues: (context) => values(context, matchedKinds),
  createMatchedDownload: (context) => create(context, matchedKinds),
  matchedDownloads: (context) => list(context, matchedKinds),
  fetchMatchedDownload: (context) => fetchFile(context, matchedKinds),
  deleteMatchedDownload: (context) => remove(context, matchedKinds),
} satisfies Partial<Handlers>;
