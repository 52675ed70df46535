import type { GenericSchema } from "valibot";
import type { Access } from "../access/access.ts";
import type { LockableType } from "../entities/lockable-types.ts";

/** What a call does to the world, declared and never guessed from the method (architecture rule 7). */
export type Effect = "read" | "presence" | "write";

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
  /** How often a screen asks again, ms. */
  readonly pollMs?: number;
  /** Answers a person who has not agreed to the texts in force: what is needed to read and agree, and no more. */
  readonly beforeAgreement?: true;
  /** "origin" unless the separate chatbot service answers. */
  readonly service?: "chatbot";
  /**
   * The rule of writes: a write of what two people may change at once is `locked`. It carries the fencing token of that
   * entity's write lock and is refused with 409 where the token is missing or stale, or somebody else holds the lock.
   * A screen that edits the entity holds the lock while it is open; a single press takes it for its own moment. Writes
   * that need no lock are named with their reason in unlocked-writes.ts, and there are no others.
   */
  readonly locked?: Locked;
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
