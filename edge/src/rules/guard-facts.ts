import { guard, type GuardAnswer } from "@paygauge/api-types/access/guard";
import type { Access } from "@paygauge/api-types/access/access";
import type { FeatureFlag } from "@paygauge/api-types/access/flags";
import type { Brand, EdgeConfiguration } from "@paygauge/api-types/entities/identity";
import type { OpenSession } from "../session/read-session.ts";

/** What the guard is asked with at the edge. */
export interface GuardContext {
  /** Name that this deployment carries. */
  readonly environment: string;
  readonly brand: Brand;
  readonly configuration: EdgeConfiguration;
  readonly session: OpenSession | null;
}

/** True when the deployment, the origin and the session carry the same environment name. */
function environmentMatches({ environment, configuration, session }: GuardContext): boolean {
  const named = [configuration.environment, session?.record.environment, session?.me.environment];
  return named.every((each) => each === undefined || each === environment);
}

/** The product's one guard, asked with the facts of this request. */
export function ask(rule: Access, flag: FeatureFlag | undefined, context: GuardContext): GuardAnswer {
  const { session, brand, configuration } = context;
  const own = session?.me.branding ?? null;
  return guard(rule, flag, {
    permissions: session?.permissions ?? null,
    maintenance: configuration.mode === "Maintenance",
    onOwnDomain: own === null || own.fullDomainName === brand.fullDomainName,
    environmentMatches: environmentMatches(context),
    flags: new Set(configuration.flags),
    eligible: session?.me.eligible ?? false,
  });
}
