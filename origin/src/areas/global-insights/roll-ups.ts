/** The roll-ups of the jobs that a user can see: how many there are, and those that are missing. */
import type { RollUpStatus } from "@paygauge/api-types/entities/global-insights";
import type { FilterItem } from "@paygauge/api-types/entities/paging";
import type { Env } from "../../env.ts";
import type { JobScope } from "../../proq/command-view.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { backlogOccasion, vendorsCommand, vendorsCommandType } from "../../vendors/commands.ts";
import { vendorsOf } from "../../vendors/vendors-stub.ts";
import { countedRuns } from "../vendors/counted-runs.ts";
import type { SeenRun } from "../vendors/seen-runs.ts";
import { byIssuer, maxIssuers } from "../vendors/vendor-pages.ts";
import { latest } from "./global-answer.ts";

const item: FilterItem = {
  propertyName: "commandType",
  itemComparisonOperator: "Equal",
  itemValue: vendorsCommandType,
};
const request = { filters: { filterItems: [item] }, pageNumber: 1, pageSize: 1 };

/** Jobs whose figures count and that are not rolled up, of the issuers that a question asks. */
async function missing(env: Env, all: readonly SeenRun[]) {
  const { counted } = countedRuns(all);
  const asked = byIssuer(counted, {}).slice(0, maxIssuers);
  const answers = await Promise.all(
    asked.map(async ([issuerId, runs]) => ({
      runs,
      status: await vendorsOf(env, issuerId).rollUpStatus(runs.map(({ jobId, run }) => ({ jobId, run }))),
    })),
  );
  const rolledUp = new Set(answers.flatMap(({ status }) => status.rolledUp));
  const runs = answers.flatMap((answer) => answer.runs);
  return {
    jobs: runs.length,
    jobIds: runs.flatMap(({ jobId }) => (rolledUp.has(jobId) ? [] : [jobId])),
    rolledUpOn: latest(answers.map(({ status }) => status.rolledUpOn)),
  };
}

/** Those of some jobs whose commands a user can change. */
const within = (jobIds: readonly string[], scope: JobScope): readonly string[] =>
  scope === null ? jobIds : jobIds.filter((id) => scope.includes(id));

export async function statusOf(env: Env, all: readonly SeenRun[], scope: JobScope): Promise<RollUpStatus> {
  const { jobs, jobIds, rolledUpOn } = await missing(env, all);
  const queued = await openOf(env, jobIds);
  const isMine = within(jobIds, scope).length > 0;
  return { jobs, rolledUp: jobs - jobIds.length, queued, canChange: isMine, rolledUpOn };
}

/** Roll-ups of some jobs that are queued or running. */
async function openOf(env: Env, jobIds: readonly string[]): Promise<number> {
  if (jobIds.length === 0) return 0;
  const { totalCount } = await queueOf(env).list("queued", request, jobIds);
  return Math.min(jobIds.length, totalCount);
}

/** Commands for the roll-ups that are missing; none while some are queued or running. */
export async function missingCommands(env: Env, all: readonly SeenRun[], scope: JobScope, correlationId: string) {
  const jobIds = within((await missing(env, all)).jobIds, scope);
  if ((await openOf(env, jobIds)) > 0) return [];
  // Another occasion each time: earlier commands may have been canceled, or have failed.
  return jobIds.map((jobId) => vendorsCommand(jobId, `${backlogOccasion}-${crypto.randomUUID()}`, correlationId));
}

/** Cancels the roll-ups that are missing and queued or running. */
export async function cancelMissing(env: Env, all: readonly SeenRun[], scope: JobScope): Promise<number> {
  const jobIds = within((await missing(env, all)).jobIds, scope);
  if (jobIds.length === 0) return 0;
  const which = { list: "queued", request, scope: jobIds } as const;
  const { count } = await queueOf(env).changeMatching("cancel", which, Number.MAX_SAFE_INTEGER);
  return count;
}
