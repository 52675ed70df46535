import type { Context } from "hono";
import { printablePage } from "../boot/printable-page.ts";
import type { EdgeHono } from "../edge-hono.ts";
import { spendPrintToken } from "../printing/print-token.ts";
import { bodies } from "../reports/read-report.ts";
import { problem, refuse } from "../rules/problem.ts";

/**
 * The page that the platform's browser prints: opened by a token, once and within a minute, and by no cookie. The body is
 * the one that the token names, by digest, brand and class; it was read a moment ago and comes from the cache alone.
 */
export async function printedPage(c: Context<EdgeHono>): Promise<Response> {
  const notThere = (): Response => problem(refuse("noSuchCallHere"), c.get("requestId"));
  const brand = c.get("brand").brandingKey;
  const grant = await spendPrintToken(c.env, brand, c.req.param("token") ?? "");
  if (grant === null) return notThere();
  const nothing = () => Promise.reject(new Error("The body is no longer in the cache."));
  const later = (work: Promise<unknown>): void => c.executionCtx.waitUntil(work);
  const body = await bodies.read(brand, grant, nothing, later).catch(() => null);
  return body === null ? notThere() : printablePage(c, new TextDecoder().decode(body), grant.address);
}
