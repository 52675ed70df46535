import { and, asc, count, eq, sql } from "drizzle-orm";
import { toPagedResult } from "@paygauge/api-types/entities/paging";
import type { CallContext } from "../../call-context.ts";
import { requireIssuer, visibleIssuers } from "../../identity/job-sight.ts";
import { isEligible } from "../../identity/person.ts";
import { isUser, requireUser } from "../../identity/user-sight.ts";
import { isOfDomain } from "../../identity/email-domain.ts";
import { pagedQuery, type PagedColumns } from "../../store/paged-query.ts";
import { brandings, issuers, userIssuers, users } from "../../store/schema.ts";

const columns: PagedColumns = {
  username: { sql: users.username, kind: "text" },
  displayName: { sql: users.displayName, kind: "text" },
  email: { sql: users.email, kind: "text" },
  userRole: { sql: userIssuers.userRole, kind: "text" },
};

/** Users of one issuer, with what they are in it. */
export async function issuerUsers({ db, person, params, body }: CallContext<"issuerUsers">) {
  const issuer = await requireIssuer(db, person, params.id);
  const query = pagedQuery(columns, body, {
    searched: ["username", "displayName", "email"],
    standardOrder: "username",
    tieBreak: users.id,
  });
  const isTheirs = and(eq(userIssuers.issuerId, issuer.id), isUser);
  const where = and(isTheirs, query.where);
  const rows = await db
    .select({ user: users, userRole: userIssuers.userRole })
    .from(userIssuers)
    .innerJoin(users, eq(users.id, userIssuers.userId))
    .where(where)
    .orderBy(...query.orderBy)
    .limit(query.limit)
    .offset(query.offset);
  const [matching] = await db
    .select({ total: count() })
    .from(userIssuers)
    .innerJoin(users, eq(users.id, userIssuers.userId))
    .where(where);
  const [all] = await db
    .select({ total: count() })
    .from(userIssuers)
    .innerJoin(users, eq(users.id, userIssuers.userId))
    .where(isTheirs);
  const collection = rows.map(({ user, userRole }) => ({
    id: user.id,
    displayName: user.displayName,
    username: user.username,
    email: user.email,
    userRole,
    isDomainUser: isOfDomain(user.email, issuer.emailDomains),
    eligible: isEligible(user),
  }));
  return toPagedResult(collection, body, matching?.total ?? 0, all?.total ?? 0);
}

/** Issuers of one user, as far as the asking user reaches them. */
export async function assignedUserIssuers({ db, person, params }: CallContext<"assignedUserIssuers">) {
  const user = await requireUser(db, person, params.id);
  const rows = await db
    .select({
      issuerId: issuers.id,
      issuerName: issuers.name,
      issuerBrandingName: brandings.displayName,
      userRole: userIssuers.userRole,
      emailDomains: issuers.emailDomains,
    })
    .from(userIssuers)
    .innerJoin(issuers, eq(issuers.id, userIssuers.issuerId))
    .leftJoin(brandings, eq(brandings.id, issuers.brandingId))
    .where(and(eq(userIssuers.userId, user.id), visibleIssuers(person)))
    .orderBy(asc(sql`${issuers.name} collate nocase`));
  return rows.map((row) => ({
    ...row,
    issuerBrandingName: row.issuerBrandingName ?? "",
    isDomainUser: isOfDomain(user.email, row.emailDomains),
  }));
}
