import { and, desc, eq, sql } from "drizzle-orm";
import type { JobReader } from "@paygauge/api-types/entities/job-reader";
import { analysisReportTypes, reportRules } from "@paygauge/api-types/reports/report-types";
import type { Handlers } from "../../call-context.ts";
import type { Env } from "../../env.ts";
import type { SeenJob } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { notFound } from "@paygauge/worker/refusal";
import type { Database } from "../../store/database.ts";
import { audit, jobRuns, users } from "../../store/schema.ts";
import { changesForReader } from "./reader-changes.ts";
import { whoToAsk } from "./who-to-ask.ts";
import { askReports } from "../reports/ask-reports.ts";

const contact = { name: users.displayName, email: users.email };

/** Who published the run that is in force; null without such a line in the audit. */
async function publisherOf(db: Database, { id, publishedRun }: SeenJob) {
  const [line] = await db
    .select(contact)
    .from(audit)
    .innerJoin(users, eq(users.id, audit.userId))
    .where(
      and(
        eq(audit.entityType, "job"),
        eq(audit.entityId, id),
        eq(audit.action, "publishJob"),
        // D1 refuses a LIKE pattern of more than 50 bytes, which the id of a re-scored run makes.
        sql`instr(${audit.note}, ${`published ${publishedRun}`}) = 1`,
      ),
    )
    .orderBy(desc(audit.sequence))
    .limit(1);
  return line ?? null;
}

/** Published reports whose tab the user can open. */
async function outputsOf(env: Env, person: Person, job: SeenJob): Promise<JobReader["outputs"]> {
  const types = analysisReportTypes.filter((type) => person.permissions.has(reportRules[type].permission));
  const found = await Promise.all(
    types.map(async (reportType) => {
      const { versions } = await askReports(env, job.id, "versions", { reportType });
      const published = versions.find(({ isPublished }) => isPublished);
      if (published === undefined) return [];
      const { version, sections, madeAt } = published;
      return [{ reportType, version, sections, madeAt }];
    }),
  );
  return found.flat();
}

export const jobReaderHandlers = {
  jobReaderChanges: ({ db, env, person, job }) =>
    changesForReader(env, db, { job, maySeeNames: person.permissions.has("JobSuppliers_VIEW") }),

  jobAsk: async ({ db, job }) => {
    const [assigner] = await whoToAsk(db, job);
    const publisher = assigner === undefined ? await publisherOf(db, job) : null;
    const [owner] = await db.select(contact).from(users).where(eq(users.id, job.ownerUserId));
    return { job: job.name, name: assigner ?? publisher?.name ?? owner?.name ?? "" };
  },

  jobReader: async ({ db, env, person, job }) => {
    if (job.publishedRun === null) throw notFound("run");
    const [[run], [owner], publisher, outputs, { runs }] = await Promise.all([
      db
        .select({ number: jobRuns.number })
        .from(jobRuns)
        .where(and(eq(jobRuns.jobId, job.id), eq(jobRuns.run, job.publishedRun))),
      db.select(contact).from(users).where(eq(users.id, job.ownerUserId)),
      publisherOf(db, job),
      outputsOf(env, person, job),
      jobObjectOf(env, job.id).removalFacts("", new Date().toISOString()),
    ]);
    const ask = publisher ?? owner;
    if (run === undefined || ask === undefined) throw notFound("run");
    const own = runs.find((each) => each.run === job.publishedRun);
    return {
      publishedBy: publisher?.name ?? null,
      publishedOn: job.publishedOn,
      runNumber: run.number,
      statementsVersion: own?.pins.statements?.versionNumber ?? null,
      outputs,
      ask,
    };
  },
} satisfies Partial<Handlers>;
