import { eq } from "drizzle-orm";
import { includedRoles } from "@paygauge/api-types/access/switching";
import type { CurrentUser } from "@paygauge/api-types/entities/identity";
import type { Database } from "../store/database.ts";
import { users } from "../store/schema.ts";
import { hasMoreJobs } from "./assignable-jobs.ts";
import type { Person } from "./person.ts";
import { roleItems, roleList } from "./role-labels.ts";
import type { BrandingRow, SystemFacts } from "./system-facts.ts";

/** The branding of the user's issuers where these agree. */
function inheritedBranding({ issuerBrandingIds: [first, ...others] }: Person): string | null {
  return others.length === 0 ? (first ?? null) : null;
}

/**
 * Effective branding: the user's own, else their issuers' where these agree, else none (docs/access.md section 2).
 * Users of issuers with different brandings may use any domain, as staff may.
 */
export function effectiveBranding(person: Person, brands: readonly BrandingRow[]): BrandingRow | null {
  const id = person.user.brandingId ?? inheritedBranding(person);
  return brands.find((brand) => brand.id === id) ?? null;
}

/** Nothing published is nothing to agree to. */
export const isAgreed = (latest: string | null, agreed: string | null): boolean => latest === null || latest === agreed;

/** True where the user agreed to both texts in force. */
export const hasAgreed = ({ user }: Person, { latestAgreements }: SystemFacts): boolean =>
  isAgreed(latestAgreements.termsOfService, user.agreedTermsVersion) &&
  isAgreed(latestAgreements.privacyPolicy, user.agreedPrivacyVersion);

/** The signed-in user as edge and browser see them. */
export async function currentUserOf(
  db: Database,
  person: Person,
  facts: SystemFacts,
  environment: string,
): Promise<CurrentUser> {
  const { user } = person;
  const ownRow = eq(users.id, user.id);
  const [more] = await db
    .select({ some: hasMoreJobs(db, person) })
    .from(users)
    .where(ownRow);
  const branding = effectiveBranding(person, facts.brands);
  return {
    id: user.id,
    idpId: user.idpSubject,
    idProviderName: user.idProviderName,
    displayName: user.displayName,
    username: user.username,
    email: user.email,
    givenName: user.givenName,
    surname: user.surname,
    roles: roleItems(person.heldRoles),
    includedRoles: user.canSwitchRoles ? roleList(includedRoles(person.heldRoles)) : [],
    effectiveRoles: [...person.effectiveRoles],
    permissions: [...person.heldPermissions],
    canSwitchRoles: user.canSwitchRoles,
    eligible: person.eligible,
    approved: user.approved,
    isDeactivated: user.isDeactivated,
    pending: user.pending,
    authenticated: true,
    lastActivityAt: user.lastActivityAt,
    agreedLatestTermsOfService: isAgreed(facts.latestAgreements.termsOfService, user.agreedTermsVersion),
    agreedLatestPrivacyPolicy: isAgreed(facts.latestAgreements.privacyPolicy, user.agreedPrivacyVersion),
    branding: branding ? { theme: branding.theme, fullDomainName: branding.fullDomainName } : null,
    effectiveBranding: branding?.id ?? null,
    inheritedBranding: inheritedBranding(person),
    effectiveBrandingDisplayName: branding?.displayName ?? null,
    hasMoreJobArtifactsToAssign: more?.some === 1,
    environment,
    language: user.language,
    issuerLanguage: person.issuerLanguage,
  };
}
