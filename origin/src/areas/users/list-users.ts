import { and, asc, count, eq, or, sql, type SQL } from "drizzle-orm";
import {
  toPagedResult,
  type FilterItem,
  type PagedRequest,
  type PagedResult,
} from "@paygauge/api-types/entities/paging";
import type { User, UserOption, UserRecord, UserStatus } from "@paygauge/api-types/entities/users";
import { isPermission } from "@paygauge/api-types/access/permissions";
import type { CallBase, CallContext } from "../../call-context.ts";
import type { Person } from "../../identity/person.ts";
import { requireUser, visibleUsers } from "../../identity/user-sight.ts";
import { invalid, notFound } from "@paygauge/worker/refusal";
import type { Database } from "../../store/database.ts";
import { alphabetical, textMatch } from "../../store/letters.ts";
import { pagedQuery, type PagedColumns } from "../../store/paged-query.ts";
import { directGrants, users } from "../../store/schema.ts";
import { effectiveBrandingId, userOf, userSelection } from "./user-rows.ts";
import { message } from "@paygauge/api-types/catalogue/message";

/** Users offered for choosing; a search narrows what does not fit. */
const maxOptions = 50;

const columns: PagedColumns = {
  username: { sql: users.username, kind: "text" },
  displayName: { sql: users.displayName, kind: "text" },
  email: { sql: users.email, kind: "text" },
  effectiveBrandingId: { sql: effectiveBrandingId, kind: "text" },
  lastActivityAt: { sql: users.lastActivityAt, kind: "moment" },
  createdOn: { sql: users.createdOn, kind: "moment" },
};

const statuses: Record<UserStatus, SQL> = {
  active: sql`users.is_program = 0 and users.approved = 1 and users.is_deactivated = 0 and users.pending = 0`,
  unapproved: sql`users.approved = 0 and users.is_deactivated = 0 and users.pending = 0`,
  pending: sql`users.is_deactivated = 0 and users.pending = 1`,
  deactivated: sql`users.is_deactivated = 1`,
};

const inIssuers = (ids: readonly (string | undefined)[]): SQL =>
  sql`exists (select 1 from user_issuers where user_issuers.user_id = users.id and user_issuers.issuer_id in (select value from json_each(${JSON.stringify(ids)})))`;
const inAny = sql`exists (select 1 from user_issuers where user_issuers.user_id = users.id)`;

/** Whether a user is of an issuer, or with no value of none; "include blanks" lets those of none pass. */
function membership({ itemComparisonOperator, itemValue, allowNullValue }: FilterItem): SQL {
  const isOf = itemValue === undefined ? sql`not ${inAny}` : inIssuers([itemValue]);
  const asked = itemComparisonOperator === "Equal" ? isOf : sql`not ${isOf}`;
  return allowNullValue ? sql`(${asked} or not ${inAny})` : asked;
}

/** A user is of several issuers: this filter is a membership, which a column cannot say. */
function issuerFilter(items: readonly FilterItem[]): SQL | undefined {
  const equals = items.filter(({ itemComparisonOperator }) => itemComparisonOperator === "Equal");
  const others = items.filter(({ itemComparisonOperator }) => itemComparisonOperator === "NotEqual");
  if (equals.length + others.length < items.length) throw invalid("filters.issuerId", message("issuerEqualOnly"));
  return and(or(...equals.map(membership)), ...others.map(membership));
}

/**
 * The request without its issuer filter and without empty values, which are skipped (docs/specification.md section 5).
 */
function splitFilters(request: PagedRequest): { request: PagedRequest; issuers: SQL | undefined } {
  const items = (request.filters?.filterItems ?? []).filter(({ itemValue }) => itemValue !== "");
  const isIssuer = ({ propertyName }: FilterItem) => propertyName === "issuerId";
  const filterItems = items.filter((item) => !isIssuer(item));
  return { request: { ...request, filters: { filterItems } }, issuers: issuerFilter(items.filter(isIssuer)) };
}

interface Listing extends Pick<CallBase, "db" | "facts"> {
  readonly person: Person;
  readonly body: PagedRequest;
}

/** Users of one status, username ascending unless the request orders otherwise. */
export function listUsers(status: UserStatus) {
  return async ({ db, facts, person, body }: Listing): Promise<PagedResult<User>> => {
    const { request, issuers } = splitFilters(body);
    const sight = and(visibleUsers(db, person), statuses[status]);
    const query = pagedQuery(columns, request, {
      searched: ["username", "displayName", "email"],
      standardOrder: "username",
      tieBreak: users.id,
    });
    const where = and(sight, issuers, query.where);
    const total = { total: count() };
    const [rows, [matching], [all]] = await db.batch([
      db
        .select(userSelection(db, person))
        .from(users)
        .where(where)
        .orderBy(...query.orderBy)
        .limit(query.limit)
        .offset(query.offset),
      db.select(total).from(users).where(where),
      db.select(total).from(users).where(sight),
    ]);
    const collection = rows.map((row) => userOf(row, facts));
    return toPagedResult(collection, body, matching?.total ?? 0, all?.total ?? 0);
  };
}

/** One user in full. */
export async function readUser({ db, facts, person, params }: CallContext<"user">): Promise<UserRecord> {
  await requireUser(db, person, params.id);
  const [selected] = await db.select(userSelection(db, person)).from(users).where(eq(users.id, params.id));
  if (!selected) throw notFound("user");
  const grants = await db.select().from(directGrants).where(eq(directGrants.userId, params.id));
  return {
    ...userOf(selected, facts),
    ownBranding: selected.row.brandingId,
    directGrants: grants.map(({ permission }) => permission).filter(isPermission),
    canSwitchRoles: selected.row.canSwitchRoles,
    invitedOn: selected.row.invitedOn,
    createdOn: selected.row.createdOn,
  };
}

/** Users to choose from, by name. */
export async function userOptions(
  db: Database,
  where: SQL | undefined,
  search: string | undefined,
): Promise<UserOption[]> {
  const text = search?.trim() ?? "";
  const named = [users.displayName, users.username, users.email];
  const found = text === "" ? undefined : or(...named.map((column) => textMatch("Contains", column, text)));
  return db
    .select({ id: users.id, displayName: users.displayName, username: users.username, email: users.email })
    .from(users)
    .where(and(where, found))
    .orderBy(asc(alphabetical(users.displayName)), asc(users.id))
    .limit(maxOptions);
}

export const eligibleUsers = statuses.active;
