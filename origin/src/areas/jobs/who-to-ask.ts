import { and, eq, inArray } from "drizzle-orm";
import { rolePermissions } from "@paygauge/api-types/access/roles";
import type { SeenJob } from "../../identity/job-sight.ts";
import { isUser } from "../../identity/user-sight.ts";
import type { Database } from "../../store/database.ts";
import { userIssuers, userRoles, users } from "../../store/schema.ts";

const assigners = [...rolePermissions].filter(([, held]) => held.has("UserRoles_ASSIGN")).map(([role]) => role);

/** Names of those at the issuer who can give access; of Managers first. */
export async function whoToAsk(db: Database, { issuerId }: SeenJob): Promise<string[]> {
  const rows = await db
    .selectDistinct({ name: users.displayName, role: userIssuers.userRole, id: users.id })
    .from(users)
    .innerJoin(userIssuers, and(eq(userIssuers.userId, users.id), eq(userIssuers.issuerId, issuerId)))
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(isUser, inArray(userRoles.role, assigners), eq(users.approved, true), eq(users.isDeactivated, false)))
    .orderBy(userIssuers.userRole, users.displayName)
    .limit(3);
  return rows.map(({ name }) => name);
}
