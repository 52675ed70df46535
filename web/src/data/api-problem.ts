import * as v from "valibot";
import { problem, type Problem } from "@paygauge/api-types/entities/mutation";
import { store } from "../state/store.ts";
import { browserMessages } from "@paygauge/api-types/catalogue/en/browser";
import { message } from "@paygauge/api-types/catalogue/message";
import type { Translate } from "@paygauge/api-types/catalogue/translator";
import { localeAtom, untranslated } from "../texts/catalogue.ts";
import { translateWith } from "../texts/translate-with.ts";
import { isChunkLoss } from "./chunk-loss.ts";

/** A refused or failed call: the problem's stable code, its sentence for users, its correlation id, field messages. */
export class ApiProblem extends Error {
  override readonly name = "ApiProblem";
  /** HTTP status; 0 when no answer arrived. */
  readonly status: number;
  readonly code: string;
  readonly correlationId: string | undefined;
  /** Message by field path. */
  readonly fields: Readonly<Record<string, string>>;
  /** A dialog of its own tells it: no message is needed next to it. */
  isTold = false;

  constructor(facts: Pick<Problem, "status" | "code" | "detail" | "correlationId" | "errors">) {
    super(facts.detail);
    this.status = facts.status;
    this.code = facts.code;
    this.correlationId = facts.correlationId;
    this.fields = facts.errors ?? {};
  }

  /**
   * True when asking again may help: no answer, too many calls, a role switch meanwhile, or the system's own failure. A
   * full disk (507) stays full until a user frees it.
   */
  get isPassing(): boolean {
    if (this.code === "SESSION_REPLACED") return true;
    return (
      this.status === 0 || this.status === 408 || this.status === 429 || (this.status >= 500 && this.status !== 507)
    );
  }
}

/** What the browser says itself, in English: before the catalogue has come, or when it cannot. */
const inEnglish = translateWith(browserMessages, "en-GB");

/** No answer came. The catalogue may not have come either: English then. */
export function unreachable(translate: Translate = untranslated): ApiProblem {
  return new ApiProblem({
    status: 0,
    code: "UNREACHABLE",
    detail: translate(message("unreachable"), inEnglish(message("unreachable"))),
  });
}

/** Code of an answer that came, and is not of the agreed shape. */
export const notUnderstood = "ANSWER_NOT_UNDERSTOOD";

/** Reads a refusal in the reader's language; an answer that is not problem+json still becomes a sentence. */
export function problemOf(
  status: number,
  body: unknown,
  correlationId?: string,
  translate: Translate = untranslated,
): ApiProblem {
  const read = v.safeParse(problem, body);
  if (read.success) {
    const { detail, messageRef, errors = {}, errorRefs = {} } = read.output;
    const translated = Object.entries(errors).map(
      ([path, english]) => [path, translate(errorRefs[path] ?? english, english)] as const,
    );
    return new ApiProblem({
      correlationId,
      ...read.output,
      detail: translate(messageRef ?? detail, detail),
      errors: Object.fromEntries(translated),
    });
  }
  const unsaid = message("notSaying", { status });
  return new ApiProblem({
    status,
    code: `HTTP_${status}`,
    detail: translate(unsaid, inEnglish(unsaid)),
    correlationId,
  });
}

/** Anything thrown, as a problem that a screen can show. */
export function asProblem(thrown: unknown): ApiProblem {
  if (thrown instanceof ApiProblem) return thrown;
  // A call may need a part of the application that was not needed before.
  if (isChunkLoss(thrown)) return unreachable(store.get(localeAtom).translate);
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  return new ApiProblem({ status: 0, code: "UNEXPECTED", detail });
}
