import { problem, refuse, type Refusal } from "../rules/problem.ts";
import { headersOf } from "../rules/request-headers.ts";
import type { Step } from "../in-order.ts";

/** Methods that any route of the product answers; OPTIONS is not among them, so that no preflight succeeds (S27, S39). */
const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);
const maxAddress = 8192;
const maxHeaderBytes = 16_384;
const maxHeaders = 100;

/** Refuses methods, addresses and headers beyond the product's limits (S39, S40). */
export const requestLimits: Step = (c) => {
  const answer = (refusal: Refusal) => problem(refusal, c.get("requestId"));
  if (!methods.has(c.req.method)) {
    return answer(refuse("methodNotUsed", { method: c.req.method }, { allow: [...methods].join(", ") }));
  }
  if (c.req.url.length > maxAddress) return answer(refuse("addressTooLong"));
  const { bytes, values } = headersOf(c.req.raw);
  if (bytes > maxHeaderBytes || values.size > maxHeaders) {
    return answer(refuse("headersTooLarge"));
  }
  return undefined;
};
