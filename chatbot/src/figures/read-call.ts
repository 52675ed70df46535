import * as v from "valibot";
import { isAllowed } from "@paygauge/api-types/access/access";
import { isPermission, type Permission } from "@paygauge/api-types/access/permissions";
import {
  calls,
  type AnswerOf,
  type BodyOf,
  type OriginCallId,
  type ParamsOf,
  type QueryOf,
} from "@paygauge/api-types/endpoints";
import type { Call } from "@paygauge/api-types/endpoints/call";
import { runHeader } from "@paygauge/api-types/entities/runs";
import { fillPath } from "@paygauge/api-types/paths";
import { readOrigin, refusalOf, type Asker } from "../request/scope.ts";

type Calls = typeof calls;
/** Calls that change nothing and answer JSON: all that figures are read with. */
type ReadCallId = {
  [Id in OriginCallId]: Calls[Id] extends { effect: "read"; answer: v.GenericSchema } ? Id : never;
}[OriginCallId];

type Parts<Id extends ReadCallId> = (BodyOf<Id> extends undefined ? object : { readonly body: BodyOf<Id> }) & {
  readonly params: ParamsOf<Id>;
  readonly query?: QueryOf<Id>;
};

/** The user lacks permissions that a call asks for. */
export class RightsMissing extends Error {
  readonly names: readonly Permission[];

  constructor(names: readonly Permission[]) {
    super(`Missing permissions: ${names.join(", ")}`);
    this.names = names;
  }
}

/** Who reads, and what they hold. */
export interface Reader {
  readonly asker: Asker;
  readonly permissions: readonly string[];
}

export interface Read<Answer> {
  readonly answer: Answer;
  /** The run that it is of; null: it is of none. */
  readonly run: string | null;
}

function refuseWithout({ permissions }: Reader, call: Call): void {
  const held = new Set(permissions.filter(isPermission));
  if (isAllowed(call.access, held) || call.access.who !== "holders") return;
  throw new RightsMissing(call.access.of.filter((each) => !held.has(each)));
}

/**
 * Makes a declared read call of the origin with the user's own rights; the origin decides by them again.
 * @throws RightsMissing, or Refusal as the origin's
 */
export async function readCall<const Id extends ReadCallId>(
  reader: Reader,
  id: Id,
  parts: Parts<Id>,
): Promise<Read<AnswerOf<Id>>> {
  const call: Call = calls[id];
  if (call.effect !== "read" || typeof call.answer !== "object") throw new Error(`${id} is no read call.`);
  refuseWithout(reader, call);
  const { params, query, body }: { params: object; query?: unknown; body?: unknown } = parts;
  const search = new URLSearchParams(Object.entries(query ?? {})).toString();
  const path = fillPath(call.path, { ...params });
  const init =
    body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await readOrigin(reader.asker, search === "" ? path : `${path}?${search}`, {
    method: call.method,
    ...init,
  });
  if (!response.ok) throw await refusalOf(response);
  // The call's own schema has parsed it.
  const answer = v.parse(call.answer, await response.json()) as AnswerOf<Id>;
  return { answer, run: response.headers.get(runHeader) };
}
