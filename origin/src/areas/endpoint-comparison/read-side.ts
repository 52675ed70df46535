import * as v from "valibot";
import type { Message } from "@paygauge/api-types/catalogue/message";
import { calls } from "@paygauge/api-types/endpoints";
import type { Call } from "@paygauge/api-types/endpoints/call";
import {
  comparisonLimits,
  pagedComparisons,
  type ComparedCall,
  type ComparedSide,
} from "@paygauge/api-types/entities/endpoint-comparison";
import { limits } from "@paygauge/api-types/limits";
import { message } from "@paygauge/api-types/catalogue/message";
import { fillPath } from "@paygauge/api-types/paths";
import { Refusal } from "@paygauge/worker/refusal";
import { identityOf } from "../../analytics/schedules/reader-of.ts";
import type { CallContext } from "../../call-context.ts";
import type { UserRow } from "../../identity/person.ts";
import { gateOf } from "../../outbound/gate-object.ts";
import { readFor, type Reader } from "../../read-for.ts";
import { askCandidate, CandidateFault } from "./candidate.ts";
import { inPlaceOf } from "./in-place-of.ts";

/** What one side answers: a refusal as its status and code, and everything else as its JSON. */
export interface SideAnswer {
  readonly status: number;
  readonly code: string | null;
  readonly ms: number;
  /** Why there is no answer; null: there is one. */
  readonly fault: Message | null;
  readonly answer: unknown;
  readonly isWhole: boolean;
}

const page = v.looseObject({ collection: v.array(v.unknown()), hasNextPage: v.boolean() });

/** All pages of a list as one answer, without the numbers of its pages. */
async function everyPage(
  read: (body: unknown) => Promise<unknown>,
  until: number,
): Promise<{ answer: unknown; isWhole: boolean }> {
  const rows: unknown[] = [];
  for (let pageNumber = 1; pageNumber <= comparisonLimits.pages && Date.now() < until; pageNumber += 1) {
    const parsed = v.safeParse(page, await read({ pageNumber, pageSize: limits.maxPageSize }));
    if (!parsed.success) throw new CandidateFault(message("candidateNoJson"));
    const {
      collection,
      currentPage: _at,
      hasNextPage,
      hasPreviousPage: _before,
      totalPages: _all,
      ...rest
    } = parsed.output;
    rows.push(...collection);
    if (!hasNextPage) return { answer: { ...rest, collection: rows }, isWhole: true };
  }
  return { answer: { collection: rows }, isWhole: false };
}

type Comparing = Pick<
  CallContext<"compareEndpoint">,
  "env" | "db" | "request" | "execution" | "handlers" | "correlationId"
>;

interface SideAsked {
  readonly callId: ComparedCall;
  readonly jobId: string | undefined;
  readonly side: ComparedSide;
  readonly user: UserRow;
  /** Of a recomputed side: the object that is read in place of the job's. */
  readonly object: string | null;
}

/** How one request of the side is made: here, of a throw-away object, or of the candidate. */
function readerOf(comparing: Comparing, { callId, jobId, side, user, object }: SideAsked) {
  const { env } = comparing;
  const call: Call = calls[callId];
  const params = jobId === undefined ? {} : { jobId };
  const query = call.ofRun && side.run !== undefined ? { run: side.run } : undefined;
  const identity = identityOf(user, env);
  if (side.from === "candidate") {
    const request = { method: call.method === "POST" ? "POST" : "GET", path: fillPath(call.path, params) } as const;
    return (body: unknown) =>
      askCandidate({ env, gate: gateOf(env, "candidate") }, identity, { ...request, query: query ?? {}, body });
  }
  const reader: Reader = {
    ...comparing,
    identity,
    env: object === null || jobId === undefined ? env : { ...env, JOB: inPlaceOf(env.JOB, jobId, object) },
  };
  return (body: unknown) => readFor(reader, callId, { params, ...(query && { query }), body });
}

/** Reads a call as a user would, with the rights of this moment and no session; how long that took is measured. */
export async function readSide(comparing: Comparing, asked: SideAsked): Promise<SideAnswer> {
  const call: Call = calls[asked.callId];
  const read = readerOf(comparing, asked);
  const began = Date.now();
  const ended = (rest: Omit<SideAnswer, "ms">): SideAnswer => ({ ...rest, ms: Date.now() - began });
  try {
    const { answer, isWhole } = pagedComparisons.includes(asked.callId)
      ? await everyPage(read, began + comparisonLimits.sideMs)
      : { answer: await read(call.method === "POST" ? {} : undefined), isWhole: true };
    return ended({ status: 200, code: null, fault: null, answer, isWhole });
  } catch (error) {
    if (error instanceof CandidateFault)
      return ended({ status: 0, code: null, fault: error.shown, answer: null, isWhole: false });
    if (!(error instanceof Refusal) || error.code === "NO_CANDIDATE") throw error;
    const { status, code } = error;
    return ended({ status, code, fault: null, answer: { status, code }, isWhole: true });
  }
}
