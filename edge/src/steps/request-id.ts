import { createMiddleware } from "hono/factory";
import type { EdgeHono } from "../edge-hono.ts";
import { logLine } from "../rules/log-line.ts";
import { randomHex } from "../rules/random-hex.ts";
import { closeDebugLog } from "../session/debug-log.ts";
import { headerOf } from "../rules/request-headers.ts";

const parentForm = /^00-((?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16})-[0-9a-f]{2}$/;

/**
 * Gives the request its correlation id, our own in any case, and logs one line. A well-formed traceparent is kept next
 * to it as the parent: were it the id, a client could write its requests into others' lines of the log.
 */
export const requestId = createMiddleware<EdgeHono>(async (c, next) => {
  const parent = parentForm.exec(headerOf(c.req.raw, "traceparent") ?? "")?.[1] ?? null;
  c.set("requestId", randomHex(16));
  c.set("parentSpan", parent);
  c.set("nonce", randomHex(16));
  const startedAt = Date.now();
  await next();
  const line = logLine({
    at: startedAt,
    id: c.get("requestId"),
    parent: parent ?? undefined,
    method: c.req.method,
    path: c.get("path"),
    status: c.res.status,
    ms: Date.now() - startedAt,
  });
  console.log(line);
  closeDebugLog(c, c.res.status, Date.now() - startedAt);
});
