import * as v from "valibot";
import { lockableId, recordId } from "../ids.ts";
import { lockableTypes } from "./lockable-types.ts";

/**
 * Ours. The write lock ends so long after its holder was last heard of, ms: five reports of
 * limits.activeEntityReportMs.
 */
export const lockLeaseMs = 15_000;
/**
 * Ours. A user who has not reported for so long has left: no longer active, and no longer asking for the lock, ms.
 */
export const absentAfterMs = 10_000;
/** Ours. The lock of a holder who does not answer another user's request for so long passes to that user, ms. */
export const lockAnswerMs = 30_000;

/** Request header with the fencing token, a positive integer, that every write of a lockable entity carries. */
export const lockHeader = "x-entity-lock";

/** Who asks (always the user of the session), and for what. */
const entries = {
  entityId: v.pipe(v.string(), v.minLength(1)),
  userId: recordId,
  entityType: v.picklist(lockableTypes),
};
export const lockBody = v.pipe(v.strictObject(entries), lockableId());
export type LockBody = v.InferOutput<typeof lockBody>;

/**
 * `screen` distinguishes the tabs of one user. `leaving`: that screen is closed, or without one the user releases the
 * lock; a held lock passes to the user who asked for it, or is free, unless another screen of its holder is open.
 * `passing` with it: no screen was open, a single press took the lock for its write; an open screen of the same user
 * keeps it. `viewing`: the screen only shows the entity: its reports name the user among the active ones and neither
 * keep nor release a lock.
 */
export const presenceBody = v.pipe(
  v.strictObject({
    ...entries,
    leaving: v.optional(v.boolean()),
    passing: v.optional(v.boolean()),
    viewing: v.optional(v.boolean()),
    screen: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(120))),
  }),
  lockableId(),
);

export type PresenceBody = v.InferOutput<typeof presenceBody>;

/** `userId` is that of the user whose request is denied. */
export const denyQuery = lockBody;

const lockPerson = v.object({ names: v.string(), emailAddress: v.string(), userId: v.string() });
export type LockPerson = v.InferOutput<typeof lockPerson>;

/** Concurrency lock status (docs/specification.md section 3) as one user sees it. Moments by the server's clock. */
export const lockStatus = v.object({
  /** The asking user holds the lock. */
  exclusiveWriteAccess: v.boolean(),
  /** null: no user holds the lock. */
  activeUntilUtc: v.nullable(v.string()),
  serverUtc: v.string(),
  holder: v.nullable(lockPerson),
  requester: v.nullable(lockPerson),
  /** Until when the holder may answer the request; then the lock goes to the user who asked. null: no user asks. */
  answerUntilUtc: v.nullable(v.string()),
  /** The asking user asked for the lock and the present holder said no. */
  isDenied: v.boolean(),
  /** The holder's token, which grows with each change of hands; null for all others. */
  fencingToken: v.nullable(v.number()),
});
export type LockStatus = v.InferOutput<typeof lockStatus>;

/**
 * A user who has a lockable entity open (docs/specification.md section 3, Active entity user). `scope`: the entity's
 * type.
 */
export const activeEntityUser = v.object({
  userName: v.string(),
  scope: v.picklist(lockableTypes),
  entityName: v.string(),
  exclusiveWriteAccess: v.boolean(),
});
