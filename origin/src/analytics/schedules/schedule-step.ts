/** Runs a schedule, one recipient a slice. A slice that is killed begins again and repeats no email. */
import * as v from "valibot";
import type { MountedHandlers } from "../../call-context.ts";
import type { Step } from "../../commands/step.ts";
import { commitAndEnqueue } from "../../proq/commit-and-enqueue.ts";
import type { Reader } from "../../read-for.ts";
import { openDatabase } from "../../store/database.ts";
import { schedulePayload, type RunPayload } from "./commands.ts";
import { moveOn } from "./move-on.ts";
import { ownerFault, ownerOf, pausing, informOwner } from "./pause.ts";
import type { Working } from "./reader-of.ts";
import { recipientsOf, scheduleOf, type ScheduleRow } from "./schedule-rows.ts";
import { sendTo } from "./send-to.ts";
import { settle } from "./settle.ts";

/** Recipients of the run, and how many of them it has seen to. */
const cursorOf = v.nullable(v.object({ ids: v.array(v.string()), at: v.number() }));

const isCurrent = (schedule: ScheduleRow, edition: number | null): boolean =>
  edition === null || (schedule.state === "Active" && schedule.version === edition);

/** @returns recipients: none if the schedule was changed, paused or deleted since */
async function begin(working: Working, { scheduleId, on, edition }: RunPayload): Promise<string[]> {
  const { db } = working;
  const schedule = await scheduleOf(db, scheduleId);
  if (schedule === undefined || !isCurrent(schedule, edition)) return [];
  // First: whatever becomes of this run, the next one is queued.
  if (edition !== null) await moveOn(working, schedule, on);
  const { owner } = await ownerOf(db, schedule);
  if (owner === undefined) return [];
  const fault = await ownerFault(working, schedule, owner);
  if (fault === null) return (await recipientsOf(db, scheduleId)).map(({ userId }) => userId);
  if (schedule.state === "Active") {
    const { statement, command } = pausing(db, schedule, fault);
    await commitAndEnqueue(working, [statement], [command]);
  }
  return [];
}

/** @returns "again" while suppliers of the recipient's runs are being prepared */
async function serve(working: Working, { scheduleId, on }: RunPayload, recipientId: string): Promise<"done" | "again"> {
  const { db } = working;
  const schedule = await scheduleOf(db, scheduleId);
  if (schedule === undefined) return "done";
  // Asked again for each: opting out and leaving the list count at once.
  const recipient = (await recipientsOf(db, scheduleId)).find(({ userId }) => userId === recipientId);
  const { owner } = await ownerOf(db, schedule);
  if (recipient === undefined || recipient.optedOutOn !== null || owner === undefined) return "done";
  return sendTo(working, { schedule, ownerName: owner.displayName, on, recipientId });
}

export function scheduleStep(handlers: MountedHandlers, execution: Reader["execution"]): Step {
  return async (context) => {
    const { env, commandId, cursor } = context;
    const payload = v.parse(schedulePayload, context.payload);
    const working: Working = { env, db: openDatabase(env.DB), execution, handlers, correlationId: commandId };
    if (payload.kind === "paused") {
      await informOwner(working, payload.scheduleId, payload.edition);
      return context.finish({ done: 1, total: 1 });
    }
    const place = v.parse(cursorOf, cursor) ?? { ids: await begin(working, payload), at: 0 };
    const total = place.ids.length;
    const recipientId = place.ids[place.at];
    if (recipientId === undefined) {
      if (total > 0) await settle(working, payload.scheduleId, payload.on);
      return context.finish({ done: total, total });
    }
    const at = (await serve(working, payload, recipientId)) === "again" ? place.at : place.at + 1;
    return context.more({ ids: place.ids, at }, { done: at, total });
  };
}
