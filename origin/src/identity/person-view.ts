import type { Permission } from "@paygauge/api-types/access/permissions";
import type { Role } from "@paygauge/api-types/access/roles";
import type { users } from "../store/schema.ts";

export type UserRow = typeof users.$inferSelect;

/** Which issuers a user reaches: staff every one, others those they manage or belong to. */
export interface Tenancy {
  readonly isStaff: boolean;
  readonly managedIssuerIds: readonly string[];
  readonly memberIssuerIds: readonly string[];
}

/** The signed-in user as every check of the origin sees them. */
export interface Person {
  readonly userId: string;
  readonly name: string;
  readonly user: UserRow;
  readonly heldRoles: readonly Role[];
  /** Roles held, narrowed to what the user switched to; never wider. */
  readonly effectiveRoles: readonly Role[];
  /** Empty for a user who is not eligible. */
  readonly permissions: ReadonlySet<Permission>;
  /** What roles and grants hold, eligible or not: the guard asks for permission before it asks for eligibility. */
  readonly heldPermissions: ReadonlySet<Permission>;
  readonly eligible: boolean;
  readonly tenancy: Tenancy;
  /** Brandings of the user's issuers, without repetition. */
  readonly issuerBrandingIds: readonly string[];
  /** Language tag of the user's issuers, the first by name; null without one. */
  readonly issuerLanguage: string | null;
}
