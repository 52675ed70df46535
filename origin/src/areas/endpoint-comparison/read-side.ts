import * as v from "valibot";
import { calls } from "@paygauge/api-types/endpoints";
import type { Call } from "@paygauge/api-types/endpoints/call";
import {
  comparisonLimits,
  type ComparedCall,
  type ComparedSide,
} from "@paygauge/api-types/entities/endpoint-comparison";
import { limits } from "@paygauge/api-types/limits";
import { Refusal } from "@paygauge/worker/refusal";
import { identityOf } from "../../analytics/schedules/reader-of.ts";
import type { CallContext } from "../../call-context.ts";
import type { UserRow } from "../../identity/person.ts";
import { readFor, type Reader } from "../../read-for.ts";

/** What one side answers: a refusal as its status and code, and everything else as its JSON. */
interface SideAnswer {
  readonly status: number;
  readonly code: string | null;
  readonly ms: number;
  readonly answer: unknown;
  readonly isWhole: boolean;
}

const page = v.looseObject({ collection: v.array(v.unknown()), hasNextPage: v.boolean() });

const isPaged = (call: Call): boolean => call.method === "POST";

/** All pages of a list as one answer, without the numbers of its pages. */
async function everyPage(read: (body: unknown) => Promise<unknown>): Promise<{ answer: unknown; isWhole: boolean }> {
  const rows: unknown[] = [];
  for (let pageNumber = 1; pageNumber <= comparisonLimits.pages; pageNumber += 1) {
    const answer = v.parse(page, await read({ pageNumber, pageSize: limits.maxPageSize }));
    rows.push(...answer.collection);
    const {
      collection: _,
      currentPage: _at,
      hasNextPage,
      hasPreviousPage: _before,
      totalPages: _all,
      ...rest
    } = answer;
    if (!hasNextPage) return { answer: { ...rest, collection: rows }, isWhole: true };
  }
  return { answer: { collection: rows }, isWhole: false };
}

type Comparing = Pick<
  CallContext<"compareEndpoint">,
  "env" | "db" | "request" | "execution" | "handlers" | "correlationId"
>;

/** Reads a call as a user would, with the rights of this moment and no session; how long that took is measured. */
export async function readSide(
  comparing: Comparing,
  {
    callId,
    jobId,
    side,
    user,
  }: {
    readonly callId: ComparedCall;
    readonly jobId: string | undefined;
    readonly side: ComparedSide;
    readonly user: UserRow;
  },
): Promise<SideAnswer> {
  const reader: Reader = { ...comparing, identity: identityOf(user, comparing.env) };
  const call: Call = calls[callId];
  const parts = {
    params: jobId === undefined ? {} : { jobId },
    ...(call.ofRun && side.run !== undefined && { query: { run: side.run } }),
  };
  const read = (body: unknown) => readFor(reader, callId, { ...parts, body });
  const began = Date.now();
  try {
    const { answer, isWhole } = isPaged(call)
      ? await everyPage(read)
      : { answer: await read(undefined), isWhole: true };
    return { status: 200, code: null, ms: Date.now() - began, answer, isWhole };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, code } = error;
    return { status, code, ms: Date.now() - began, answer: { status, code }, isWhole: true };
  }
}
