import type { Access } from "./access.ts";
import { isAllowed } from "./access.ts";
import type { FeatureFlag } from "./flags.ts";
import type { Permission } from "./permissions.ts";

/** What the guard must know of the person and the system; the same facts at the edge and in the browser. */
export interface GuardFacts {
  /** null: not signed in. */
  readonly permissions: ReadonlySet<Permission> | null;
  readonly maintenance: boolean;
  /** false: the person's own brand lives on another domain. */
  readonly onOwnDomain: boolean;
  /** false: deployment, origin and session do not carry the same environment name. */
  readonly environmentMatches: boolean;
  readonly flags: ReadonlySet<FeatureFlag>;
  readonly eligible: boolean;
}

export type GuardAnswer = "open" | "login" | "maintenance" | "domain" | "401" | "503" | "404" | "lobby";

/**
 * The one guard of the product, in the order of docs/gateway.md: session, maintenance, domain, permission,
 * environment, flag, eligibility (the specification's order with maintenance and domain placed in it).
 */
export function guard(rule: Access, flag: FeatureFlag | undefined, facts: GuardFacts): GuardAnswer {
  if (rule.who === "public" || rule.who === "token") return "open";
  if (facts.permissions === null) return "login";
  if (facts.maintenance && !facts.permissions.has("SystemMaintenanceMode_IGNORE")) return "maintenance";
  if (!facts.onOwnDomain) return "domain";
  if (!isAllowed(rule, facts.permissions)) return "401";
  if (!facts.environmentMatches) return "503";
  if (flag !== undefined && !facts.flags.has(flag)) return "404";
  if (!facts.eligible) return "lobby";
  return "open";
}
