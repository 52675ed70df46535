import * as v from "valibot";
import { messageSchema } from "../catalogue/message-schema.ts";
import { commandStates } from "../states.ts";

/**
 * What a line of a job's log is about: a change that a user made, a command that the queue worked on, or a write lock
 * or part of a file, of which there are many.
 */
export const jobLogKinds = ["Change", "Command", "Traffic"] as const;
export type JobLogKind = (typeof jobLogKinds)[number];

/** How a line ended: a command is in its state; a change is done, or the system stopped before its end. */
export const jobLogStates = [...commandStates, "Unfinished"] as const;
export type JobLogState = (typeof jobLogStates)[number];

/** One line of a job's log. Times are UTC. */
export const jobLogLine = v.object({
  /** Unique in the list. */
  key: v.string(),
  /** When the change was made, or the command started; of one that has not, when it was queued. */
  at: v.string(),
  kind: v.picklist(jobLogKinds),
  /** Id of the call, or the last part of the command's type. */
  action: v.string(),
  state: v.picklist(jobLogStates),
  /** Who made the change; null: the system. */
  username: v.nullable(v.string()),
  /** The same by their name; null where it is not known any more. */
  displayName: v.nullable(v.string()),
  /** What was noted of a change; what a command said last. */
  note: v.nullable(messageSchema),
  /** From start to end of a command in whole milliseconds; null for a change, and before the end. */
  durationMs: v.nullable(v.number()),
  correlationId: v.string(),
  entityType: v.string(),
  entityId: v.string(),
});
export type JobLogLine = v.InferOutput<typeof jobLogLine>;
