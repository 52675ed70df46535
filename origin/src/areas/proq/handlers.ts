import type { PagedRequest, PagedResult } from "@paygauge/api-types/entities/paging";
import type { CommandList, QueuedCommand } from "@paygauge/api-types/entities/proq";
import type { CallContext, Handlers } from "../../call-context.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { requireJob } from "../../identity/job-sight.ts";
import { requireInWork } from "../../identity/run-in-sight.ts";
import { listQuery } from "../../proq/command-view.ts";
import { changeOne, moreThanAgreed, requireCommand, type CommandChange } from "./command-changes.ts";
import { scopedRequest, scopeOf, scopeOfJob, withJobNames } from "./command-scope.ts";
import { workflowsOf } from "./workflows.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";

type Base = Pick<CallContext<"queuedCommands">, "env" | "db" | "person">;
type Matching = CallContext<"retryMatchingCommands">;

async function listOf(
  list: CommandList,
  { env, db, person }: Base,
  body: PagedRequest,
): Promise<PagedResult<QueuedCommand>> {
  const { request, scope } = await scopedRequest(db, person, body);
  listQuery(list, request, Date.now());
  const page = await queueOf(env).list(list, request, scope);
  return { ...page, collection: await withJobNames(db, page.collection) };
}

async function changeMatching(what: CommandChange, { env, db, person, body, audit }: Matching) {
  const { list, expectedCount } = body;
  const { request, scope } = await scopedRequest(db, person, { ...body.request, pageNumber: 1, pageSize: 1 });
  listQuery(list, request, Date.now());
  const { count, matching } = await queueOf(env).changeMatching(what, { list, request, scope }, expectedCount);
  if (matching > expectedCount) throw moreThanAgreed(matching, expectedCount);
  audit({ entityType: "queue", entityId: list, note: `${what} of all matching, ${count} commands` });
  return { ...done(what === "retry" ? retried(count) : canceled(count)), count };
}

const retried = (count: number) => (count === 1 ? message("runsAgainOne") : message("runAgain", { count }));
const canceled = (count: number) => (count === 1 ? message("canceledOne") : message("canceledSome", { count }));

export const proqHandlers = {
  proqMonitoringData: async ({ env, db, person, query }) => {
    const queue = queueOf(env);
    const scope =
      query.jobId === undefined ? await scopeOf(db, person) : scopeOfJob(await requireJob(db, person, query.jobId));
    const [counts, figures] = await Promise.all([queue.listCounts(scope), queue.figures(scope)]);
    return {
      ...figures,
      queueCounts: {
        queuedCommandsCount: counts.queued,
        queuedErrorCommandsCount: counts.error,
        queuedCompletedCommandsCount: counts.completed,
      },
    };
  },

  queuedCommandsCount: async ({ env, db, person }) => queueOf(env).openTypes(await scopeOf(db, person)),

  proqStatusDetails: async ({ env, db, person }) => {
    const queue = queueOf(env);
    const scope = await scopeOf(db, person);
    const [counts, isRunning] = await Promise.all([queue.listCounts(scope), queue.isRunning()]);
    return { queuedCommandCount: counts.queued, isRunning };
  },

  proqCommandsInfo: async ({ env, db, person }) =>
    withJobNames(db, await queueOf(env).quickView(null, await scopeOf(db, person))),

  queuedCommandsQuickView: async ({ env, db, job }) =>
    withJobNames(db, await queueOf(env).quickView(job.id, scopeOfJob(job))),

  proqBackoffStrategyData: ({ env }) => queueOf(env).backoff(),

  proqCommandTypes: async ({ env, db, person }) => queueOf(env).types(await scopeOf(db, person)),

  queuedCommands: ({ body, ...base }) => listOf("queued", base, body),
  errorCommands: ({ body, ...base }) => listOf("error", base, body),
  completedCommands: ({ body, ...base }) => listOf("completed", base, body),

  checkQueuedCommands: async ({ env, db, person, params }) => {
    const scope = await scopeOf(db, person);
    // A target that isn't a job of theirs is nothing that they may ask about.
    if (scope !== null) requireInWork(await requireJob(db, person, params.id));
    return queueOf(env).hasQueued(params.id);
  },

  proqThroughput: async ({ env, db, person }) => {
    const { hour } = await queueOf(env).figures(await scopeOf(db, person));
    return hour.map(({ minute, completed, errors }) => ({ minute: new Date(minute).toISOString(), completed, errors }));
  },

  proqWorkflows: ({ env, db, person, body }) => workflowsOf(env, db, person, body),

  toggleQueueService: async ({ env, body, audit }) => {
    const { isRunning } = body;
    await queueOf(env).setRunning(isRunning);
    audit({ entityType: "queue", entityId: "service", note: isRunning ? "started" : "stopped" });
    return { ...done(isRunning ? message("queueRuns") : message("queueStopped")), isRunning };
  },

  retryMatchingCommands: (context) => changeMatching("retry", context),
  cancelMatchingCommands: (context) => changeMatching("cancel", context),

  queuedCommand: async ({ env, db, person, params }) => {
    const command = await requireCommand(env, db, person, params.commandId);
    const [named] = await withJobNames(db, [command]);
    return named ?? { ...command, jobName: null };
  },

  commandChain: async ({ env, db, person, params }) => {
    await requireCommand(env, db, person, params.commandId);
    const { commands, blockingId } = await queueOf(env).chain(params.commandId, await scopeOf(db, person));
    return { commands: await withJobNames(db, commands), blockingId };
  },

  retryCommand: async ({ env, db, person, params, audit }) => {
    const { issuerId } = await changeOne(env, db, person, params.commandId, "retry");
    audit({ entityType: "command", entityId: params.commandId, issuerId, note: "retried" });
    return { ...done(retried(1)), count: 1 };
  },

  cancelCommand: async ({ env, db, person, params, audit }) => {
    const { issuerId } = await changeOne(env, db, person, params.commandId, "cancel");
    audit({ entityType: "command", entityId: params.commandId, issuerId, note: "canceled" });
    return { ...done(canceled(1)), count: 1 };
  },
} satisfies Partial<Handlers>;
