import { createMiddleware } from "hono/factory";
import type { Problem } from "@paygauge/api-types/entities/mutation";
import type { EdgeHono } from "../edge-hono.ts";
import { refusedPage } from "../pages/notice-pages.ts";
import { isCallPath, isNavigation } from "../rules/request-kind.ts";
import { decidedPathOf } from "../rules/request-path.ts";

/** A refused page load is answered with a page in the visitor's language; calls and files keep their problem details. */
export const refusedPageLoad = createMiddleware<EdgeHono>(async (c, next) => {
  await next();
  if (c.res.headers.get("content-type") !== "application/problem+json" || !isNavigation(c.req.raw)) return;
  if (isCallPath(decidedPathOf(c.req.raw) ?? "/")) return;
  const problem: Problem = await c.res.json();
  // Hono keeps the refusal's other headers: Retry-After, Allow.
  c.res = await refusedPage(c, problem);
});
