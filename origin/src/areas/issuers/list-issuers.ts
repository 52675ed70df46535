import { and, count } from "drizzle-orm";
import type { IssuerListItem } from "@paygauge/api-types/entities/issuers";
import { toPagedResult, type PagedResult } from "@paygauge/api-types/entities/paging";
import type { CallContext } from "../../call-context.ts";
import { visibleIssuers } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import type { Database } from "../../store/database.ts";
import { pagedQuery, type PagedColumns } from "../../store/paged-query.ts";
import { isDamagedRow } from "../../store/columns.ts";
import { issuers } from "../../store/schema.ts";
import { brandingName, issuerSelection, jobsCount, listItemOf, usersCount } from "./issuer-rows.ts";

const columns = (db: Database, person: Person): PagedColumns => ({
  name: { sql: issuers.name, kind: "text" },
  issuerKey: { sql: issuers.issuerKey, kind: "text" },
  scheme: { sql: issuers.scheme, kind: "text" },
  jobsCount: { sql: jobsCount(db, person), kind: "number" },
  usersCount: { sql: usersCount, kind: "number" },
  brandingDisplayName: { sql: brandingName, kind: "text" },
  hasSupplierIncludeList: { sql: issuers.hasSupplierIncludeList, kind: "boolean" },
  hasSupplierExcludeList: { sql: issuers.hasSupplierExcludeList, kind: "boolean" },
});

/** The issuers that the user reaches, paged at the source. */
export async function listIssuers({ db, person, body }: CallContext<"issuers">): Promise<PagedResult<IssuerListItem>> {
  const sight = visibleIssuers(person);
  const query = pagedQuery(columns(db, person), body, {
    searched: ["name", "issuerKey"],
    standardOrder: "name",
    tieBreak: issuers.id,
  });
  const where = and(sight, query.where);
  const total = { total: count() };
  const [rows, [matching], [all]] = await db.batch([
    db
      .select(issuerSelection(db, person))
      .from(issuers)
      .where(where)
      .orderBy(...query.orderBy)
      .limit(query.limit)
      .offset(query.offset),
    db.select(total).from(issuers).where(where),
    db.select(total).from(issuers).where(sight),
  ]);
  const damaged = rows.flatMap(({ row }) => (isDamagedRow(row) ? [row.id] : []));
  return toPagedResult(rows.map(listItemOf), body, matching?.total ?? 0, all?.total ?? 0, damaged);
}
