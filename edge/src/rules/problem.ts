import type { Problem } from "@paygauge/api-types/entities/mutation";
import { gatewaySentences } from "@paygauge/api-types/sentences/gateway";
import { sentenceReader } from "@paygauge/api-types/sentences/sentence-reader";

const read = sentenceReader(gatewaySentences);

const titles: Readonly<Record<number, string>> = {
  400: "Bad request",
  401: "Not signed in",
  403: "Not permitted",
  404: "Not found",
  405: "Method not allowed",
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

export interface Refusal {
  readonly status: number;
  /** Stable, for programs. */
  readonly code: string;
  /** A sentence for people that says what to do. */
  readonly detail: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal as RFC 9457 problem details; never cached. */
export function problem(refusal: Refusal, correlationId: string): Response {
  const said = read(refusal.detail);
  const body: Problem = {
    type: `urn:paygauge:problem:${refusal.code}`,
    title: titles[refusal.status] ?? "Refused",
    status: refusal.status,
    code: refusal.code,
    detail: refusal.detail,
    correlationId,
    ...(said ? { said } : {}),
  };
  return new Response(JSON.stringify(body), {
    status: refusal.status,
    headers: { "content-type": "application/problem+json", "cache-control": "no-store", ...refusal.headers },
  });
}
