import { lockedEntityOf, type Call } from "@paygauge/api-types/endpoints/call";
import { lockHeader } from "@paygauge/api-types/entities/concurrency";
import { meAtom } from "../../state/boot.ts";
import { store } from "../../state/store.ts";
import { tokenOf, type LockEntity } from "./held-tokens.ts";
import type { AskLock } from "./passing-lock.ts";

interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** What a write of a lockable entity needs: its header, and what to do after its answer. */
interface LockForCall {
  readonly entity: LockEntity | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly done: () => void;
}

const nothing = () => undefined;
const headersOf = (token: number) => ({ [lockHeader]: String(token) });

/**
 * The lock of a write: the one that the open screen holds, or, where no screen holds it (a single press), one for this
 * write alone. @throws ApiProblem 409 LOCKED where another user holds it.
 */
export async function lockForCall(call: Call, parts: Parts, ask: AskLock): Promise<LockForCall> {
  const entity = lockedEntityOf(call, parts);
  const me = entity === null ? null : store.get(meAtom);
  if (entity === null || me === null || !me.permissions.includes("Concurrency_Take_Entity_Lock"))
    return { entity, headers: {}, done: nothing };
  const held = tokenOf(entity);
  if (held !== undefined) return { entity, headers: headersOf(held), done: nothing };
  const { borrowLock } = await import("./passing-lock.ts");
  const { token, giveBack } = await borrowLock(entity, me.id, ask);
  return { entity, headers: headersOf(token), done: giveBack };
}
