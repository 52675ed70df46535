import { and, count, eq, isNotNull } from "drizzle-orm";
import type { PagedRequest, PagedResult } from "@paygauge/api-types/entities/paging";
import { toPagedResult } from "@paygauge/api-types/entities/paging";
import type { JobWorkflow } from "@paygauge/api-types/entities/proq";
import type { Env } from "../../env.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { jobsInWork } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import type { Database } from "../../store/database.ts";
import { pagedQuery, type PagedColumns } from "../../store/paged-query.ts";
import { issuers, jobs } from "../../store/schema.ts";
import { runCommandId, runSteps, stepsOfRun } from "../jobs/job-run.ts";

const columns: PagedColumns = {
  name: { sql: jobs.name, kind: "text" },
  issuerName: { sql: issuers.name, kind: "text" },
  state: { sql: jobs.state, kind: "text" },
  updatedOn: { sql: jobs.updatedOn, kind: "moment" },
};

/** Jobs whose import was started, each with the steps of its latest one, as the queue knows them. */
export async function workflowsOf(
  env: Env,
  db: Database,
  person: Person,
  request: PagedRequest,
): Promise<PagedResult<JobWorkflow>> {
  const query = pagedQuery(columns, request, {
    searched: ["name", "issuerName"],
    standardOrder: "-updatedOn",
    tieBreak: jobs.id,
  });
  const all = and(jobsInWork(db, person), isNotNull(jobs.run));
  const where = and(all, query.where);
  const countOf = (condition: typeof where) =>
    db.select({ total: count() }).from(jobs).innerJoin(issuers, eq(issuers.id, jobs.issuerId)).where(condition);
  const [rows, [[matching], [unfiltered]]] = await Promise.all([
    db
      .select({ job: jobs, issuerName: issuers.name })
      .from(jobs)
      .innerJoin(issuers, eq(issuers.id, jobs.issuerId))
      .where(where)
      .orderBy(...query.orderBy)
      .limit(query.limit)
      .offset(query.offset),
    db.batch([countOf(where), countOf(all)]),
  ]);
  const ids = rows.flatMap(({ job }) => runSteps.map((step) => runCommandId(job.run ?? "", step)));
  const known = new Map((await queueOf(env).commandsById(ids)).map((command) => [command.id, command]));
  const workflows = rows.map(({ job, issuerName }): JobWorkflow => ({
    jobId: job.id,
    name: job.name,
    issuerName,
    state: job.state,
    updatedOn: job.updatedOn,
    steps: stepsOfRun(null, job.kind).map((step) => {
      const command = known.get(runCommandId(job.run ?? "", step));
      return {
        step,
        commandId: command?.id ?? null,
        state: command?.state ?? null,
        attempt: command?.attempt ?? 0,
        message: command?.message ?? null,
        startedOn: command?.startedDate ?? null,
        completedOn: command?.completedDate ?? null,
      };
    }),
  }));
  return toPagedResult(workflows, request, matching?.total ?? 0, unfiltered?.total ?? 0);
}
