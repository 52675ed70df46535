/** Who settled a row that a screen showed, from the audit log. */
import { and, desc, eq, gt, inArray, lt, or } from "drizzle-orm";
import type { NeedKind } from "@paygauge/api-types/entities/needs";
import { inWork } from "../../../identity/job-sight.ts";
import type { Asking } from "../dashboard-parts.ts";
import { audit, jobs, uploads, users } from "../../../store/schema.ts";

/** Ids of one question. */
const most = 20;

/** Calls that settle a row, and the entity whose lines name them. */
const settledBy: Partial<
  Record<NeedKind, { readonly entityTypes: readonly string[]; readonly actions: readonly string[] }>
> = {
  publish: { entityTypes: ["job"], actions: ["publishJob", "unpublishJob", "rescoreJob", "importJob", "deleteJob"] },
  failed: { entityTypes: ["job"], actions: ["resumeJob", "importJob", "deleteJob"] },
  linkFile: { entityTypes: ["job"], actions: ["importJobDraft", "discardJobDraft"] },
  fixRows: { entityTypes: ["job"], actions: ["importJob", "importJobDraft", "discardJobDraft", "deleteJob"] },
  duplicates: { entityTypes: ["group-ruling", "job"], actions: ["ruleGroup", "rescoreJob", "importJob", "deleteJob"] },
  payees: { entityTypes: ["payee-class"], actions: ["decidePayees"] },
};

async function settlerOf({ db, person }: Asking, needId: string): Promise<{ by: string | null; at: string | null }> {
  const unknown = { by: null, at: null };
  const at = needId.indexOf(":");
  const [kind, of] = [needId.slice(0, at), needId.slice(at + 1)];
  const how = Object.entries(settledBy).find(([name]) => name === kind)?.[1];
  if (how === undefined) return unknown;
  const jobId =
    kind === "fixRows" || kind === "linkFile"
      ? (await db.select({ jobId: uploads.jobId }).from(uploads).where(eq(uploads.id, of)))[0]?.jobId
      : of;
  const [job] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId ?? ""), inWork(db, person)));
  if (job === undefined) return unknown;
  const [line] = await db
    .select({ by: users.displayName, at: audit.at })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.userId))
    .where(
      and(
        inArray(audit.entityType, [...how.entityTypes]),
        // Lines about a decision name it below its job: "job-1/4".
        or(eq(audit.entityId, job.id), and(gt(audit.entityId, `${job.id}/`), lt(audit.entityId, `${job.id}0`))),
        inArray(audit.action, [...how.actions]),
        eq(audit.outcome, "done"),
      ),
    )
    .orderBy(desc(audit.sequence))
    .limit(1);
  return line ?? unknown;
}

/** Returns who settled each row; null for jobs that the user does not work on. */
export async function settlersOf(asking: Asking, ids: string) {
  const asked = [...new Set(ids.split(","))].slice(0, most);
  return Promise.all(asked.map(async (needId) => ({ needId, ...(await settlerOf(asking, needId)) })));
}
