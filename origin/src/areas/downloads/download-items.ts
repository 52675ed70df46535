/** Downloads of a job as a user sees them, and whether they may fetch one: checked at every fetch. */
import { and, desc, eq, inArray, or, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { decodeMessage, message } from "@paygauge/api-types/catalogue/message";
import { permissions, type Permission } from "@paygauge/api-types/access/permissions";
import type { DownloadKind } from "@paygauge/api-types/datapoints/download-kinds";
import { downloadFilter, downloadLimits, type DataDownload } from "@paygauge/api-types/entities/data-downloads";
import type { Env } from "../../env.ts";
import type { SeenJob } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { stateOfOutcome } from "../../proq/contract.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { notFound, refuse } from "@paygauge/worker/refusal";
import type { Database } from "../../store/database.ts";
import { dataDownloads, users } from "../../store/schema.ts";
import { readRows, readStored } from "@paygauge/worker/stored-json";
import { profileOf } from "./download-profile.ts";

export type DownloadRow = typeof dataDownloads.$inferSelect;

const neededPermissions = v.array(v.picklist(permissions));
const storedFilters = v.array(downloadFilter);

/** Returns true for users who see all downloads of a job: staff, managers of its issuer and its owner. */
function seesAll({ tenancy, userId }: Person, job: SeenJob): boolean {
  return tenancy.isStaff || tenancy.managedIssuerIds.includes(job.issuerId) || job.ownerUserId === userId;
}

/** Profiles in use, by download: a file of another one is no longer this user's to fetch. */
type InUse = ReadonlyMap<DownloadKind, string | null>;

async function profilesInUse(db: Database, job: SeenJob, kinds: readonly DownloadKind[]): Promise<InUse> {
  return new Map(await Promise.all(kinds.map(async (kind) => [kind, (await profileOf(db, job, kind)).id] as const)));
}

const isTheirs = (row: DownloadRow, job: SeenJob, person: Person): boolean =>
  row.userId === person.userId || seesAll(person, job);

/** Whether the user may fetch a file of this row now; how long it is kept is another question. */
function mayFetch(row: DownloadRow, job: SeenJob, person: Person, inUse: InUse): boolean {
  const needed: readonly Permission[] = readStored(neededPermissions, row.needs, "data_downloads.needs");
  return (
    isTheirs(row, job, person) &&
    needed.every((each) => person.permissions.has(each)) &&
    inUse.get(row.kind) === row.profileId &&
    (job.isInWork || row.run === job.publishedRun)
  );
}

export const isExpired = ({ expiresOn }: Pick<DownloadRow, "expiresOn">, at = new Date()): boolean =>
  Date.parse(expiresOn) <= at.getTime();

const ofJob = (job: SeenJob, kinds: readonly DownloadKind[]): SQL | undefined =>
  and(eq(dataDownloads.jobId, job.id), inArray(dataDownloads.kind, [...kinds]));

/** The row, where the user may fetch its file. @throws Refusal 404; 410 once it has expired */
export async function requireDownload(
  db: Database,
  job: SeenJob,
  person: Person,
  kinds: readonly DownloadKind[],
  downloadId: string,
): Promise<DownloadRow> {
  const [row] = await db
    .select()
    .from(dataDownloads)
    .where(and(eq(dataDownloads.id, downloadId), ofJob(job, kinds)));
  if (!row || !mayFetch(row, job, person, await profilesInUse(db, job, kinds))) throw notFound("download");
  if (isExpired(row)) throw refuse("downloadExpired");
  return row;
}

/** What the user may fetch of a job, newest first; for a while what has expired too, to be made again. */
export async function downloadsOf(
  env: Env,
  db: Database,
  job: SeenJob,
  person: Person,
  kinds: readonly DownloadKind[],
): Promise<DataDownload[]> {
  const own = seesAll(person, job) ? undefined : eq(dataDownloads.userId, person.userId);
  const rows = await db
    .select({ row: dataDownloads, by: users.displayName })
    .from(dataDownloads)
    .innerJoin(users, eq(users.id, dataDownloads.userId))
    .where(and(ofJob(job, kinds), or(own)))
    .orderBy(desc(dataDownloads.createdOn))
    .limit(downloadLimits.maxListed);
  const inUse = await profilesInUse(db, job, kinds);
  const { readable, damaged } = readRows(rows, (each) => ({
    ...each,
    mayFetch: mayFetch(each.row, job, person, inUse),
    filters: readStored(storedFilters, each.row.filters, "data_downloads.filters"),
  }));
  const seen = readable.filter((each) => each.mayFetch);
  const open = seen.filter(({ row }) => row.finishedOn === null && row.outcome === null).map(({ row }) => row.id);
  const commands = open.length === 0 ? [] : await queueOf(env).commandsById(open);
  const progress = open.length === 0 ? [] : await jobObjectOf(env, job.id).commandProgress();
  const listed = seen.map(({ row, by, filters }): DataDownload => {
    const how = progress.find(({ commandId }) => commandId === row.id);
    const state =
      row.finishedOn !== null
        ? "Completed"
        : row.outcome !== null
          ? stateOfOutcome[row.outcome]
          : (commands.find(({ id }) => id === row.id)?.state ?? null);
    return {
      ...row,
      gzip: row.isGzip,
      filters,
      by,
      isOwn: row.userId === person.userId,
      state,
      done: row.rows ?? how?.done ?? 0,
      total: row.rows ?? how?.total ?? 0,
      message: row.message === null ? null : decodeMessage(row.message),
      isExpired: isExpired(row),
    };
  });
  const unread = damaged.flatMap(({ row, by }): DataDownload[] =>
    isTheirs(row, job, person) ? [ofDamaged(row, by, person)] : [],
  );
  return [...listed, ...unread].toSorted((a, b) => b.createdOn.localeCompare(a.createdOn));
}

/** A row that can't be read, as one that failed: it has no file to fetch, and goes when its days are over. */
const ofDamaged = (row: DownloadRow, by: string, { userId }: Person): DataDownload => ({
  ...row,
  gzip: row.isGzip,
  filters: [],
  by,
  isOwn: row.userId === userId,
  state: "Error",
  done: 0,
  total: 0,
  message: message("storedDamaged"),
  isExpired: isExpired(row),
});
