import * as v from "valibot";
import { calls, type OriginCallId } from "@paygauge/api-types/endpoints";
import type { Call } from "@paygauge/api-types/endpoints/call";
import { areIds } from "@paygauge/api-types/endpoints/path-ids";
import { admit } from "./admission.ts";
import type { CallBase } from "./call-context.ts";
import type { Perspective } from "@paygauge/api-types/entities/runs";
import { requireJob } from "./identity/job-sight.ts";
import { requireFigures, runInSight } from "./identity/run-in-sight.ts";
import { systemFacts } from "./identity/system-facts.ts";
import { notFound } from "@paygauge/worker/refusal";

/** Who reads, and with what. */
export type Reader = Pick<CallBase, "env" | "db" | "request" | "execution" | "identity" | "correlationId" | "handlers">;

/** Parts of the call, as its schemas read them. */
interface ReadParts {
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Of a call that reads a run: which one; absent: the run that the user reads. */
  readonly query?: { readonly run?: Perspective };
}

/** Calls that the system makes for a user change nothing. */
function mayNotWrite(): never {
  throw new Error("A call that is read for somebody writes.");
}

/**
 * What a reading call answers this user, admitted as if they made it themselves, with the rights
 * of this moment: the system reads for them what they asked for earlier. @throws Refusal as the call itself
 */
export async function readFor(reader: Reader, id: OriginCallId, { params, body, query }: ReadParts): Promise<unknown> {
  const { env, db, identity } = reader;
  const call: Call = calls[id];
  const handler = reader.handlers.get(id);
  if (handler === undefined || call.effect !== "read" || typeof call.answer !== "object")
    throw new Error(`${id} cannot be read for somebody.`);
  const facts = await systemFacts(db, env, false);
  const person = await admit({ id, call, identity, facts, fresh: true }, db, env.DB, env.ENVIRONMENT);
  if (!areIds(params)) throw notFound("entry");
  const isOfJob = call.path.includes(":jobId") && person !== null;
  // A request that names no job is as one that names none that there is.
  const job = isOfJob ? await requireJob(db, person, params["jobId"] ?? "") : null;
  if (job && call.needsFigures) requireFigures(job, query?.run);
  const answer = await handler({
    ...reader,
    facts,
    person,
    params,
    body,
    query: query ?? (call.ofRun ? {} : undefined),
    job,
    run: job && call.ofRun ? runInSight(job, query?.run) : null,
    effectId: crypto.randomUUID(),
    bodyText: "",
    fence: null,
    audit: mayNotWrite,
    write: mayNotWrite,
    check: mayNotWrite,
  });
  return v.parse(call.answer, answer);
}
