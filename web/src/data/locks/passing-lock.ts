import { message, nounRef } from "@paygauge/api-types/catalogue/message";
import type { LockBody, LockStatus } from "@paygauge/api-types/entities/concurrency";
import { loadedTranslate } from "../../texts/catalogue.ts";
import { ApiProblem } from "../api-problem.ts";
import { keyOf, tokenOf, type LockEntity } from "./held-tokens.ts";

/** The two calls that take a lock and give it back. */
export type AskLock = (
  id: "trySetExclusiveWriteAccess" | "trySetEntityActiveUser",
  input: { readonly body: LockBody & { readonly leaving?: boolean; readonly passing?: boolean } },
  options?: { readonly keepalive?: boolean },
) => Promise<{ readonly status: LockStatus }>;

interface Lent {
  /** Writes in progress that use it: the last one gives it back. */
  users: number;
  readonly token: Promise<number>;
}

/** Locks that writes took for their own moment. */
const lent = new Map<string, Lent>();
/** Locks on their way back: anyone who takes one again waits, lest it is released together with the first. */
const returning = new Map<string, Promise<unknown>>();

async function take(entity: LockEntity, userId: string, ask: AskLock): Promise<number> {
  await returning.get(keyOf(entity));
  const { status } = await ask("trySetExclusiveWriteAccess", { body: { ...entity, userId } });
  if (status.fencingToken !== null) return status.fencingToken;
  const translate = await loadedTranslate();
  const name = status.holder?.names ?? nounRef("somebodyElse");
  const detail = translate(message("changingNow", { name }));
  throw new ApiProblem({ status: 409, code: "LOCKED", detail });
}

/**
 * Takes a lock that no screen holds for the moment of a write; writes of one moment share it.
 * @throws ApiProblem 409 LOCKED with the holder's name.
 */
export async function borrowLock(entity: LockEntity, userId: string, ask: AskLock) {
  const key = keyOf(entity);
  const known = lent.get(key) ?? { users: 0, token: take(entity, userId, ask) };
  lent.set(key, known);
  known.users += 1;
  try {
    const token = await known.token;
    return { token, giveBack: () => giveBack(entity, userId, ask, known) };
  } catch (thrown) {
    if (lent.get(key) === known) lent.delete(key);
    throw thrown;
  }
}

function giveBack(entity: LockEntity, userId: string, ask: AskLock, known: Lent): void {
  const key = keyOf(entity);
  known.users -= 1;
  if (known.users > 0 || lent.get(key) !== known) return;
  lent.delete(key);
  // A screen opened meanwhile and keeps it. Of one in another tab only the system knows: so `passing`.
  if (tokenOf(entity) !== undefined) return;
  const body = { ...entity, userId, leaving: true, passing: true };
  const back = ask("trySetEntityActiveUser", { body }, { keepalive: true })
    .catch(() => undefined)
    .finally(() => returning.get(key) === back && returning.delete(key));
  returning.set(key, back);
}
