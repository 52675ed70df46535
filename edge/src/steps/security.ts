import { createMiddleware } from "hono/factory";
import { providerOrigin, type EdgeHono } from "../environment.ts";
import { securityHeaders } from "../rules/security-headers.ts";

/** Puts the security headers on every answer, refusals and failures included (S29, S31); no-store where nobody said more. */
export const security = createMiddleware<EdgeHono>(async (c, next) => {
  await next();
  const headers = new Headers(c.res.headers);
  for (const [name, value] of Object.entries(securityHeaders(c.get("nonce"), [providerOrigin(c.env)])))
    headers.set(name, value);
  // A download never runs, whatever is in it (S54): a stricter policy than a page's.
  if (headers.get("content-disposition")?.startsWith("attachment"))
    headers.set("content-security-policy", "sandbox; default-src 'none'");
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  headers.set("x-correlation-id", c.get("requestId"));
  const { status, statusText, body } = c.res;
  // A 101 answer (WebSocket) cannot be made again; the product has none behind the edge yet.
  const answer = new Response(body, { status, statusText, headers });
  c.res = undefined;
  c.res = answer;
});
