import * as v from "valibot";
import { commandStates, jobStates } from "../states.ts";
import { stepProgress } from "./jobs.ts";
import { pagedRequest } from "./paging.ts";
import { encodedMessage } from "../catalogue/message.ts";
import { messageSchema } from "../catalogue/message-schema.ts";

const maybeText = v.nullable(v.string());

/**
 * A command of the queue (docs/specification.md section 3, Queued background command). Dates are ISO in UTC, `age`
 * whole minutes since it was queued. In lists `payload` is cut after 500 characters; the call of one command has it
 * whole.
 */
export const queuedCommand = v.object({
  id: v.string(),
  /** Lower goes first. */
  priority: v.number(),
  prerequisite: maybeText,
  /** Dotted; a screen shows the last segment. */
  commandType: v.string(),
  category: v.string(),
  targetEntityId: v.string(),
  jobId: maybeText,
  /** null: the job is gone, or the command has none. */
  jobName: maybeText,
  correlationId: v.string(),
  payload: v.string(),
  queuedDate: v.string(),
  startedDate: maybeText,
  completedDate: maybeText,
  state: v.picklist(commandStates),
  age: v.number(),
  tags: v.array(v.string()),
  environment: v.string(),
  processingGroup: maybeText,
  scheduledTime: maybeText,
  stuckTimeOutInSeconds: v.number(),
  batchId: maybeText,
  prerequisiteBatchId: maybeText,
  message: v.nullable(messageSchema),
  /** Times it was claimed. */
  attempt: v.number(),
  /** The lease ran out: no one works on it, and the queue is about to claim it again. */
  isStuck: v.boolean(),
});
export type QueuedCommand = v.InferOutput<typeof queuedCommand>;

/** The three lists of the monitor, with the states that each holds. */
export const commandLists = {
  queued: ["Blocked", "Pending", "InProgress"],
  error: ["Error"],
  completed: ["Completed", "Canceled"],
} as const;
export type CommandList = keyof typeof commandLists;
export const commandListNames = ["queued", "error", "completed"] as const satisfies readonly CommandList[];

export const monitoringData = v.object({
  queueCounts: v.object({
    queuedCommandsCount: v.number(),
    queuedCompletedCommandsCount: v.number(),
    queuedErrorCommandsCount: v.number(),
  }),
  isRunning: v.boolean(),
  inProgressCount: v.number(),
  /** Queued commands that wait for a set time, such as the erasure of a deleted job; they are among the queued ones. */
  scheduledCount: v.number(),
  /** Commands that may be in progress at one time. */
  maxInProgress: v.number(),
  /** When the oldest queued command that waits for no set time was queued. */
  oldestQueuedDate: maybeText,
  /** Completed since midnight UTC. */
  completedToday: v.number(),
  /** Ended in Error within the last 60 minutes. */
  errorsLastHour: v.number(),
});
export type MonitoringData = v.InferOutput<typeof monitoringData>;

export const queueStatus = v.object({ queuedCommandCount: v.number(), isRunning: v.boolean() });

/** Delays in milliseconds; `totalSecondsDiff` is the time since the queue last handed over a command. */
export const backoffStrategy = v.object({
  currentDelay: v.number(),
  minDelay: v.number(),
  maxDelay: v.number(),
  coefficient: v.number(),
  totalSecondsDiff: v.number(),
});

export const commandTypeCount = v.object({ name: v.string(), count: v.number() });

/** The last 60 minutes, oldest first, every one of them there. `minute` is its beginning, ISO in UTC. */
export const throughput = v.array(v.object({ minute: v.string(), completed: v.number(), errors: v.number() }));
export type Throughput = v.InferOutput<typeof throughput>;

/** What a command waits for: those before it, oldest first, itself last. */
export const commandChain = v.object({
  commands: v.array(queuedCommand),
  /** The one that holds everything up; null where nothing does. */
  blockingId: maybeText,
});
export type CommandChain = v.InferOutput<typeof commandChain>;

/** Everything that a list's filters match; `expectedCount` is what the user read and typed. */
export const matchingBody = v.strictObject({
  list: v.picklist(commandListNames),
  request: v.omit(pagedRequest, ["pageNumber", "pageSize", "orderBy", "secondaryOrderBy"]),
  expectedCount: v.pipe(v.number(), v.integer(), v.minValue(1, encodedMessage("typeCount"))),
});

const workflowStep = v.pick(stepProgress, [
  "step",
  "commandId",
  "state",
  "attempt",
  "message",
  "startedOn",
  "completedOn",
]);
export type WorkflowStep = v.InferOutput<typeof workflowStep>;

/** A job with the steps of its latest import. */
export const jobWorkflow = v.object({
  jobId: v.string(),
  name: v.string(),
  issuerName: v.string(),
  state: v.picklist(jobStates),
  updatedOn: v.string(),
  steps: v.array(workflowStep),
});
export type JobWorkflow = v.InferOutput<typeof jobWorkflow>;
