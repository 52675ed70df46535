import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { providerOrigin } from "../environment.ts";
import type { EdgeHono } from "../edge-hono.ts";
import { contentPolicy, fixedHeaders, workerPolicy } from "../rules/security-headers.ts";

const fixed = Object.entries(fixedHeaders);

/** Puts the security headers on every answer, refusals and failures included (S29, S31); no-store where no step set another. */
export const security = createMiddleware<EdgeHono>(async (c, next) => {
  await next();
  // Answers of ours are written into; those of a fetch can't be, and no step passes one on.
  const { headers } = c.res;
  // A cached file has the fixed ones already.
  if (!headers.has("strict-transport-security")) for (const [name, value] of fixed) headers.set(name, value);
  // A download never runs, whatever is in it (S54): a stricter policy than a page's.
  const isDownload = headers.get("content-disposition")?.startsWith("attachment") ?? false;
  headers.set("content-security-policy", isDownload ? "sandbox; default-src 'none'" : policyOf(c));
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  headers.set("x-correlation-id", c.get("requestId"));
});

/** Scripts of workers, as the build names them. */
const workerScript = /^\/assets\/[\w.-]+\.worker-[\w-]+\.js$/;

const policyOf = (c: Context<EdgeHono>): string =>
  workerScript.test(c.req.path) ? workerPolicy(c.get("nonce")) : contentPolicy(c.get("nonce"), [providerOrigin(c.env)]);
