import { createMiddleware } from "hono/factory";
import { providerOrigin, type EdgeHono } from "../environment.ts";
import { securityHeaders } from "../rules/security-headers.ts";

/** Puts the security headers on every answer, refusals and failures included (S29, S31); no-store where nobody said more. */
export const security = createMiddleware<EdgeHono>(async (c, next) => {
  await next();
  // Answers of ours are written into; those of a fetch can't be, and no step passes one on.
  const { headers } = c.res;
  const always = securityHeaders(c.get("nonce"), [providerOrigin(c.env)]);
  for (const name in always) headers.set(name, always[name] ?? "");
  // A download never runs, whatever is in it (S54): a stricter policy than a page's.
  if (headers.get("content-disposition")?.startsWith("attachment"))
    headers.set("content-security-policy", "sandbox; default-src 'none'");
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  headers.set("x-correlation-id", c.get("requestId"));
});
