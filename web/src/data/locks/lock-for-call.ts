import { lockedEntityOf, type Call } from "@paygauge/api-types";
import { lockHeader } from "@paygauge/api-types/entities/concurrency";
import { meAtom } from "../../state/boot.ts";
import { store } from "../../state/store.ts";
import { ApiProblem } from "../api-problem.ts";
import type { callApi } from "../call-api.ts";
import { tokenOf, type LockEntity } from "./held-tokens.ts";

interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** What a write of a lockable entity needs: its header, and what to do after its answer. */
export interface LockForCall {
  readonly entity: LockEntity | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly done: () => void;
}

const nothing = () => undefined;

/**
 * The lock of a write: the one that the open screen holds, or, where no screen holds it (an action of a list), one for
 * this write alone. @throws ApiProblem 409 LOCKED where somebody else holds it.
 */
export async function lockForCall(call: Call, parts: Parts, ask: typeof callApi): Promise<LockForCall> {
  const entity = lockedEntityOf(call, parts);
  const me = entity === null ? null : store.get(meAtom);
  if (entity === null || me === null || !me.permissions.includes("Concurrency_Take_Entity_Lock"))
    return { entity, headers: {}, done: nothing };
  const held = tokenOf(entity);
  if (held !== undefined) return { entity, headers: { [lockHeader]: String(held) }, done: nothing };
  const body = { ...entity, userId: me.id };
  const { status, message } = await ask("trySetExclusiveWriteAccess", { body });
  if (status.fencingToken === null)
    throw new ApiProblem({ status: 409, code: "LOCKED", detail: `${message} Try again when they are done.` });
  const done = () => void ask("trySetEntityActiveUser", { body: { ...body, leaving: true } }).catch(nothing);
  return { entity, headers: { [lockHeader]: String(status.fencingToken) }, done };
}
