import { problem } from "../rules/problem.ts";
import { headersOf } from "../rules/request-headers.ts";
import type { Step } from "../in-order.ts";

/** Methods that any route of the product answers; OPTIONS is not among them, so that no preflight succeeds (S27, S39). */
const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);
const addressMost = 8192;
const headerBytesMost = 16_384;
const headersMost = 100;

/** Refuses methods, addresses and headers beyond the product's limits (S39, S40). */
export const requestLimits: Step = (c) => {
  const refuse = (status: number, code: string, detail: string, headers: Record<string, string> = {}) =>
    problem({ status, code, detail, headers }, c.get("requestId"));
  if (!methods.has(c.req.method)) {
    return refuse(405, "METHOD_NOT_ALLOWED", `The method ${c.req.method} is not used here.`, {
      allow: [...methods].join(", "),
    });
  }
  if (c.req.url.length > addressMost)
    return refuse(414, "ADDRESS_TOO_LONG", "The address is longer than 8 KB. Shorten it, or open the page afresh.");
  const { bytes, values } = headersOf(c.req.raw);
  if (bytes > headerBytesMost || values.size > headersMost) {
    return refuse(
      431,
      "HEADERS_TOO_LARGE",
      "The request carries more than 16 KB or 100 headers. Delete this site's cookies and try again.",
    );
  }
  return undefined;
};
