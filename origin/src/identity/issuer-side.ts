import type { JobRow } from "./job-sight.ts";
import type { Person } from "./person.ts";

/**
 * Whether a user may see the issuer's side of a job's business case: holders of the permission, and Managers of that
 * job's issuer; decided per job, and by nothing else (docs/access.md section 2).
 */
export function maySeeIssuerSide(
  { eligible, permissions, tenancy }: Pick<Person, "eligible" | "permissions" | "tenancy">,
  { issuerId }: Pick<JobRow, "issuerId">,
): boolean {
  if (!eligible) return false;
  return permissions.has("JobBusinessCaseIssuer_VIEW") || tenancy.managedIssuerIds.includes(issuerId);
}
