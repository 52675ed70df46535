/** Pages and boards of a campaign's suppliers, from the rows in memory. */
import { memberStatuses, type MemberStatus } from "@paygauge/api-types/campaigns/campaign-rules";
import type { CampaignBoard, CampaignBoardBody } from "@paygauge/api-types/entities/campaign-suppliers";
import { toPagedResult, type PagedRequest } from "@paygauge/api-types/entities/paging";
import type { CampaignRecord } from "./campaign-store.ts";
import { campaignColumn, memberTest, orderOf } from "./member-filter.ts";
import type { MemberRow, MemberRows } from "./member-rows.ts";
import { memberOf, type Reader } from "./member-view.ts";

type Selection = Pick<PagedRequest, "filters" | "search" | "orderBy" | "secondaryOrderBy">;
type Compare = (one: MemberRow, other: MemberRow) => number;

/** Orders by one key; blank stands last, whichever way. */
function byKey(path: string, key: string, campaign: CampaignRecord, at: string): Compare {
  const value = orderOf(campaignColumn(key.replace(/^-/, ""), path), campaign, at);
  const sign = key.startsWith("-") ? -1 : 1;
  return (one, other) => {
    const [a, b] = [value(one), value(other)];
    if (a === b) return 0;
    if (a === null) return 1;
    if (b === null) return -1;
    return a < b ? -sign : sign;
  };
}

/** What is due first stands first; of one moment the larger value. */
const standard = { orderBy: "nextOn", secondaryOrderBy: "-valueMinor" } as const;

function compareOf(request: Selection, campaign: CampaignRecord, at: string): Compare {
  const orderBy = request.orderBy ?? standard.orderBy;
  const second = request.secondaryOrderBy ?? (request.orderBy === undefined ? standard.secondaryOrderBy : undefined);
  const first = byKey("orderBy", orderBy, campaign, at);
  const then = second === undefined ? () => 0 : byKey("secondaryOrderBy", second, campaign, at);
  return (one, other) => first(one, other) || then(one, other) || (one.supplierKey < other.supplierKey ? -1 : 1);
}

/** Rows that a request finds, in the order of their value. @throws Refusal 422 */
export function found(rows: MemberRows, request: Selection, campaign: CampaignRecord, at: string): MemberRow[] {
  return rows.rows.filter(memberTest(request, campaign, at));
}

/** The first rows in an order, without ordering the others: a heap of as many, its last row on top. */
function firstOf(rows: readonly MemberRow[], count: number, compare: Compare): MemberRow[] {
  if (count * 4 >= rows.length) return rows.toSorted(compare).slice(0, count);
  const kept = rows.slice(0, count).toSorted(compare);
  for (let at = count; at < rows.length; at += 1) {
    const row = rows[at];
    const last = kept[count - 1];
    if (row === undefined || last === undefined || compare(row, last) >= 0) continue;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      const there = kept[middle];
      if (there !== undefined && compare(there, row) < 0) low = middle + 1;
      else high = middle;
    }
    kept.copyWithin(low + 1, low, count - 1);
    kept[low] = row;
  }
  return kept;
}

interface Ordered {
  readonly key: string;
  readonly rows: readonly MemberRow[];
  readonly length: number;
  readonly valueMinor: number;
}
/** The latest selection of a campaign, so that turning pages costs nothing. */
const latest = new WeakMap<MemberRows, Ordered>();

function ordered(rows: MemberRows, request: Selection, campaign: CampaignRecord, at: string, end: number): Ordered {
  const { filters, search, orderBy, secondaryOrderBy } = request;
  // Owner and route of the campaign stand in rows, days of a status in filters.
  const key = JSON.stringify([
    rows.generation,
    campaign.version,
    at.slice(0, 10),
    filters,
    search,
    orderBy,
    secondaryOrderBy,
  ]);
  const known = latest.get(rows);
  if (known?.key === key && known.rows.length >= Math.min(end, known.length)) return known;
  const compare = compareOf(request, campaign, at);
  const matching = found(rows, request, campaign, at);
  const made = {
    key,
    // Who turns pages soon has all of them in order.
    rows: firstOf(matching, Math.max(200, end * 4), compare),
    length: matching.length,
    valueMinor: matching.reduce((sum, { valueMinor }) => sum + valueMinor, 0),
  };
  latest.set(rows, made);
  return made;
}

/** One page with its totals. @throws Refusal 422 for a request that cannot be answered */
export function memberPage(rows: MemberRows, request: PagedRequest, campaign: CampaignRecord, reader: Reader) {
  const from = (request.pageNumber - 1) * request.pageSize;
  const { rows: sorted, length, valueMinor } = ordered(rows, request, campaign, reader.at, from + request.pageSize);
  const page = sorted.slice(from, from + request.pageSize).map((row) => memberOf(row, campaign, reader));
  return { ...toPagedResult(page, request, length, rows.size), totals: { suppliers: length, valueMinor } };
}

/** The first cards of every column, the highest value first unless asked otherwise. @throws Refusal 422 */
export function boardOf(
  rows: MemberRows,
  request: CampaignBoardBody,
  campaign: CampaignRecord,
  reader: Reader,
): CampaignBoard {
  const compare = compareOf({ ...request, orderBy: request.orderBy ?? "-valueMinor" }, campaign, reader.at);
  const columns = new Map<MemberStatus, MemberRow[]>(memberStatuses.map((status) => [status, []]));
  for (const row of found(rows, request, campaign, reader.at)) columns.get(row.status)?.push(row);
  return {
    columns: [...columns].map(([status, members]) => ({
      status,
      suppliers: members.length,
      valueMinor: members.reduce((sum, { valueMinor }) => sum + valueMinor, 0),
      cards: firstOf(members, request.size, compare).map((row) => memberOf(row, campaign, reader)),
    })),
  };
}
