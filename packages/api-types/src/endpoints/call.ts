import type { GenericSchema } from "valibot";
import type { Access } from "../access/access.ts";
import type { FeatureFlag } from "../access/flags.ts";
import type { LockableType } from "../entities/lockable-types.ts";

/** What a call does to the world, declared and never guessed from the method (architecture rule 7). */
export type Effect = "read" | "presence" | "write";

/** Why a write needs no lock. */
const unlockedReasons = {
  adds: "Adds a record, which no other user has open, and changes nothing that others entered.",
  own: "Changes what only one user can change; between two windows, the version decides.",
  decides: "Records a decision, which the store refuses if it no longer applies.",
  choice: "Sets one value for all users in one step, and must work in modes in which no lock is given.",
  rows: "Several users work on one campaign: each row has a version, and a change by another user is refused.",
  holds: "Assigns one call to one user for 15 minutes, or releases it; the job's object decides who was first.",
  gone: "No user can have it open: a deleted job is invisible until it is restored.",
  each: "Its command takes the lock of each job in turn, and changes one that is locked later.",
  queue: "The queue decides by a command's state who was first, in one transaction.",
  locks: "Takes or grants a lock.",
  system: "Called by the gateway or a check of the system, or answered by another service; no user edits anything.",
} as const;

/**
 * One call of the product. A call that is not built yet has method, path, access and effect only and answers
 * 404 NOT_IN_THIS_RELEASE; `answer` (a schema, or "download" for a file) makes it released.
 */
export interface Call {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly access: Access;
  readonly effect: Effect;
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  /** What the request carries; "json" when there is a body schema, otherwise "none". */
  readonly bodyType?: "json" | "multipart" | "binary" | "none";
  readonly answer?: GenericSchema | "download";
  /**
   * It reads one run of the job that the path names: the run is found once, from who asks and the query's `run`, and all
   * of the answer is that run's.
   */
  readonly ofRun?: true;
  /** Of jobs whose files state money: 409 of any other. */
  readonly needsFigures?: true;
  /** How long the gateway waits for the answer, ms, if an outside service makes it slower than other calls. */
  readonly answerMs?: number;
  /** How often a screen asks again, ms. */
  readonly pollMs?: number;
  /** A call of access `token` that only pages of the product make: the rules for other sites hold (S26). */
  readonly sameSite?: true;
  /** Answers a user who has not agreed to the texts in force: what is needed to read and agree, and no more. */
  readonly beforeAgreement?: true;
  /**
   * Not of programs, whatever they hold: it decides about accounts and their rights, makes a link
   * that would still work when the program is revoked, or is a user's own agreement.
   */
  readonly usersOnly?: true;
  /** While the flag is off, the call answers 404. */
  readonly flag?: FeatureFlag;
  /** The origin answers, unless the chatbot does or the gateway itself. */
  readonly service?: "chatbot" | "edge";
  /**
   * A write of what two users can change at the same time is `locked`: it carries the fencing token of that entity's write
   * lock and is refused with 409 if the token is missing or stale, or another user holds the lock. A screen that edits the
   * entity holds the lock while it is open; a single press takes it for one request.
   */
  readonly locked?: Locked;
  /** Why the write needs no lock. Every write has either this or `locked`. */
  readonly unlocked?: keyof typeof unlockedReasons;
}

/** Which entity a call writes, and where the request names it. */
export interface Locked {
  readonly entityType: LockableType;
  readonly idIn: readonly ["params" | "query" | "body", string];
}

/** The lock of the job that the path names. */
export const ofJob = { entityType: "job", idIn: ["params", "jobId"] } as const satisfies Locked;

export function bodyTypeOf(call: Call): "json" | "multipart" | "binary" | "none" {
  return call.bodyType ?? (call.body ? "json" : "none");
}

export function isReleased(call: Call): boolean {
  return call.answer !== undefined;
}

/** Whether programs can make the call, where their permissions allow it: the assistant, too, answers users alone. */
export function isForPrograms({ access: { who }, usersOnly, service }: Call): boolean {
  const isOpen = who === "public" || who === "signedIn" || who === "holders";
  return isOpen && usersOnly !== true && service === undefined;
}

/** Whether the origin answers the call. */
export function isOfOrigin(call: Call): boolean {
  return isReleased(call) && call.service === undefined;
}

/** Parts of a request, each as its schema read it. */
interface RequestParts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** The lockable entity that a call with these parts writes; null for every other call. */
export function lockedEntityOf(
  call: Call,
  parts: RequestParts,
): { readonly entityType: LockableType; readonly entityId: string } | null {
  if (call.locked === undefined) return null;
  const { entityType, idIn } = call.locked;
  const [part, name] = idIn;
  const named = Object.entries(parts[part] ?? {}).find(([each]) => each === name)?.[1];
  return typeof named === "string" ? { entityType, entityId: named } : null;
}
