import { problem, refuse } from "../rules/problem.ts";
import { decidedPathOf } from "../rules/request-path.ts";
import type { Step } from "../in-order.ts";

/** Sets the one path that gate, router and proxy read; refuses those that two parsers could read in two ways (S38). */
export const decidedPath: Step = (c) => {
  const path = decidedPathOf(c.req.raw);
  if (path === null) return problem(refuse("addressMalformed"), c.get("requestId"));
  c.set("path", path);
  return undefined;
};
