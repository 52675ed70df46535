import { changeQuery, defaultGridQuery, type GridQuery } from "@paygauge/ui";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import { memberStatuses, type MemberStatus } from "@paygauge/api-types/campaigns/campaign-rules";
import { toPagedRequest } from "../../../data/grid-query.ts";
import { inMinorUnits } from "../../../data/minor-units.ts";

/** As the grid first opens: what is due first on top. */
export const dueFirst: GridQuery = { ...defaultGridQuery, orderBy: { property: "nextOn", direction: "asc" } };

/** The grid's request as the call takes it. */
export const inOwnUnits = (request: PagedRequest, minorDigits: number): PagedRequest =>
  inMinorUnits(request, minorDigits, (property) => property === "valueMinor" || property === "yearMinor");

/** What a request asks for without its page and order: filters and search, for board, bulk and counts. */
export function matchingOf(query: GridQuery, minorDigits: number): Pick<PagedRequest, "filters" | "search"> {
  const { filters, search } = inOwnUnits(toPagedRequest(query), minorDigits);
  return { ...(filters !== undefined && { filters }), ...(search !== undefined && { search }) };
}

const ofStatus = ({ property, operator }: GridQuery["filters"][number]) =>
  property === "status" && operator === "Equal";

/** The one status that is looked at; null: all, or several. */
export function statusOf({ filters }: GridQuery): MemberStatus | null {
  const own = filters.filter(ofStatus);
  const [first] = own;
  return own.length === 1 ? (memberStatuses.find((status) => status === first?.value) ?? null) : null;
}

/** The query with one status looked at, or with all. */
export function withStatus(query: GridQuery, status: MemberStatus | null): GridQuery {
  const others = query.filters.filter((filter) => !ofStatus(filter));
  const own = { property: "status", operator: "Equal", value: status ?? "", allowNull: false } as const;
  return changeQuery(query, { filters: status === null ? others : [...others, own] });
}
