import {
  message,
  messageRef,
  nounRef,
  type Message,
  type MessageArguments,
  type MessageRef,
  type NoArguments,
  type Noun,
} from "@paygauge/api-types/catalogue/message";
import { refusals, type RefusalCode } from "@paygauge/api-types/catalogue/refusals";
import type { Problem } from "@paygauge/api-types/entities/mutation";
import { english } from "./translate-in.ts";

interface More {
  readonly errors?: Readonly<Record<string, Message>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A refusal with a message for users: thrown by handlers, answered as problem+json.
 * `errors` are field errors by path ("name", "filters.filterItems.0.itemValue").
 */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly ref: MessageRef;
  readonly errors: Readonly<Record<string, Message>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: string, ref: MessageRef, more: More = {}) {
    super(english(ref));
    this.name = "Refusal";
    this.status = status;
    this.code = code;
    this.ref = ref;
    this.errors = more.errors;
    this.headers = more.headers ?? {};
  }
}

type Rest<C extends RefusalCode> = keyof MessageArguments<C> extends never
  ? [args?: NoArguments, more?: More]
  : [args: MessageArguments<C>, more?: More];

/** A refusal by the code of its message; status and machine code are declared in `refusals`. */
export function refuse<const C extends RefusalCode>(code: C, ...[args, more]: Rest<C>): Refusal {
  const { status, code: machineCode } = refusals[code];
  return new Refusal(status, machineCode, messageRef(code, args), more);
}

/** 404 in one wording for what is absent and for what belongs to another tenant. */
export function notFound(what: Noun): Refusal {
  return refuse("notFound", { what: nounRef(what) });
}

/** 422 with one field error: what is wrong and what to do. */
export function invalid(path: string, ref: MessageRef): Refusal {
  return new Refusal(422, "INVALID", ref, { errors: { [path]: ref } });
}

/** 422 with field errors by path; its own message names the first of them. */
export function invalidFields(errors: Readonly<Record<string, Message>>): Refusal {
  const [[field, sentence] = ["", ""]] = Object.entries(errors);
  const count = Object.keys(errors).length;
  const ref =
    count === 1 ? message("fieldWrong", { field, sentence }) : message("fieldsWrong", { count, field, sentence });
  return new Refusal(422, "INVALID", ref, { errors });
}

/** 409 where another user changed the row in between. */
export function changedMeanwhile(what: Noun): Refusal {
  return refuse("changedMeanwhile", { what: nounRef(what) });
}

const titles: Readonly<Record<number, string>> = {
  400: "Bad request",
  401: "Not signed in",
  403: "Not permitted",
  404: "Not found",
  405: "Method not allowed",
  409: "Conflict",
  410: "Gone",
  413: "Too large",
  415: "Unsupported media type",
  422: "Not valid",
  423: "Read-only",
  500: "Server error",
  503: "Not available",
};

/** Field errors as English texts, and as messages by the same paths; a provider's own words have no code. */
function fieldErrors(errors: Readonly<Record<string, Message>>): Pick<Problem, "errors" | "errorRefs"> {
  const entries = Object.entries(errors);
  const refs = entries.flatMap(([path, each]) => (typeof each === "string" ? [] : [[path, each] as const]));
  return {
    errors: Object.fromEntries(entries.map(([path, each]) => [path, english(each)])),
    ...(refs.length === 0 ? {} : { errorRefs: Object.fromEntries(refs) }),
  };
}

/** RFC 9457 answer of a refusal. */
export function problemResponse(refusal: Refusal, correlationId: string): Response {
  const body: Problem = {
    type: "about:blank",
    title: titles[refusal.status] ?? "Refused",
    status: refusal.status,
    code: refusal.code,
    detail: english(refusal.ref),
    messageRef: refusal.ref,
    correlationId,
    ...(refusal.errors ? fieldErrors(refusal.errors) : {}),
  };
  return new Response(JSON.stringify(body), {
    status: refusal.status,
    headers: { ...refusal.headers, "content-type": "application/problem+json" },
  });
}
