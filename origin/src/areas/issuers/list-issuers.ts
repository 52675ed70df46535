import { and, count, sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { IssuerListItem } from "@paygauge/api-types/entities/issuers";
import { toPagedResult, type PagedResult } from "@paygauge/api-types/entities/paging";
import type { CallContext } from "../../call-context.ts";
import { visibleIssuers } from "../../identity/job-sight.ts";
import { pagedQuery, type PagedColumns } from "../../store/paged-query.ts";
import { issuers } from "../../store/schema.ts";

/** Names shown of an issuer's jobs and people; the counts are exact whatever this is. */
const namesMost = 50;
const names = v.array(v.string());

// Written out: in a selection of one table drizzle drops the table of a column, and `id` would be the inner one.
const jobsCount = sql<number>`(select count(*) from jobs where jobs.issuer_id = issuers.id)`;
const usersCount = sql<number>`(select count(*) from user_issuers where user_issuers.issuer_id = issuers.id)`;
const jobNames = sql<string>`(select json_group_array(name) from (select jobs.name as name from jobs where jobs.issuer_id = issuers.id order by jobs.name limit ${sql.raw(String(namesMost))}))`;
const usernames = sql<string>`(select json_group_array(username) from (select users.username as username from users where users.id in (select user_issuers.user_id from user_issuers where user_issuers.issuer_id = issuers.id) order by users.username limit ${sql.raw(String(namesMost))}))`;
const branding: SQL<string | null> =
  sql`(select brandings.display_name from brandings where brandings.id = issuers.branding_id)`;

const columns: PagedColumns = {
  name: { sql: issuers.name, kind: "text" },
  issuerKey: { sql: issuers.issuerKey, kind: "text" },
  scheme: { sql: issuers.scheme, kind: "text" },
  jobsCount: { sql: jobsCount, kind: "number" },
  usersCount: { sql: usersCount, kind: "number" },
  brandingDisplayName: { sql: branding, kind: "text" },
  hasSupplierIncludeList: { sql: issuers.hasSupplierIncludeList, kind: "boolean" },
  hasSupplierExcludeList: { sql: issuers.hasSupplierExcludeList, kind: "boolean" },
};

/** The issuers that the person reaches, paged at the source. */
export async function listIssuers({ db, person, body }: CallContext<"issuers">): Promise<PagedResult<IssuerListItem>> {
  const sight = visibleIssuers(person);
  const query = pagedQuery(columns, body, {
    searched: ["name", "issuerKey"],
    standardOrder: "name",
    tieBreak: issuers.id,
  });
  const where = and(sight, query.where);
  const rows = await db
    .select({
      id: issuers.id,
      name: issuers.name,
      issuerKey: issuers.issuerKey,
      scheme: issuers.scheme,
      hasSupplierIncludeList: issuers.hasSupplierIncludeList,
      hasSupplierExcludeList: issuers.hasSupplierExcludeList,
      jobsCount: jobsCount.as("jobs_count"),
      usersCount: usersCount.as("users_count"),
      jobNames: jobNames.as("job_names"),
      usernames: usernames.as("user_names"),
      brandingDisplayName: branding.as("branding_display_name"),
    })
    .from(issuers)
    .where(where)
    .orderBy(...query.orderBy)
    .limit(query.limit)
    .offset(query.offset);
  const [matching] = await db.select({ total: count() }).from(issuers).where(where);
  const [all] = await db.select({ total: count() }).from(issuers).where(sight);
  const collection = rows.map((row) => ({
    ...row,
    jobNames: v.parse(names, JSON.parse(row.jobNames)),
    usernames: v.parse(names, JSON.parse(row.usernames)),
    brandingDisplayName: row.brandingDisplayName ?? "",
  }));
  return toPagedResult(collection, body, matching?.total ?? 0, all?.total ?? 0);
}
