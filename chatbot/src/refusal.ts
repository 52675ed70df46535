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
import { isDiskFull } from "@paygauge/api-types/disk-full";
import type { Problem } from "@paygauge/api-types/entities/mutation";
import { english } from "./translate-in.ts";

interface More {
  readonly errors?: Readonly<Record<string, Message>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal with a message for users: thrown by handlers, answered as problem+json. */
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

/** Returns a refusal by the code of its message; status and machine code are declared in `refusals`. */
export function refuse<const C extends RefusalCode>(code: C, ...[args, more]: Rest<C>): Refusal {
  const { status, code: machineCode } = refusals[code];
  return new Refusal(status, machineCode, messageRef(code, args), more);
}

/** Returns what a caller is told of an error: a full disk by its name, any other as a fault of the product. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return refuse(isDiskFull(error) ? "storageFull" : "failedOurSide");
}

/** Returns 404 in one wording for what is absent and for what belongs to another tenant. */
export function notFound(what: Noun): Refusal {
  return refuse("notFound", { what: nounRef(what) });
}

/** Returns 422 with field errors by path; its own message names the first of them. */
export function invalidFields(errors: Readonly<Record<string, Message>>): Refusal {
  const [[field, sentence] = ["", ""]] = Object.entries(errors);
  const count = Object.keys(errors).length;
  const ref =
    count === 1 ? message("fieldWrong", { field, sentence }) : message("fieldsWrong", { count, field, sentence });
  return new Refusal(422, "INVALID", ref, { errors });
}

/** Returns the RFC 9457 answer of a refusal. */
export function problemResponse(refusal: Refusal, correlationId: string): Response {
  const entries = Object.entries(refusal.errors ?? {});
  const refs = entries.flatMap(([path, each]) => (typeof each === "string" ? [] : [[path, each] as const]));
  const body: Problem = {
    type: "about:blank",
    title: "Refused",
    status: refusal.status,
    code: refusal.code,
    detail: english(refusal.ref),
    messageRef: refusal.ref,
    correlationId,
    ...(entries.length === 0
      ? {}
      : {
          errors: Object.fromEntries(entries.map(([path, each]) => [path, english(each)])),
          errorRefs: Object.fromEntries(refs),
        }),
  };
  return new Response(JSON.stringify(body), {
    status: refusal.status,
    headers: { ...refusal.headers, "content-type": "application/problem+json" },
  });
}
