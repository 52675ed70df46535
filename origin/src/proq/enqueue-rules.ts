import * as v from "valibot";
import { standardRetry } from "./backoff.ts";
import { maxPayload, type EnqueueCommand, type RetryRule } from "./contract.ts";
import type { CommandRow } from "./queue-tables.ts";
import { targetKindOf } from "./targets.ts";

const word = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const maybe = (most: number) => v.nullish(word(most));

export const retryRule = v.strictObject({
  minDelay: v.pipe(v.number(), v.minValue(0), v.maxValue(86_400_000)),
  maxDelay: v.pipe(v.number(), v.minValue(0), v.maxValue(86_400_000)),
  coefficient: v.pipe(v.number(), v.minValue(1), v.maxValue(100)),
  attemptsMost: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
});

/** What may enter the queue. */
const enqueueCommand = v.strictObject({
  id: word(200),
  commandType: v.pipe(
    word(200),
    v.check(
      (type) => targetKindOf(type) !== null,
      (issue) => `No part of the product runs "${issue.input}".`,
    ),
  ),
  category: word(100),
  targetEntityId: word(200),
  jobId: maybe(200),
  correlationId: word(200),
  payload: v.pipe(v.string(), v.maxLength(maxPayload)),
  priority: v.pipe(v.number(), v.integer(), v.minValue(-1000), v.maxValue(1000)),
  prerequisite: maybe(200),
  prerequisiteBatchId: maybe(200),
  batchId: maybe(200),
  tags: v.optional(v.pipe(v.array(word(100)), v.maxLength(20))),
  processingGroup: maybe(200),
  scheduledTime: v.nullish(
    v.pipe(
      v.string(),
      v.check((text) => Number.isFinite(Date.parse(text)), "scheduledTime is no date-time."),
    ),
  ),
  stuckTimeOutInSeconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(86_400)),
  retry: v.optional(retryRule),
});

/** @throws Error that names the command, the field and the fault. */
export function checkEnqueue(command: unknown): EnqueueCommand {
  const result = v.safeParse(enqueueCommand, command);
  if (!result.success) {
    const [issue] = result.issues;
    throw new Error(`The command cannot be queued: ${v.getDotPath(issue) ?? "command"}: ${issue.message}`);
  }
  return result.output;
}

/** A row of the queue for a command that waits for its prerequisites, or is ready when it has none unmet. */
export function rowOf(
  command: EnqueueCommand,
  facts: { isWaiting: boolean; now: number; environment: string },
): Omit<CommandRow, "sequence" | "token" | "attempt" | "failures" | "strikes" | "retry"> & { retry: RetryRule } {
  const scheduledTime = command.scheduledTime ? Date.parse(command.scheduledTime) : null;
  return {
    id: command.id,
    commandType: command.commandType,
    category: command.category,
    targetEntityId: command.targetEntityId,
    jobId: command.jobId ?? null,
    correlationId: command.correlationId,
    payload: command.payload,
    priority: command.priority,
    prerequisite: command.prerequisite ?? null,
    prerequisiteBatchId: command.prerequisiteBatchId ?? null,
    batchId: command.batchId ?? null,
    tags: [...(command.tags ?? [])],
    environment: facts.environment,
    processingGroup: command.processingGroup ?? null,
    scheduledTime,
    stuckTimeOutInSeconds: command.stuckTimeOutInSeconds,
    retry: command.retry ?? standardRetry,
    queuedDate: facts.now,
    state: facts.isWaiting ? "Blocked" : "Pending",
    waiting: facts.isWaiting,
    notBefore: scheduledTime ?? facts.now,
    leaseUntil: null,
    startedDate: null,
    completedDate: null,
    message: null,
    messageText: null,
    progress: null,
  };
}
