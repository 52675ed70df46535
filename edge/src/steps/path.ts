import { createMiddleware } from "hono/factory";
import type { EdgeHono } from "../environment.ts";
import { problem } from "../rules/problem.ts";
import { decidedPathOf } from "../rules/request-path.ts";

/** Sets the one path that gate, router and proxy read; refuses those that two parsers could read in two ways (S38). */
export const decidedPath = createMiddleware<EdgeHono>(async (c, next) => {
  const path = decidedPathOf(c.req.raw);
  if (path === null)
    return problem(
      { status: 400, code: "PATH_REFUSED", detail: "The address is not well formed. Open the page from the start." },
      c.get("requestId"),
    );
  c.set("path", path);
  return next();
});
