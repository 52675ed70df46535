/** Pages and boards of a campaign's suppliers, from the rows in memory. */
import { memberStatuses, type MemberStatus } from "@paygauge/api-types/campaigns/campaign-rules";
import type { CampaignBoard, CampaignBoardBody } from "@paygauge/api-types/entities/campaign-suppliers";
import { toPagedResult, type PagedRequest } from "@paygauge/api-types/entities/paging";
import { predictionColumn } from "@paygauge/api-types/entities/suppliers";
import type { Chances } from "../prediction/run-predictions.ts";
import type { CampaignRecord } from "./campaign-store.ts";
import { campaignColumn, memberTest, orderOf } from "./member-filter.ts";
import type { MemberRow, MemberRows } from "./member-rows.ts";
import { memberOf, type Reader } from "./member-view.ts";
import { inQueueOrder } from "./today.ts";

type Selection = Pick<PagedRequest, "filters" | "search" | "orderBy" | "secondaryOrderBy">;
type Key = string | number | null;
type Compare = (one: MemberRow, other: MemberRow) => number;

/** An order by one column; blank is last, whichever way. */
interface ColumnOrder {
  readonly keyOf: (row: MemberRow) => Key;
  readonly compare: (one: Key, other: Key) => number;
}

/** A campaign with the chances of its suppliers, where an order asks for them. */
type Orderable = CampaignRecord & { readonly chances?: Chances | null };

function keyReader(name: string, path: string, campaign: Orderable, at: string): (row: MemberRow) => Key {
  const { chances } = campaign;
  if (name !== predictionColumn || !chances) return orderOf(campaignColumn(name, path), campaign, at);
  return ({ supplierKey }) => chances.byKey.get(supplierKey) ?? null;
}

function byColumn(path: string, name: string, campaign: Orderable, at: string): ColumnOrder {
  const sign = name.startsWith("-") ? -1 : 1;
  return {
    keyOf: keyReader(name.replace(/^-/, ""), path, campaign, at),
    compare: (one, other) => {
      if (one === other) return 0;
      if (one === null) return 1;
      if (other === null) return -1;
      return one < other ? -sign : sign;
    },
  };
}

/** What is due first is first; of one moment by wave, then the larger value. */
const standard = "nextOn";

/** An order of two columns; ties are decided by the keys of suppliers. */
interface Order {
  readonly first: ColumnOrder;
  readonly beside: Compare;
}

function orderOfRequest(request: Selection, campaign: Orderable, at: string): Order {
  const orderBy = request.orderBy ?? standard;
  const name = request.secondaryOrderBy;
  const first = byColumn("orderBy", orderBy, campaign, at);
  if (name === undefined && request.orderBy === undefined) return { first, beside: inQueueOrder };
  const second = name === undefined ? null : byColumn("secondaryOrderBy", name, campaign, at);
  return {
    first,
    beside: (one, other) =>
      second?.compare(second.keyOf(one), second.keyOf(other)) || (one.supplierKey < other.supplierKey ? -1 : 1),
  };
}

/** Rows that a request finds, in the order of their value. @throws Refusal 422 */
export function found(rows: MemberRows, request: Selection, campaign: CampaignRecord, at: string): MemberRow[] {
  return rows.rows.filter(memberTest(request, campaign, at));
}

/** The first rows in an order, without ordering the others: each row's key is made once, its place is found by halves. */
function firstOf(rows: readonly MemberRow[], count: number, { first, beside }: Order): MemberRow[] {
  const compare = (one: Keyed, other: Keyed): number => first.compare(one.key, other.key) || beside(one.row, other.row);
  const keyed = (row: MemberRow): Keyed => ({ key: first.keyOf(row), row });
  if (count * 4 >= rows.length) return ordersOf(rows.map(keyed).toSorted(compare).slice(0, count));
  const kept = rows.slice(0, count).map(keyed).toSorted(compare);
  for (let at = count; at < rows.length; at += 1) {
    const row = rows[at];
    const last = kept[count - 1];
    if (row === undefined || last === undefined) continue;
    const key = first.keyOf(row);
    const place = first.compare(key, last.key);
    if (place > 0 || (place === 0 && beside(row, last.row) >= 0)) continue;
    const made = { key, row };
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      const there = kept[middle];
      if (there !== undefined && compare(there, made) < 0) low = middle + 1;
      else high = middle;
    }
    kept.copyWithin(low + 1, low, count - 1);
    kept[low] = made;
  }
  return ordersOf(kept);
}

interface Keyed {
  readonly key: Key;
  readonly row: MemberRow;
}
const ordersOf = (kept: readonly Keyed[]): MemberRow[] => kept.map(({ row }) => row);

interface Ordered {
  readonly key: string;
  readonly rows: readonly MemberRow[];
  readonly length: number;
  readonly valueMinor: number;
}
/** The latest selection of a campaign, so that turning pages costs nothing. */
const latest = new WeakMap<MemberRows, Ordered>();

function ordered(rows: MemberRows, request: Selection, campaign: Orderable, at: string, end: number): Ordered {
  const { filters, search, orderBy, secondaryOrderBy } = request;
  // Owner and route of the campaign are in rows, days of a status in filters.
  const key = JSON.stringify([
    rows.generation,
    campaign.version,
    at.slice(0, 10),
    filters,
    search,
    orderBy,
    secondaryOrderBy,
    campaign.chances?.name,
  ]);
  const known = latest.get(rows);
  if (known?.key === key && known.rows.length >= Math.min(end, known.length)) return known;
  const order = orderOfRequest(request, campaign, at);
  const matching = found(rows, request, campaign, at);
  const made = {
    key,
    // Who turns pages soon has all of them in order.
    rows: firstOf(matching, Math.max(200, end * 4), order),
    length: matching.length,
    valueMinor: Math.round(matching.reduce((sum, { valueMinor }) => sum + valueMinor, 0)),
  };
  latest.set(rows, made);
  return made;
}

/** One page with its totals. @throws Refusal 422 for a request that cannot be answered */
export function memberPage(rows: MemberRows, request: PagedRequest, campaign: Orderable, reader: Reader) {
  const from = (request.pageNumber - 1) * request.pageSize;
  const { rows: sorted, length, valueMinor } = ordered(rows, request, campaign, reader.at, from + request.pageSize);
  const page = sorted.slice(from, from + request.pageSize).map((row) => memberOf(row, campaign, reader));
  return { ...toPagedResult(page, request, length, rows.size), totals: { suppliers: length, valueMinor } };
}

/** The first cards of every column, by wave and then the highest value first unless asked otherwise. @throws Refusal 422 */
export function boardOf(
  rows: MemberRows,
  request: CampaignBoardBody,
  campaign: Orderable,
  reader: Reader,
): CampaignBoard {
  const standing = request.orderBy === undefined ? { orderBy: "wave", secondaryOrderBy: "-valueMinor" } : {};
  const order = orderOfRequest({ ...request, ...standing }, campaign, reader.at);
  const columns = new Map<MemberStatus, MemberRow[]>(memberStatuses.map((status) => [status, []]));
  for (const row of found(rows, request, campaign, reader.at)) columns.get(row.status)?.push(row);
  return {
    columns: [...columns].map(([status, members]) => ({
      status,
      suppliers: members.length,
      valueMinor: Math.round(members.reduce((sum, { valueMinor }) => sum + valueMinor, 0)),
      cards: firstOf(members, request.size, order).map((row) => memberOf(row, campaign, reader)),
    })),
  };
}
