import { and, eq, isNotNull } from "drizzle-orm";
import type { Env } from "../../env.ts";
import type { SeenJob } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import { answerOf } from "../../job/answer-acts.ts";
import type { CampaignAct, CampaignActs, CampaignAsk } from "../../job/campaigns/campaign-acts.ts";
import type { Asking } from "../../job/campaigns/campaign-context.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { dayOfSender } from "../../local-day.ts";
import { now, type Database } from "../../store/database.ts";
import { jobRuns } from "../../store/schema.ts";

/** Asks the job's object about its campaigns. @throws Refusal as the act says it */
export async function askCampaigns<const Act extends CampaignAct>(
  env: Pick<Env, "JOB">,
  { id, capabilities }: Pick<SeenJob, "id" | "capabilities">,
  act: Act,
  about: Parameters<CampaignActs[Act]>[1],
): Promise<Awaited<ReturnType<CampaignActs[Act]>>> {
  // The act and what it is about belong together by the parameters above.
  const ask = { act, about, job: { capabilities } } as CampaignAsk;
  return JSON.parse(answerOf(await jobObjectOf(env, id).campaigns(ask)));
}

/** Runs of a job that were ever published. */
export async function publishedRuns(db: Database, jobId: string): Promise<string[]> {
  const rows = await db
    .select({ run: jobRuns.run })
    .from(jobRuns)
    .where(and(eq(jobRuns.jobId, jobId), isNotNull(jobRuns.publishedOn)));
  return rows.map(({ run }) => run);
}

interface OfJob {
  readonly db: Database;
  readonly person: Person;
  readonly job: SeenJob;
  readonly request: Request;
}

/**
 * Who asks, and which day it is for them: anyone who reads what is published alone sees campaigns of runs that were
 * published.
 */
export async function askingOf({ db, person, job, request }: OfJob): Promise<Asking> {
  const at = now();
  return {
    userId: person.userId,
    name: person.name,
    at,
    ...dayOfSender(request, at),
    mayRun: person.permissions.has("Campaigns_CRUD"),
    runs: job.isInWork ? null : await publishedRuns(db, job.id),
  };
}
