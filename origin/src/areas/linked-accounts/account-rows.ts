import { and, asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { linkProviders, type LinkedAccountRow, type LinkProvider } from "@paygauge/api-types/entities/linked-accounts";
import { toPagedResult } from "@paygauge/api-types/entities/paging";
import { linkedAccountStatuses } from "@paygauge/api-types/states";
import { notFound } from "@paygauge/worker/refusal";
import type { CallContext } from "../../call-context.ts";
import type { Person } from "../../identity/person.ts";
import type { AccountRow } from "../../linked-accounts/account-status.ts";
import { modeOf } from "../../linked-accounts/settings.ts";
import type { Database } from "../../store/database.ts";
import { pagedQuery, type PagedColumns } from "../../store/paged-query.ts";
import { buyers, issuers, linkedAccounts, users } from "../../store/schema.ts";

type IssuerRow = typeof issuers.$inferSelect;

/** Accounts of the issuers that the user manages; staff see all. */
export function visibleAccounts({ eligible, tenancy }: Person): SQL {
  if (!eligible) return sql`1 = 0`;
  if (tenancy.isStaff) return sql`1 = 1`;
  const managed = sql`(select value from json_each(${JSON.stringify(tenancy.managedIssuerIds)}))`;
  return inArray(linkedAccounts.issuerId, managed);
}

/** Issuers for which the user can link accounts, whether or not their settings allow it. */
export function accountIssuers({ eligible, tenancy }: Person): SQL {
  if (!eligible) return sql`1 = 0`;
  if (tenancy.isStaff) return sql`1 = 1`;
  return inArray(issuers.id, sql`(select value from json_each(${JSON.stringify(tenancy.managedIssuerIds)}))`);
}

/** Whether an issuer's settings allow a way of linking. */
export function allowsLink(
  { inputDataOptions, sendMagicLinks }: IssuerRow,
  provider: LinkProvider,
  byMail: boolean,
): boolean {
  return byMail
    ? sendMagicLinks && inputDataOptions.includes(`${provider}MagicLink`)
    : inputDataOptions.includes(`${provider}Link`);
}

const selection = {
  id: linkedAccounts.id,
  provider: linkedAccounts.provider,
  integration: linkedAccounts.integration,
  issuerId: linkedAccounts.issuerId,
  issuerName: sql<string>`${issuers.name}`.as("issuer_name"),
  buyerId: linkedAccounts.buyerId,
  buyerName: sql<string>`${buyers.name}`.as("buyer_name"),
  email: sql<string>`${linkedAccounts.email}`.as("account_email"),
  status: linkedAccounts.status,
  providerStatus: linkedAccounts.providerStatus,
  reason: linkedAccounts.reason,
  statusOn: linkedAccounts.statusOn,
  syncState: linkedAccounts.syncState,
  lastSyncOn: linkedAccounts.lastSyncOn,
  rows: linkedAccounts.rows,
  createdOn: sql<string>`${linkedAccounts.createdOn}`.as("account_created_on"),
  createdByName: sql<string>`${users.displayName}`.as("created_by_name"),
  version: sql<number>`${linkedAccounts.version}`.as("account_version"),
};

const rowsOf = (db: Database) =>
  db
    .select(selection)
    .from(linkedAccounts)
    .innerJoin(issuers, eq(issuers.id, linkedAccounts.issuerId))
    .innerJoin(buyers, eq(buyers.id, linkedAccounts.buyerId))
    .innerJoin(users, eq(users.id, linkedAccounts.createdBy));

const columns: PagedColumns = {
  provider: { sql: linkedAccounts.provider, kind: "text" },
  integration: { sql: linkedAccounts.integration, kind: "text" },
  issuerName: { sql: issuers.name, kind: "text" },
  buyerName: { sql: buyers.name, kind: "text" },
  email: { sql: linkedAccounts.email, kind: "text" },
  status: { sql: linkedAccounts.status, kind: "text" },
  providerStatus: { sql: linkedAccounts.providerStatus, kind: "text" },
  reason: { sql: linkedAccounts.reason, kind: "text" },
  statusOn: { sql: linkedAccounts.statusOn, kind: "moment" },
  syncState: { sql: linkedAccounts.syncState, kind: "text" },
  lastSyncOn: { sql: linkedAccounts.lastSyncOn, kind: "moment" },
  rows: { sql: linkedAccounts.rows, kind: "number" },
  createdOn: { sql: linkedAccounts.createdOn, kind: "moment" },
  createdByName: { sql: users.displayName, kind: "text" },
};

/** Answers one page of the accounts in sight. */
export async function listAccounts({ db, person, body }: CallContext<"linkedAccountsPage">) {
  const query = pagedQuery(columns, body, {
    searched: ["buyerName", "integration", "issuerName"],
    standardOrder: "-createdOn",
    tieBreak: linkedAccounts.id,
  });
  const seen = visibleAccounts(person);
  const total = (where: SQL | undefined) =>
    db.select({ total: sql<number>`count(*)` }).from(rowsOf(db).where(where).as("counted"));
  const [rows, [matching], [all]] = await db.batch([
    rowsOf(db)
      .where(and(seen, query.where))
      .orderBy(...query.orderBy)
      .limit(query.limit)
      .offset(query.offset),
    total(and(seen, query.where)),
    total(seen),
  ]);
  return toPagedResult<LinkedAccountRow>(rows, body, matching?.total ?? 0, all?.total ?? 0);
}

/** The account's own row, where the user sees it. @throws Refusal 404 */
export async function requireAccount(db: Database, person: Person, id: string): Promise<AccountRow> {
  const [found] = await db
    .select()
    .from(linkedAccounts)
    .where(and(eq(linkedAccounts.id, id), visibleAccounts(person)));
  if (!found) throw notFound("linkedAccount");
  return found;
}

/** The account as the list shows it. @throws Refusal 404 */
export async function listedAccount(db: Database, person: Person, id: string): Promise<LinkedAccountRow> {
  const [found] = await rowsOf(db).where(and(eq(linkedAccounts.id, id), visibleAccounts(person)));
  if (!found) throw notFound("linkedAccount");
  return found;
}

/** Counts by status, who answers for each provider, and what each issuer allows. */
export async function accountsState({ env, db, person }: CallContext<"linkedAccountsState">) {
  const [found, own] = await db.batch([
    db
      .select({ provider: linkedAccounts.provider, status: linkedAccounts.status, n: sql<number>`count(*)` })
      .from(linkedAccounts)
      .where(visibleAccounts(person))
      .groupBy(linkedAccounts.provider, linkedAccounts.status),
    db.select().from(issuers).where(accountIssuers(person)).orderBy(asc(issuers.name)),
  ]);
  const numbers = new Map(found.map(({ provider, status, n }) => [`${provider} ${status}`, n]));
  const countsOf = (provider: LinkProvider) => {
    const count = (status: (typeof linkedAccountStatuses)[number]) => numbers.get(`${provider} ${status}`) ?? 0;
    return {
      Incomplete: count("Incomplete"),
      Linked: count("Linked"),
      RelinkNeeded: count("RelinkNeeded"),
      Deleted: count("Deleted"),
    };
  };
  return {
    counts: { Merge: countsOf("Merge"), Rutter: countsOf("Rutter") },
    providers: { Merge: modeOf(env, "Merge"), Rutter: modeOf(env, "Rutter") },
    issuers: own.map((issuer) => ({
      id: issuer.id,
      name: issuer.name,
      language: issuer.language,
      options: linkProviders.flatMap((provider) =>
        [false, true].flatMap((byMail) => (allowsLink(issuer, provider, byMail) ? [{ provider, byMail }] : [])),
      ),
    })),
  };
}
