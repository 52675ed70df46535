import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { MagicLinkRow } from "@paygauge/api-types/entities/magic-links";
import { toPagedResult } from "@paygauge/api-types/entities/paging";
import { magicLinkStates, type MagicLinkState } from "@paygauge/api-types/states";
import type { CallContext } from "../../call-context.ts";
import type { Person } from "../../identity/person.ts";
import { notFound } from "@paygauge/worker/refusal";
import { now, type Database } from "../../store/database.ts";
import { pagedQuery, type PagedColumns } from "../../store/paged-query.ts";
import { buyers, issuers, magicLinks, users } from "../../store/schema.ts";

export type LinkRow = typeof magicLinks.$inferSelect;

const nothing = sql`1 = 0`;

/** Links of the issuers that the user manages; staff see all. */
function visibleLinks({ eligible, tenancy }: Person): SQL {
  if (!eligible) return nothing;
  if (tenancy.isStaff) return sql`1 = 1`;
  const managed = sql`(select value from json_each(${JSON.stringify(tenancy.managedIssuerIds)}))`;
  return inArray(magicLinks.issuerId, managed);
}

/** Issuers that the user can make links for, whether or not their settings allow it. */
export function linkIssuers({ eligible, tenancy }: Person): SQL {
  if (!eligible) return nothing;
  if (tenancy.isStaff) return sql`1 = 1`;
  return inArray(issuers.id, sql`(select value from json_each(${JSON.stringify(tenancy.managedIssuerIds)}))`);
}

/** Stored states that an end by time turns to Expired. */
const openStates = ["Created", "Sent", "Opened"] as const satisfies readonly MagicLinkState[];

/** The state at a moment: an open link is expired from its end on. */
export function stateOf({ state, expiresOn }: Pick<LinkRow, "state" | "expiresOn">, at = now()): MagicLinkState {
  return openStates.some((each) => each === state) && expiresOn <= at ? "Expired" : state;
}

const stateAt = (at: string): SQL<MagicLinkState> =>
  sql<MagicLinkState>`case when ${magicLinks.state} in ('Created', 'Sent', 'Opened') and ${magicLinks.expiresOn} <= ${at} then 'Expired' else ${magicLinks.state} end`;

const selection = (at: string) => ({
  id: magicLinks.id,
  recipient: magicLinks.recipient,
  issuerId: magicLinks.issuerId,
  issuerName: sql<string>`${issuers.name}`.as("issuer_name"),
  buyerId: magicLinks.buyerId,
  buyerName: sql<string>`${buyers.name}`.as("buyer_name"),
  kind: magicLinks.kind,
  state: stateAt(at).as("state_now"),
  step: magicLinks.step,
  lastEvent: magicLinks.lastEvent,
  lastEventOn: magicLinks.lastEventOn,
  createdOn: sql<string>`${magicLinks.createdOn}`.as("link_created_on"),
  createdByName: sql<string>`${users.displayName}`.as("created_by_name"),
  expiresOn: magicLinks.expiresOn,
  uses: magicLinks.uses,
  usesSpent: magicLinks.usesSpent,
  version: sql<number>`${magicLinks.version}`.as("link_version"),
});

const rowsAt = (db: Database, at: string) =>
  db
    .select(selection(at))
    .from(magicLinks)
    .innerJoin(issuers, eq(issuers.id, magicLinks.issuerId))
    .innerJoin(buyers, eq(buyers.id, magicLinks.buyerId))
    .innerJoin(users, eq(users.id, magicLinks.createdBy));

const columnsAt = (at: string): PagedColumns => ({
  recipient: { sql: magicLinks.recipient, kind: "text" },
  issuerId: { sql: magicLinks.issuerId, kind: "text" },
  issuerName: { sql: issuers.name, kind: "text" },
  buyerName: { sql: buyers.name, kind: "text" },
  kind: { sql: magicLinks.kind, kind: "text" },
  state: { sql: stateAt(at), kind: "text" },
  lastEvent: { sql: magicLinks.lastEvent, kind: "text" },
  lastEventOn: { sql: magicLinks.lastEventOn, kind: "moment" },
  createdOn: { sql: magicLinks.createdOn, kind: "moment" },
  createdByName: { sql: users.displayName, kind: "text" },
  expiresOn: { sql: magicLinks.expiresOn, kind: "moment" },
  uses: { sql: magicLinks.uses, kind: "number" },
  usesSpent: { sql: magicLinks.usesSpent, kind: "number" },
});

/** Answers one page of the links in sight. */
export async function listLinks({ db, person, body }: CallContext<"magicLinksPage">) {
  const at = now();
  const query = pagedQuery(columnsAt(at), body, {
    searched: ["recipient", "buyerName", "issuerName"],
    standardOrder: "-createdOn",
    tieBreak: magicLinks.id,
  });
  const seen = visibleLinks(person);
  const total = (where: SQL | undefined) =>
    db.select({ total: sql<number>`count(*)` }).from(rowsAt(db, at).where(where).as("counted"));
  const [rows, [matching], [all]] = await db.batch([
    rowsAt(db, at)
      .where(and(seen, query.where))
      .orderBy(...query.orderBy)
      .limit(query.limit)
      .offset(query.offset),
    total(and(seen, query.where)),
    total(seen),
  ]);
  return toPagedResult<MagicLinkRow>(rows, body, matching?.total ?? 0, all?.total ?? 0);
}

/** Counts the links in sight by their state now. */
export async function countLinks({ db, person }: CallContext<"magicLinkCounts">) {
  const state = stateAt(now());
  const rows = await db
    .select({ state: state.as("state_now"), count: sql<number>`count(*)` })
    .from(magicLinks)
    .where(visibleLinks(person))
    .groupBy(sql`state_now`);
  const counts = { Created: 0, Sent: 0, Opened: 0, Used: 0, Expired: 0, Revoked: 0 };
  for (const each of magicLinkStates) counts[each] = rows.find((row) => row.state === each)?.count ?? 0;
  return counts;
}

/** The link as stored, where the user may see it. @throws Refusal 404 */
export async function requireLink(db: Database, person: Person, id: string): Promise<LinkRow> {
  const [found] = await db
    .select()
    .from(magicLinks)
    .where(and(eq(magicLinks.id, id), visibleLinks(person)));
  if (!found) throw notFound("magicLink");
  return found;
}

/** The link as the list shows it. @throws Refusal 404 */
export async function listedLink(db: Database, person: Person, id: string): Promise<MagicLinkRow> {
  const [found] = await rowsAt(db, now()).where(and(eq(magicLinks.id, id), visibleLinks(person)));
  if (!found) throw notFound("magicLink");
  return found;
}
