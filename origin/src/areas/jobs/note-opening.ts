/** Notes that a reader has the published run of a job open. Called by the report of presence, never by a GET. */
import type { Env } from "../../env.ts";
import { requireJob } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import { now, type Database } from "../../store/database.ts";
import { askReports } from "../reports/ask-reports.ts";

/** Openings that this isolate has noted, by job, user and day: a page reports every three seconds. */
const noted = new Map<string, string>();
const most = 10_000;

/**
 * Once per user, run and day; the published run is looked up once a minute. Users who can publish the job do not count.
 */
export async function noteOpening(env: Env, db: Database, person: Person, jobId: string): Promise<void> {
  if (person.permissions.has("Job_PUBLISH")) return;
  const minute = now().slice(0, 16);
  const key = `${jobId} ${person.userId}`;
  if (noted.get(key) === minute) return;
  if (noted.size >= most) noted.clear();
  noted.set(key, minute);
  const { publishedRun: run } = await requireJob(db, person, jobId);
  if (run === null) return;
  await askReports(env, jobId, "noteOpening", { run, userId: person.userId, day: minute.slice(0, 10) });
}
