import { createMiddleware } from "hono/factory";
import { providerOrigin } from "../environment.ts";
import type { EdgeHono } from "../edge-hono.ts";
import { contentPolicy, fixedHeaders } from "../rules/security-headers.ts";

const fixed = Object.entries(fixedHeaders);

/** Puts the security headers on every answer, refusals and failures included (S29, S31); no-store where nobody said more. */
export const security = createMiddleware<EdgeHono>(async (c, next) => {
  await next();
  // Answers of ours are written into; those of a fetch can't be, and no step passes one on.
  const { headers } = c.res;
  // What is kept to be answered again carries the fixed ones from its first time on.
  if (!headers.has("strict-transport-security")) for (const [name, value] of fixed) headers.set(name, value);
  // A download never runs, whatever is in it (S54): a stricter policy than a page's.
  const isDownload = headers.get("content-disposition")?.startsWith("attachment") ?? false;
  const policy = isDownload ? "sandbox; default-src 'none'" : contentPolicy(c.get("nonce"), [providerOrigin(c.env)]);
  headers.set("content-security-policy", policy);
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  headers.set("x-correlation-id", c.get("requestId"));
});
