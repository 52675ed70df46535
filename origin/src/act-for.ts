import { calls, type OriginCallId } from "@paygauge/api-types/endpoints";

import { lockedEntityOf, type Call } from "@paygauge/api-types/endpoints/call";
import { lockHeader, type LockPerson } from "@paygauge/api-types/entities/concurrency";
import { refuse } from "@paygauge/worker/refusal";
import { admit } from "./admission.ts";
import { auditRow } from "./audit-row.ts";
import type { AuditAbout } from "./call-context.ts";
import type { Person } from "./identity/person.ts";
import { requireJob } from "./identity/job-sight.ts";
import { systemFacts } from "./identity/system-facts.ts";
import { fencing, publishFence } from "./locks/fencing.ts";
import { locksOf } from "./locks/entity-locks.ts";
import { commitAndEnqueue } from "./proq/commit-and-enqueue.ts";
import type { EnqueueCommand } from "./proq/contract.ts";
import type { Reader } from "./read-for.ts";
import { commit, type Statement } from "./store/database.ts";

/** One write that a user asked for earlier. */
export interface LaterWrite {
  readonly id: OriginCallId;
  readonly params: Readonly<Record<string, string>>;
  readonly query?: unknown;
  readonly body?: unknown;
  /** As `CallBase.effectId`: the same at every attempt. */
  readonly effectId: string;
  /** Statements of the same transaction; the first of them fails where it was written before. */
  readonly closing: readonly Statement[];
}

/** The write was left for later: another user holds the lock. */
export interface Held {
  readonly holder: string;
}

const namesOf = ({ userId, name, user }: Person): LockPerson => ({ userId, names: name, emailAddress: user.email });

/** Takes a job's lock for one write; `held` where another user has it. */
async function takeLock({ env, db }: Reader, person: Person, jobId: string) {
  const locks = locksOf(env, "job");
  if (!person.permissions.has("Concurrency_Take_Entity_Lock")) {
    const { holder, exclusiveWriteAccess } = await locks.status(jobId, person.userId);
    const isFree = holder === null || exclusiveWriteAccess;
    return { held: isFree ? null : { holder: holder.names }, headers: new Headers() };
  }
  const { status, unpublishedFence } = await locks.take(jobId, namesOf(person));
  if (!status.exclusiveWriteAccess) return { held: { holder: status.holder?.names ?? "" }, headers: new Headers() };
  if (unpublishedFence !== null) {
    await publishFence(env, db, "job", jobId, unpublishedFence);
    await locks.notePublished(jobId, unpublishedFence);
  }
  return { held: null, headers: new Headers({ [lockHeader]: String(status.fencingToken) }) };
}

/**
 * Makes a write in the name of a user who asked for it earlier, admitted as if they made it now, with the rights of
 * this moment and under the lock of the job. Its effect, its audit row and `closing` are one transaction, as far as the
 * effect is in the catalogue. @returns who holds the lock, where it isn't free. @throws Refusal as the call itself
 */
export async function actFor(reader: Reader, write: LaterWrite): Promise<Held | null> {
  const { env, db, identity } = reader;
  const call: Call = calls[write.id];
  const handler = reader.handlers.get(write.id);
  if (handler === undefined || call.effect !== "write") throw new Error(`${write.id} is no write.`);
  const facts = await systemFacts(db, env, true);
  const person = await admit({ id: write.id, call, identity, facts, fresh: true }, db, env.DB, env.ENVIRONMENT);
  if (person === null) throw refuse("notSignedIn");
  const jobId = write.params["jobId"];
  const job = jobId === undefined ? null : await requireJob(db, person, jobId);
  const entity = lockedEntityOf(call, write);
  // A user who may not see the job gets no answer about its lock.
  if (entity !== null && job === null) await requireJob(db, person, entity.entityId);
  const { held, headers } =
    entity === null ? { held: null, headers: new Headers() } : await takeLock(reader, person, entity.entityId);
  if (held !== null) return held;
  try {
    const parts = { params: write.params, query: write.query, body: write.body };
    const { fence, guards } = await fencing({ env, db, call, person, headers, ...parts });
    let about: AuditAbout | undefined;
    let isWritten = false;
    const closing = () => [
      ...write.closing,
      auditRow(
        db,
        { person, callId: write.id, correlationId: reader.correlationId },
        about ?? { entityType: "call", entityId: write.id },
      ),
    ];
    await handler({
      ...reader,
      ...parts,
      facts,
      person,
      job,
      run: null,
      effectId: write.effectId,
      bodyText: "",
      fence,
      audit: (said) => (about = said),
      check: (more) => commit(db, [...guards, ...more]),
      write: async (said, statements, answer, commands: readonly EnqueueCommand[] = []) => {
        about = said;
        await commitAndEnqueue(reader, [...guards, ...statements, ...closing()], commands);
        isWritten = true;
        return answer;
      },
    });
    if (!isWritten) await commit(db, closing());
    return null;
  } finally {
    if (entity !== null) await locksOf(env, "job").passed(entity.entityId, person.userId);
  }
}
