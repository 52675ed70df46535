import {
  messageRef,
  type MessageArguments,
  type MessageRef,
  type NoArguments,
} from "@paygauge/api-types/catalogue/message";
import { refusals, type RefusalCode } from "@paygauge/api-types/catalogue/refusals";
import type { Problem } from "@paygauge/api-types/entities/mutation";
import { english } from "./english.ts";

const titles: Readonly<Record<number, string>> = {
  400: "Bad request",
  401: "Not signed in",
  403: "Not permitted",
  404: "Not found",
  405: "Method not allowed",
  408: "Too slow",
  409: "Conflict",
  411: "Length required",
  413: "Too large",
  414: "Address too long",
  415: "Unsupported content type",
  421: "Unknown host",
  429: "Too many requests",
  431: "Headers too large",
  500: "Server error",
  502: "Bad gateway",
  503: "Service unavailable",
  504: "Gateway timeout",
};

type Headers = Readonly<Record<string, string>>;

export interface Refusal {
  readonly status: number;
  /** Stable, for programs. */
  readonly code: string;
  /** For users: says what to do. */
  readonly messageRef: MessageRef;
  readonly headers: Headers;
}

type Rest<C extends RefusalCode> = keyof MessageArguments<C> extends never
  ? [args?: NoArguments, headers?: Headers]
  : [args: MessageArguments<C>, headers?: Headers];

/** A refusal by the code of its message; status and machine code are declared in `refusals`. */
export function refuse<const C extends RefusalCode>(code: C, ...[args, headers]: Rest<C>): Refusal {
  return { ...refusals[code], messageRef: messageRef(code, args), headers: headers ?? {} };
}

/** A refusal as RFC 9457 problem details; never cached. */
export function problem({ status, code, messageRef: ref, headers }: Refusal, correlationId: string): Response {
  const body: Problem = {
    type: `urn:paygauge:problem:${code}`,
    title: titles[status] ?? "Refused",
    status,
    code,
    detail: english(ref),
    messageRef: ref,
    correlationId,
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/problem+json", "cache-control": "no-store", ...headers },
  });
}

/** What a change of one's own session answers: its message in English and by its code. */
export function done(ref: MessageRef) {
  return { message: english(ref), messageRef: ref, success: true, statusCode: 200 };
}
