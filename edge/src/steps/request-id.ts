import { createMiddleware } from "hono/factory";
import type { EdgeHono } from "../environment.ts";
import { logLine } from "../rules/log-line.ts";
import { randomHex } from "../rules/random-hex.ts";
import { headerOf } from "../rules/request-headers.ts";

const traceForm = /^00-([0-9a-f]{32})-[0-9a-f]{16}-0[01]$/;

/** Gives the request its correlation id (the trace id of a well-formed traceparent, else a new one) and logs one line. */
export const requestId = createMiddleware<EdgeHono>(async (c, next) => {
  const trace = traceForm.exec(headerOf(c.req.raw, "traceparent") ?? "")?.[1];
  c.set("requestId", trace ?? randomHex(16));
  c.set("nonce", randomHex(16));
  const startedAt = Date.now();
  await next();
  const line = logLine({
    at: startedAt,
    id: c.get("requestId"),
    method: c.req.method,
    path: c.get("path"),
    status: c.res.status,
    ms: Date.now() - startedAt,
  });
  console.log(line);
});
