import * as v from "valibot";
import { problem, type Problem } from "@paygauge/api-types";
import { store } from "../state/store.ts";
import { speechAtom } from "../texts/catalogue.ts";
import { asSaid, type Say } from "@paygauge/api-types/sentences/say";
import { isChunkLoss } from "./chunk-loss.ts";

/** A refused or failed call: the problem's stable code, its sentence for people, its correlation id, field messages. */
export class ApiProblem extends Error {
  override readonly name = "ApiProblem";
  /** HTTP status; 0 when no answer arrived. */
  readonly status: number;
  readonly code: string;
  readonly correlationId: string | undefined;
  /** Message by field path. */
  readonly fields: Readonly<Record<string, string>>;
  /** A dialog of its own tells it: no message is needed beside it. */
  isTold = false;

  constructor(facts: Pick<Problem, "status" | "code" | "detail" | "correlationId" | "errors">) {
    super(facts.detail);
    this.status = facts.status;
    this.code = facts.code;
    this.correlationId = facts.correlationId;
    this.fields = facts.errors ?? {};
  }

  /** True when asking again may help: no answer, too many calls, a role switch meanwhile, or the system's own failure. */
  get isPassing(): boolean {
    if (this.code === "SESSION_REPLACED") return true;
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500;
  }
}

export function unreachable(say: Say = asSaid): ApiProblem {
  return new ApiProblem({
    status: 0,
    code: "UNREACHABLE",
    detail: say("The system could not be reached. Check your connection and try again."),
  });
}

/** Code of an answer that came, and is not of the agreed shape. */
export const notUnderstood = "ANSWER_NOT_UNDERSTOOD";

/** Reads a refusal in the language that is spoken; an answer that is not problem+json still becomes a sentence. */
export function problemOf(status: number, body: unknown, correlationId?: string, say: Say = asSaid): ApiProblem {
  const read = v.safeParse(problem, body);
  if (read.success) {
    const { detail, said, errors = {}, saidOfErrors = {} } = read.output;
    const worded = Object.entries(errors).map(([path, text]) => [path, say(text, saidOfErrors[path])] as const);
    return new ApiProblem({
      correlationId,
      ...read.output,
      detail: say(detail, said),
      errors: Object.fromEntries(worded),
    });
  }
  return new ApiProblem({
    status,
    code: `HTTP_${status}`,
    detail: say(
      `The system answered ${status} without saying why. Try again; if it stays, report it with its correlation id.`,
    ),
    correlationId,
  });
}

/** Anything thrown, as a problem that a screen can show. */
export function asProblem(thrown: unknown): ApiProblem {
  if (thrown instanceof ApiProblem) return thrown;
  // A call may need a part of the application that was not needed before.
  if (isChunkLoss(thrown)) return unreachable(store.get(speechAtom).say);
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  return new ApiProblem({ status: 0, code: "UNEXPECTED", detail });
}
