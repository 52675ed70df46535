/** A program never has more rights than the user who registered it, whatever its own row says. */
import { mayGive } from "@paygauge/api-types/access/giving";
import type { Permission } from "@paygauge/api-types/access/permissions";
import type { Person, Tenancy } from "./person-view.ts";

const common = (own: ReadonlySet<Permission>, bound: ReadonlySet<Permission>): ReadonlySet<Permission> =>
  new Set([...own].filter((each) => bound.has(each)));

/** Issuers that both reach; as a Manager only where both are. Staff reach all. */
function boundedTenancy(own: Tenancy, bound: Tenancy, isStaff: boolean): Tenancy {
  const manages = (id: string) => bound.isStaff || bound.managedIssuerIds.includes(id);
  const reaches = (id: string) => manages(id) || bound.memberIssuerIds.includes(id);
  const managedIssuerIds = own.managedIssuerIds.filter(manages);
  const memberIssuerIds = [...own.managedIssuerIds, ...own.memberIssuerIds].filter(
    (id) => reaches(id) && !managedIssuerIds.includes(id),
  );
  return { isStaff, managedIssuerIds, memberIssuerIds };
}

/**
 * A program with the rights that its registrant has as well: permissions, roles, issuers, eligibility, and agreement to
 * the texts in force, which no program gives.
 */
export function boundedBy(registrant: Person, own: Person): Person {
  const eligible = own.eligible && registrant.eligible;
  const heldPermissions = common(own.heldPermissions, registrant.heldPermissions);
  const permissions = eligible ? heldPermissions : new Set<Permission>();
  const giver = { roles: registrant.heldRoles, permissions: registrant.heldPermissions };
  const roles = own.heldRoles.filter((role) => mayGive(role, giver));
  const nowhere: Tenancy = { isStaff: false, managedIssuerIds: [], memberIssuerIds: [] };
  const { agreedTermsVersion, agreedPrivacyVersion } = registrant.user;
  return {
    ...own,
    user: { ...own.user, canSwitchRoles: false, agreedTermsVersion, agreedPrivacyVersion },
    heldRoles: roles,
    effectiveRoles: roles,
    permissions,
    heldPermissions,
    eligible,
    tenancy: eligible ? boundedTenancy(own.tenancy, registrant.tenancy, permissions.has("AllJobs_VIEW")) : nowhere,
  };
}
