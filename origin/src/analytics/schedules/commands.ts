import * as v from "valibot";
import { scheduleLimits } from "@paygauge/api-types/entities/analytics-schedules";
import type { EnqueueCommand } from "../../proq/contract.ts";

/** Runs a schedule, or informs its owner of a pause; run by an object of the command's own. */
export const scheduleCommandType = "Paygauge.Lists.SendScheduledQueryCommand";

export const schedulePayload = v.variant("kind", [
  /** `edition`: the version of the schedule that the run is of; null: a user started it. */
  v.object({ kind: v.literal("run"), scheduleId: v.string(), on: v.string(), edition: v.nullable(v.number()) }),
  v.object({ kind: v.literal("paused"), scheduleId: v.string(), edition: v.number() }),
]);
export type SchedulePayload = v.InferOutput<typeof schedulePayload>;
export type RunPayload = Extract<SchedulePayload, { kind: "run" }>;

const digits = (moment: string) => moment.replaceAll(/\D/g, "");

function commandOf(id: string, payload: SchedulePayload, scheduledTime: string | null): EnqueueCommand {
  return {
    id,
    commandType: scheduleCommandType,
    category: "lists",
    targetEntityId: payload.scheduleId,
    // Names the object that runs it.
    batchId: id,
    correlationId: id,
    payload: JSON.stringify(payload),
    priority: 30,
    // Two runs of a schedule never overlap.
    processingGroup: `query-schedule-${payload.scheduleId}`,
    stuckTimeOutInSeconds: 300,
    tags: ["schedule"],
    scheduledTime,
  };
}

/** The command of a schedule's next run; of the same edition and moment there is one. */
export const runCommand = (scheduleId: string, edition: number, on: string): EnqueueCommand =>
  commandOf(`query-schedule-${scheduleId}-${edition}-${digits(on)}`, { kind: "run", scheduleId, on, edition }, on);

/** The command of a run that a user starts. */
export const runNowCommand = (scheduleId: string, effectId: string, on: string): EnqueueCommand =>
  commandOf(`query-schedule-${scheduleId}-now-${effectId}`, { kind: "run", scheduleId, on, edition: null }, null);

/** The command that informs the owner of a pause. */
export const pausedCommand = (scheduleId: string, edition: number): EnqueueCommand =>
  commandOf(`query-schedule-${scheduleId}-paused-${edition}`, { kind: "paused", scheduleId, edition }, null);

/** The moment before which deliveries are deleted. */
export const keptSince = (at: number): string => new Date(at - scheduleLimits.keptDays * 24 * 3_600_000).toISOString();
