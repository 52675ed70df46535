import type { calls, AnswerOf, BodyOf, CallId, ParamsOf, QueryOf, OriginCallId } from "@paygauge/api-types/endpoints";
import type { SignedIdentity } from "@paygauge/api-types/entities/identity";
import type { Env } from "./env.ts";
import type { SeenJob } from "./identity/job-sight.ts";
import type { Person } from "./identity/person.ts";
import type { RunInSight } from "./identity/run-in-sight.ts";
import type { SystemFacts } from "./identity/system-facts.ts";
import type { EnqueueCommand } from "./proq/contract.ts";
import type { Database, Statement } from "./store/database.ts";

type WhoOf<Id extends CallId> = (typeof calls)[Id]["access"]["who"];
/** Public calls and calls of the edge itself have no user. */
type PersonOf<Id extends CallId> = WhoOf<Id> extends "public" | "token" | "link" | "edge" ? null : Person;
/** A call with `:jobId` in its path has passed the sight check and brings the job's row. */
type JobOf<Id extends CallId> = "jobId" extends keyof ParamsOf<Id> ? SeenJob : null;
/** A call that is declared `ofRun` brings the run that the user reads. */
type RunOf<Id extends CallId> = (typeof calls)[Id] extends { readonly ofRun: true } ? RunInSight : null;

/** What the audit row of a write says in addition to who, when and which call. */
export interface AuditAbout {
  readonly entityType: string;
  readonly entityId: string;
  /** The tenant of the change, where it has one. */
  readonly issuerId?: string | null;
  /** A few words, no personal data, no tokens. */
  readonly note?: string;
}

/** What is the same for every call. */
export interface CallBase {
  readonly env: Env;
  readonly db: Database;
  readonly request: Request;
  readonly execution: Pick<ExecutionContext, "waitUntil">;
  readonly identity: SignedIdentity;
  readonly facts: SystemFacts;
  readonly correlationId: string;
  /** Every call, for what the system reads in a user's name (read-for.ts). */
  readonly handlers: MountedHandlers;
  /**
   * A UUID that is the same each time the same user repeats the same Idempotency-Key, random without one. Give it
   * to what the call creates (a row's id, a command's id), so that a repeated call cannot create it twice.
   */
  readonly effectId: string;
  /** A JSON body as received, which its sender may have signed; "" for every other body. */
  readonly bodyText: string;
  /** The fencing token that a locked write carries, for effects outside D1: there, too, an older one must fail. */
  readonly fence: number | null;
  /** Effects elsewhere (a Durable Object, R2): says what the audit row must name; it is written after the handler. */
  audit(about: AuditAbout): void;
}

export interface CallContext<Id extends CallId> extends CallBase {
  readonly params: ParamsOf<Id>;
  readonly query: QueryOf<Id>;
  readonly body: BodyOf<Id>;
  readonly person: PersonOf<Id>;
  readonly job: JobOf<Id>;
  readonly run: RunOf<Id>;
  /**
   * Effects in D1: runs the statements, the audit row and the kept answer in one transaction and gives the answer
   * back. The first `guardOf` statement that does not hold throws its own refusal. Commands are part of the transaction
   * and are queued after it, so that neither is ever without the other.
   */
  write(
    about: AuditAbout,
    statements: readonly Statement[],
    answer: AnswerOf<Id>,
    commands?: readonly EnqueueCommand[],
  ): Promise<AnswerOf<Id>>;
  /** Before an effect elsewhere: throws where the lock has changed hands by now, or one of these guards does not hold. */
  check(guards: readonly Statement[]): Promise<void>;
}

/** Answers one call: its answer is parsed by the call's schema before it leaves. */
type Handler<Id extends OriginCallId> = (context: CallContext<Id>) => Promise<AnswerOf<Id>> | AnswerOf<Id>;

/** One handler for each released call. Areas write `{…} satisfies Partial<Handlers>`; handlers.ts joins them. */
export type Handlers = { readonly [Id in OriginCallId]: Handler<Id> };

/**
 * A handler as the mount runs it. The types of one call's parts are checked where the areas' maps join into
 * `Handlers`; here they have been parsed by that call's own schemas.
 */
export type MountedHandler = (context: MountedContext) => unknown;
export interface MountedContext extends CallBase {
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
  readonly person: Person | null;
  readonly job: SeenJob | null;
  readonly run: RunInSight | null;
  write(
    about: AuditAbout,
    statements: readonly Statement[],
    answer: unknown,
    commands?: readonly EnqueueCommand[],
  ): Promise<unknown>;
  check(more: readonly Statement[]): Promise<void>;
}
export type MountedHandlers = ReadonlyMap<CallId, MountedHandler>;
