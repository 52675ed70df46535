/** What waits in the jobs that a user works on. Sample jobs ask for nothing. */
import { and, eq, inArray, isNotNull, isNull, lte, not, or, sql, type SQL } from "drizzle-orm";
import { decodeMessage } from "@paygauge/api-types/catalogue/message";
import type { JobNeedKind, Need } from "@paygauge/api-types/entities/needs";
import type { Permission } from "@paygauge/api-types/access/permissions";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { inWork, jobsInWork, ownDrafts } from "../../../identity/job-sight.ts";
import { jobCampaigns, jobNeeds, jobRuns, jobs, magicLinkFiles, magicLinks, uploads } from "../../../store/schema.ts";
import { soundList } from "../../../store/columns.ts";
import { mayEditJob } from "../../uploads/upload-access.ts";
import type { Asking } from "../dashboard-parts.ts";
import { jobOfNeed, needRow, type NeedReader } from "./need-row.ts";

const counted = eq(jobs.isSample, false);
const check = soundList(uploads.check);
const rejected = sql<number>`json_extract(${check}, '$.rejected')`;
const accepted = sql<number>`json_extract(${check}, '$.accepted')`;
/** Rejected money in the job's currency, minor units. */
const rejectedMinor = sql<number | null>`(select sum(cast(value ->> 'rejected' as integer))
  from json_each(${check}, '$.money') where value ->> 'currency' = ${jobs.currency})`;

/** What is at stake in a row; null: not known, or nothing. Minor units of the job's currency. */
const moneyOf = ({ currency }: { readonly currency: string }, minor: number | string | null): Need["money"] =>
  minor === null || Number(minor) === 0
    ? null
    : { minor: Number(minor), currency, minorDigits: minorDigitsOf(currency) };

/** Not imported since the file was checked. */
const notImported = or(
  eq(jobs.state, "Draft"),
  and(eq(jobs.state, "Ready"), or(isNull(jobRuns.finishedOn), sql`${uploads.updatedOn} > ${jobRuns.finishedOn}`)),
);

const byLink = sql`exists (select 1 from ${magicLinkFiles} where magic_link_files.upload_id = uploads.id)`;

/** Files that came by the user's magic links, until the user imports or discards them. */
const linkFile: NeedReader = async ({ db, person }) => {
  const rows = await db
    .select({
      job: jobs,
      uploadId: sql<string>`${uploads.id}`.as("upload_id"),
      recipient: magicLinks.recipient,
      since: sql<string>`${magicLinkFiles.completedOn}`.as("received_on"),
      rejected: rejected.as("rejected"),
      accepted: accepted.as("accepted"),
      rejectedMinor: rejectedMinor.as("rejected_minor"),
    })
    .from(magicLinkFiles)
    .innerJoin(magicLinks, eq(magicLinks.id, magicLinkFiles.linkId))
    .innerJoin(uploads, eq(uploads.id, magicLinkFiles.uploadId))
    .innerJoin(jobs, eq(jobs.id, uploads.jobId))
    .where(
      and(
        ownDrafts(person),
        isNotNull(magicLinkFiles.completedOn),
        isNull(magicLinkFiles.replacedOn),
        inArray(uploads.state, ["Inspected", "Checked", "Refused"]),
      ),
    );
  return rows.map((row) =>
    needRow({
      kind: "linkFile",
      of: row.uploadId,
      since: row.since,
      count: row.rejected ?? 0,
      ready: row.accepted,
      subject: row.recipient,
      job: jobOfNeed(row.job),
      money: moneyOf(row.job, row.rejectedMinor),
    }),
  );
};

/** Checked files with rejected rows, until they are corrected, imported or discarded. */
const fixRows: NeedReader = async ({ db, person }) => {
  const rows = await db
    .select({
      job: jobs,
      uploadId: sql<string>`${uploads.id}`.as("upload_id"),
      fileName: uploads.fileName,
      since: sql<string>`${uploads.updatedOn}`.as("checked_on"),
      rejected: rejected.as("rejected"),
      accepted: accepted.as("accepted"),
      rejectedMinor: rejectedMinor.as("rejected_minor"),
    })
    .from(uploads)
    .innerJoin(jobs, eq(jobs.id, uploads.jobId))
    .leftJoin(jobRuns, and(eq(jobRuns.jobId, jobs.id), eq(jobRuns.run, jobs.currentRun)))
    .where(
      and(
        inWork(db, person),
        counted,
        eq(uploads.state, "Checked"),
        sql`${rejected} > 0`,
        notImported,
        not(and(eq(jobs.isDraft, true), byLink) ?? byLink),
      ),
    );
  return rows
    .filter(({ job }) => mayEditJob(person, job))
    .map((row) =>
      needRow({
        kind: "fixRows",
        of: row.uploadId,
        since: row.since,
        count: row.rejected,
        ready: row.accepted,
        subject: row.fileName,
        job: jobOfNeed(row.job),
        money: moneyOf(row.job, row.rejectedMinor),
      }),
    );
};

/** The user's own imports that failed. */
const failed: NeedReader = async ({ db, person }) => {
  const rows = await db
    .select()
    .from(jobs)
    .where(and(jobsInWork(db, person), counted, eq(jobs.state, "Failed"), eq(jobs.ownerUserId, person.userId)));
  return rows
    .filter((job) => mayEditJob(person, job))
    .map((job) =>
      needRow({
        kind: "failed",
        of: job.id,
        since: job.updatedOn,
        job: jobOfNeed(job),
        reason: job.failureMessage === null ? null : decodeMessage(job.failureMessage),
      }),
    );
};

/** Finished runs that are newer than the published one. */
const publish: NeedReader = async ({ db, person }) => {
  if (!person.permissions.has("Job_PUBLISH")) return [];
  const rows = await db
    .select({ job: jobs, finishedOn: jobRuns.finishedOn, potentialMinor: jobRuns.potentialMinor })
    .from(jobs)
    .innerJoin(jobRuns, and(eq(jobRuns.jobId, jobs.id), eq(jobRuns.run, jobs.currentRun)))
    .where(
      and(
        jobsInWork(db, person),
        counted,
        eq(jobs.state, "Ready"),
        isNotNull(jobs.publishedRun),
        sql`${jobs.publishedRun} <> ${jobs.currentRun}`,
      ),
    );
  return rows.map(({ job, finishedOn, potentialMinor }) =>
    needRow({
      kind: "publish",
      of: job.id,
      since: finishedOn,
      job: jobOfNeed(job),
      money: moneyOf(job, potentialMinor),
    }),
  );
};

/** What a user must hold to settle rows of a kind. */
const settles: Readonly<Record<JobNeedKind, readonly Permission[]>> = {
  duplicates: ["Job_EDIT", "JobSuppliers_VIEW"],
  payees: ["Job_EDIT", "JobSuppliers_VIEW"],
  followUp: ["Campaigns_CRUD"],
};

/** Rows that the job's object shipped; those of a later day are added to it once their day has come. */
async function shipped({ db, person }: Asking, kind: JobNeedKind, more?: SQL) {
  if (!settles[kind].every((each) => person.permissions.has(each))) return [];
  const today = new Date().toISOString().slice(0, 10);
  return db
    .select({
      job: jobs,
      itemId: jobNeeds.itemId,
      itemName: sql<string>`coalesce(${jobCampaigns.name}, '')`.as("item_name"),
      count: sql<number>`sum(${jobNeeds.count})`.as("need_count"),
      amountMinor: sql<number>`sum(${jobNeeds.amountMinor})`.as("need_amount"),
      since: sql<string>`coalesce(nullif(min(${jobNeeds.since}), ''), ${jobRuns.finishedOn}, ${jobs.updatedOn})`.as(
        "need_since",
      ),
    })
    .from(jobNeeds)
    .innerJoin(jobs, eq(jobs.id, jobNeeds.jobId))
    .leftJoin(jobRuns, and(eq(jobRuns.jobId, jobs.id), eq(jobRuns.run, jobs.currentRun)))
    .leftJoin(jobCampaigns, eq(jobCampaigns.campaignId, jobNeeds.itemId))
    .where(and(jobsInWork(db, person), counted, eq(jobNeeds.kind, kind), lte(jobNeeds.fromDay, today), more))
    .groupBy(jobNeeds.jobId, jobNeeds.itemId);
}

/** Groups of suppliers of the newest run that look like one, until a user decides. */
const duplicates: NeedReader = async (asking) =>
  (await shipped(asking, "duplicates", eq(jobs.state, "Ready"))).map(({ job, count, since, amountMinor }) =>
    needRow({
      kind: "duplicates",
      of: job.id,
      since,
      count,
      job: jobOfNeed(job),
      money: moneyOf(job, amountMinor),
    }),
  );

/** Payees of the newest run whose class waits to be confirmed. */
const payees: NeedReader = async (asking) =>
  (await shipped(asking, "payees", eq(jobs.state, "Ready"))).map(({ job, count, since, amountMinor }) =>
    needRow({
      kind: "payees",
      of: job.id,
      since,
      count,
      job: jobOfNeed(job),
      money: moneyOf(job, amountMinor),
    }),
  );

/** Suppliers of campaigns that are proposed as Abandoned. */
const followUp: NeedReader = async (asking) =>
  (await shipped(asking, "followUp")).map(({ job, itemId, itemName, count, since, amountMinor }) =>
    needRow({
      kind: "followUp",
      of: `${job.id}:${itemId}`,
      since,
      count,
      subject: itemName,
      job: jobOfNeed(job),
      campaignWorkflowId: itemId,
      money: moneyOf(job, amountMinor),
    }),
  );

export const jobNeedReaders = { linkFile, fixRows, failed, publish, duplicates, payees, followUp };
