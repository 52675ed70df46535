import * as v from "valibot";
import { idOf } from "../ids.ts";
import { holders } from "../access/access.ts";
import { mutation } from "../entities/mutation.ts";
import { pagedRequest, pagedResult } from "../entities/paging.ts";
import {
  backoffStrategy,
  commandChain,
  commandTypeCount,
  jobWorkflow,
  matchingBody,
  monitoringData,
  queuedCommand,
  queueStatus,
  throughput,
} from "../entities/proq.ts";
import { limits } from "../limits.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/proq";
const quick = holders("QuickView_ProQ_VIEW");
const devops = holders("DevOps_Area_VIEW");
const maintain = holders("DevOps_JobMaintenance_VIEW");
const pollMs = limits.queueQuickViewMs;
const changed = mutation({ count: v.number() });

const list = {
  method: "POST",
  access: devops,
  effect: "read",
  body: pagedRequest,
  answer: pagedResult(queuedCommand),
  pollMs,
} as const;

/** The queue (docs/specification.md section 7), and what the monitor's buttons and drawings need in addition. */
export const proqCalls = {
  /** `jobId` narrows the three counts to one job. */
  proqMonitoringData: {
    method: "GET",
    path: `${root}/get-proqmonitoring-data`,
    access: devops,
    effect: "read",
    query: v.strictObject({ jobId: v.optional(idOf("record")) }),
    answer: monitoringData,
    pollMs,
  },
  /** Commands that are not settled, by type. */
  queuedCommandsCount: {
    method: "GET",
    path: `${root}/queued-commands-count`,
    access: quick,
    effect: "read",
    answer: v.array(commandTypeCount),
    pollMs,
  },
  proqStatusDetails: {
    method: "GET",
    path: `${root}/proq-status-details`,
    access: quick,
    effect: "read",
    answer: queueStatus,
    pollMs,
  },
  /** At most 100 commands that are Pending or InProgress, those in progress first; Blocked ones are left out. */
  proqCommandsInfo: {
    method: "GET",
    path: `${root}/proq-commands-info`,
    access: quick,
    effect: "read",
    answer: v.array(queuedCommand),
    pollMs,
  },
  queuedCommandsQuickView: {
    method: "GET",
    path: `${root}/queued-commands-quick-view/:jobId`,
    access: quick,
    effect: "read",
    answer: v.array(queuedCommand),
    pollMs,
  },
  proqBackoffStrategyData: {
    method: "GET",
    path: `${root}/get-proq-backoff-strategy-data`,
    access: devops,
    effect: "read",
    answer: backoffStrategy,
    pollMs,
  },
  /** Every type that the queue has seen, in the order of the alphabet. */
  proqCommandTypes: {
    method: "GET",
    path: `${root}/get-proq-command-types`,
    access: devops,
    effect: "read",
    answer: v.array(v.string()),
  },
  queuedCommands: { ...list, path: `${root}/queued-commands` },
  errorCommands: { ...list, path: `${root}/error-commands` },
  completedCommands: { ...list, path: `${root}/completed-commands` },
  /** Whether commands of this job or target are still queued. */
  checkQueuedCommands: {
    method: "POST",
    path: `${root}/:id/check-queued-commands`,
    access: quick,
    effect: "read",
    answer: v.boolean(),
  },
  proqThroughput: {
    method: "GET",
    path: `${root}/throughput`,
    access: devops,
    effect: "read",
    answer: throughput,
    pollMs,
  },
  proqWorkflows: {
    method: "POST",
    path: `${root}/workflows`,
    access: devops,
    effect: "read",
    body: pagedRequest,
    answer: pagedResult(jobWorkflow),
    pollMs,
  },
  /** Stops or starts the claiming of commands; what is in progress continues. */
  toggleQueueService: {
    method: "POST",
    path: `${root}/service`,
    access: holders("QueueService_TOGGLE"),
    effect: "write",
    unlocked: "choice",
    body: v.strictObject({ isRunning: v.boolean() }),
    answer: mutation({ isRunning: v.boolean() }),
  },
  retryMatchingCommands: {
    method: "POST",
    path: `${root}/retry-matching`,
    access: maintain,
    effect: "write",
    unlocked: "queue",
    body: matchingBody,
    answer: changed,
  },
  cancelMatchingCommands: {
    method: "POST",
    path: `${root}/cancel-matching`,
    access: maintain,
    effect: "write",
    unlocked: "queue",
    body: matchingBody,
    answer: changed,
  },
  queuedCommand: {
    method: "GET",
    path: `${root}/commands/:commandId`,
    access: devops,
    effect: "read",
    answer: queuedCommand,
  },
  commandChain: {
    method: "GET",
    path: `${root}/commands/:commandId/chain`,
    access: devops,
    effect: "read",
    answer: commandChain,
  },
  retryCommand: {
    method: "POST",
    path: `${root}/:commandId/retry`,
    access: maintain,
    effect: "write",
    unlocked: "queue",
    answer: changed,
  },
  cancelCommand: {
    method: "POST",
    path: `${root}/:commandId/cancel`,
    access: maintain,
    effect: "write",
    unlocked: "queue",
    answer: changed,
  },
} as const satisfies Record<string, Call>;
