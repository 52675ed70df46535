import { calls } from "@paygauge/api-types/endpoints";
import type { Call } from "@paygauge/api-types/endpoints/call";
import type { Message } from "@paygauge/api-types/catalogue/message";
import type { ComparedCall, ComparedSide } from "@paygauge/api-types/entities/endpoint-comparison";
import { fillPath } from "@paygauge/api-types/paths";
import { Refusal } from "@paygauge/worker/refusal";
import { identityOf } from "../../analytics/schedules/reader-of.ts";
import type { CallContext } from "../../call-context.ts";
import type { UserRow } from "../../identity/person.ts";
import { gateOf } from "../../outbound/gate-object.ts";
import { readFor, type Reader } from "../../read-for.ts";
import { askCandidate, CandidateFault } from "./candidate.ts";
import { inPlaceOf } from "./in-place-of.ts";

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

/**
 * Reads as one side: as a user would, with the rights of this moment and no session; how long that took is added up. A
 * refusal is an answer as well: its status and code. Without an answer, the fault says why.
 */
export class SideReader {
  readonly #read: (body: unknown) => Promise<unknown>;
  status = 200;
  code: string | null = null;
  ms = 0;
  fault: Message | null = null;

  constructor(comparing: Comparing, asked: SideAsked) {
    this.#read = readerOf(comparing, asked);
  }

  get isRefused(): boolean {
    return this.status !== 200;
  }

  async ask(body: unknown): Promise<unknown> {
    const began = Date.now();
    try {
      return await this.#read(body);
    } catch (error) {
      return this.#refused(error);
    } finally {
      this.ms += Date.now() - began;
    }
  }

  #refused(error: unknown): unknown {
    if (error instanceof CandidateFault) {
      this.fault = error.shown;
      this.status = 0;
      return null;
    }
    if (!(error instanceof Refusal) || error.code === "NO_CANDIDATE") throw error;
    this.status = error.status;
    this.code = error.code;
    return { status: error.status, code: error.code };
  }
}
