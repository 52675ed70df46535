import { and, eq } from "drizzle-orm";
import type { MessageRef } from "@paygauge/api-types/catalogue/message";
import { mayBecome, uploadMachine, type UploadState } from "@paygauge/api-types/states";
import type { Permission } from "@paygauge/api-types/access/permissions";
import type { Person } from "../../identity/person.ts";
import type { JobRow, SeenJob } from "../../identity/job-sight.ts";
import { requireInWork } from "../../identity/run-in-sight.ts";
import { notFound, Refusal, refuse } from "@paygauge/worker/refusal";
import type { Database } from "../../store/database.ts";
import { uploads } from "../../store/schema.ts";

export type UploadRow = typeof uploads.$inferSelect;

/** The upload permission of each kind of job (docs/access.md section 2). */
export const uploadPermission = {
  base: "JobSummaryUpload_VIEW",
  matchedDataOnly: "JobMatchedDataOnlyUpload_VIEW",
  advanced: "JobConsultantUpload_VIEW",
} as const satisfies Record<JobRow["kind"], Permission>;

/**
 * Whether the user may bring data into this job: the kind's permission, and the job is theirs, their issuer's, or
 * they are staff.
 */
export function mayEditJob(person: Person, job: JobRow): boolean {
  const near =
    person.tenancy.isStaff ||
    job.ownerUserId === person.userId ||
    person.tenancy.managedIssuerIds.includes(job.issuerId);
  return near && person.permissions.has("JobCreate") && person.permissions.has(uploadPermission[job.kind]);
}

/** @throws Refusal 403 with what is missing. */
export function requireEdit(person: Person, job: JobRow): void {
  if (mayEditJob(person, job)) return;
  throw refuse("mayNotBring");
}

/** Sight of what was uploaded: those who may edit, and those who see the job's uploads tab. */
export function requireUploadSight(person: Person, job: JobRow): void {
  if (person.permissions.has(uploadPermission[job.kind])) return;
  throw refuse("mayNotSeeFiles");
}

/**
 * Sight of the files that are worked on: anyone who reads what is published sees none that came since, whatever their
 * permissions. @throws Refusal 403, 404
 */
export function requireFilesSight(person: Person, job: SeenJob): void {
  requireUploadSight(person, job);
  requireInWork(job);
}

/** The upload of this job. @throws Refusal 404. */
export async function requireUpload(db: Database, jobId: string, uploadId: string): Promise<UploadRow> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, uploadId), eq(uploads.jobId, jobId)));
  if (!row || row.state === "Discarded") throw notFound("upload");
  return row;
}

/** Refuses a step that the upload's state does not lead to. @throws Refusal 409 with what to do. */
export function requireMove(row: UploadRow, to: UploadState, ref: MessageRef): void {
  if (!mayBecome(uploadMachine, row.state, to)) throw new Refusal(409, "UPLOAD_STATE", ref);
}
