import type { Env } from "../env.ts";

/** The address of a brand's site. Locally the brands share the identity provider's scheme and port. */
export function siteOf(
  env: Pick<Env, "ENVIRONMENT" | "SEED_IDP_ISSUER">,
  brand: { readonly fullDomainName: string },
): string {
  if (env.ENVIRONMENT !== "local" || !env.SEED_IDP_ISSUER) return `https://${brand.fullDomainName}`;
  const { protocol, port } = new URL(env.SEED_IDP_ISSUER);
  return `${protocol}//${brand.fullDomainName}${port === "" ? "" : `:${port}`}`;
}
