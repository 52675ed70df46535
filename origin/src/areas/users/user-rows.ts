import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { isRole } from "@paygauge/api-types/access/roles";
import type { User } from "@paygauge/api-types/entities/users";
import { isAgreed } from "../../identity/current-user.ts";
import { hasMoreJobs } from "../../identity/assignable-jobs.ts";
import { isEligible, type Person } from "../../identity/person.ts";
import { isOfOthersToo } from "../../identity/user-sight.ts";
import { roleItems } from "../../identity/role-labels.ts";
import type { SystemFacts } from "../../identity/system-facts.ts";
import type { Database } from "../../store/database.ts";
import { users } from "../../store/schema.ts";
import { readStored } from "@paygauge/worker/stored-json";

// Written out: in a selection of one table drizzle drops the table of a column, and `id` would be the inner one.
const roleNames = sql<string>`(select json_group_array(user_roles.role) from user_roles where user_roles.user_id = users.id)`;
/** As `effectiveBranding` has it: that of the user's issuers where these agree. */
export const inheritedBranding: SQL<string | null> =
  sql`(select case when count(distinct issuers.branding_id) = 1 then max(issuers.branding_id) end from user_issuers join issuers on issuers.id = user_issuers.issuer_id where user_issuers.user_id = users.id)`;
export const effectiveBrandingId: SQL<string | null> = sql`coalesce(users.branding_id, ${inheritedBranding})`;

/** A user with whether there are jobs to give them that the asking user sees. */
export const userSelection = (db: Database, person: Person) => ({
  row: users,
  roleNames: roleNames.as("role_names"),
  inheritedBranding: inheritedBranding.as("inherited_branding"),
  hasMoreJobs: hasMoreJobs(db, person).as("has_more_jobs"),
  isOfOthersToo: isOfOthersToo(person).as("is_of_others"),
});

interface Selected {
  readonly row: typeof users.$inferSelect;
  readonly roleNames: string;
  readonly inheritedBranding: string | null;
  readonly hasMoreJobs: number;
  readonly isOfOthersToo: number;
}

/** A selected row as the specification's User. */
export function userOf({ row, roleNames: names, ...selected }: Selected, facts: SystemFacts): User {
  const effective = row.brandingId ?? selected.inheritedBranding;
  const held = readStored(v.array(v.string()), names, "users' roles").filter(isRole);
  return {
    id: row.id,
    idpId: row.idpSubject,
    idProviderName: row.idProviderName,
    displayName: row.displayName,
    username: row.username,
    email: row.email,
    givenName: row.givenName,
    surname: row.surname,
    roles: roleItems(held),
    approved: row.approved,
    isDeactivated: row.isDeactivated,
    eligible: isEligible(row),
    pending: row.pending,
    lastActivityAt: row.lastActivityAt,
    effectiveBranding: effective,
    inheritedBranding: selected.inheritedBranding,
    effectiveBrandingDisplayName: facts.brands.find((brand) => brand.id === effective)?.displayName ?? null,
    agreedLatestPrivacyPolicy: isAgreed(facts.latestAgreements.privacyPolicy, row.agreedPrivacyVersion),
    agreedLatestTermsOfService: isAgreed(facts.latestAgreements.termsOfService, row.agreedTermsVersion),
    hasMoreJobArtifactsToAssign: selected.hasMoreJobs === 1,
    isOfOtherIssuersToo: selected.isOfOthersToo === 1,
  };
}
