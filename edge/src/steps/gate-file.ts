import { signedIn } from "@paygauge/api-types/access/access";
import { ask } from "../rules/guard-facts.ts";
import { problem, refuse } from "../rules/problem.ts";
import type { Step } from "../in-order.ts";

/** Scripts, styles and fonts of the application are served to no one whom the guard would not let in. */
export const gateFile: Step = (c) => {
  const standing = {
    environment: c.env.ENVIRONMENT,
    brand: c.get("brand"),
    configuration: c.get("configuration"),
    session: c.get("session"),
  };
  const open = c.get("modeKnown") && ask(signedIn, undefined, standing) === "open";
  if (open) return undefined;
  return problem(refuse("fileOfApplication"), c.get("requestId"));
};
