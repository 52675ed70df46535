import type { Problem } from "@paygauge/api-types/entities/mutation";
import { readSentence } from "@paygauge/api-types/sentences";

/**
 * A refusal with a sentence for people: thrown by handlers, answered as problem+json.
 * `errors` are field errors by path ("name", "filters.filterItems.0.itemValue").
 */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    sentence: string,
    more: { errors?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    super(sentence);
    this.name = "Refusal";
    this.status = status;
    this.code = code;
    this.errors = more.errors;
    this.headers = more.headers ?? {};
  }
}

/** 404 in one wording for what is absent and for what belongs to another tenant. */
export function notFound(what: string): Refusal {
  return new Refusal(404, "NOT_FOUND", `This ${what} does not exist, or you do not have access to it.`);
}

/** 422 with one field error: what is wrong and what to do. */
export function invalid(path: string, sentence: string): Refusal {
  return new Refusal(422, "INVALID", sentence, { errors: { [path]: sentence } });
}

/** 409 where somebody else changed the row in between. */
export function changedMeanwhile(what: string): Refusal {
  return new Refusal(
    409,
    "CHANGED_MEANWHILE",
    `This ${what} was changed by somebody else. Load it again, then repeat your change.`,
  );
}

const titles: Readonly<Record<number, string>> = {
  400: "Bad request",
  401: "Not signed in",
  403: "Not permitted",
  404: "Not found",
  405: "Method not allowed",
  409: "Conflict",
  413: "Too large",
  415: "Unsupported media type",
  422: "Not valid",
  423: "Read-only",
  500: "Server error",
  503: "Not available",
};

/** The codes of field errors, by path; a sentence of somebody else (a provider's) has none. */
function saidOfErrors(errors: Readonly<Record<string, string>>): Pick<Problem, "saidOfErrors"> {
  const known = Object.entries(errors).flatMap(([path, text]) => {
    const said = readSentence(text);
    return said ? [[path, said] as const] : [];
  });
  return known.length === 0 ? {} : { saidOfErrors: Object.fromEntries(known) };
}

/** RFC 9457 answer of a refusal. */
export function problemResponse(refusal: Refusal, correlationId: string): Response {
  const said = readSentence(refusal.message);
  const body: Problem = {
    type: "about:blank",
    title: titles[refusal.status] ?? "Refused",
    status: refusal.status,
    code: refusal.code,
    detail: refusal.message,
    correlationId,
    ...(said ? { said } : {}),
    ...(refusal.errors ? { errors: { ...refusal.errors }, ...saidOfErrors(refusal.errors) } : {}),
  };
  return new Response(JSON.stringify(body), {
    status: refusal.status,
    headers: { ...refusal.headers, "content-type": "application/problem+json" },
  });
}
