import type { Call } from "@paygauge/api-types/endpoints/call";
import { fillPath } from "@paygauge/api-types/paths";
import { ApiProblem, problemOf, unreachable } from "../api-problem.ts";
import { headersOf, refusal } from "../call-api.ts";

interface PutPart {
  /** The call that takes it, and the parameters of its path. */
  readonly call: Call;
  readonly params: Readonly<Record<string, string>>;
  readonly bytes: Blob;
  /** The same for every attempt at this part. */
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
  readonly onSent: (bytes: number) => void;
}

/** One part as a request body. XMLHttpRequest, because fetch does not tell how many bytes have left. */
export function putPart({ call, params, ...rest }: PutPart): Promise<void> {
  const request = new XMLHttpRequest();
  const { signal } = rest;
  return new Promise((resolve, reject) => {
    const abort = () => request.abort();
    const settle = (how: () => void) => {
      signal.removeEventListener("abort", abort);
      how();
    };
    request.open(call.method, fillPath(call.path, params));
    for (const [name, value] of Object.entries(headersOf(call, rest.idempotencyKey)))
      request.setRequestHeader(name, value);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.addEventListener("progress", (event) => rest.onSent(event.loaded));
    request.addEventListener("load", () =>
      settle(() => (request.status < 300 ? resolve() : reject(refusal(problemFrom(request))))),
    );
    request.addEventListener("error", () => settle(() => reject(unreachable())));
    request.addEventListener("abort", () => settle(() => reject(new DOMException("Stopped.", "AbortError"))));
    signal.addEventListener("abort", abort);
    request.send(rest.bytes);
  });
}

function problemFrom(request: XMLHttpRequest): ApiProblem {
  let body: unknown;
  try {
    body = JSON.parse(request.responseText);
  } catch {
    body = undefined;
  }
  return problemOf(request.status, body, request.getResponseHeader("x-correlation-id") ?? undefined);
}
