/** Which suppliers of a campaign a request finds: the nine operators over rows in memory (architecture rule 5). */
import {
  campaignRoutes,
  dispositions,
  failReasons,
  memberStatuses,
  nextKinds,
} from "@paygauge/api-types/campaigns/campaign-rules";
import { message } from "@paygauge/api-types/catalogue/message";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { campaignColumns, contactStates, type CampaignColumn } from "@paygauge/api-types/entities/campaign-suppliers";
import type { FilterItem, Operator, PagedRequest } from "@paygauge/api-types/entities/paging";
import { waveOrder } from "@paygauge/analysis/value/waves";
import { ownValue } from "@paygauge/api-types/own-value";
import { invalid } from "@paygauge/worker/refusal";
import type { CampaignRecord } from "./campaign-store.ts";
import type { MemberRow } from "./member-rows.ts";
import { daysInStatus, ownerNameOf, routeOf, waveNameOf } from "./member-view.ts";

type Value = string | number | null;
type Test = (row: MemberRow) => boolean;

/** Words of columns that have an order of their own. */
const orders: Partial<Record<CampaignColumn, readonly string[]>> = {
  wave: waveOrder,
  status: memberStatuses,
  route: campaignRoutes,
  lastDisposition: dispositions,
  nextKind: nextKinds,
  agreedMethod: capabilities,
  reason: failReasons,
  contact: contactStates,
};

/** The column of a name. @throws Refusal 422 naming what may be used. */
export function campaignColumn(name: string, path: string): CampaignColumn {
  // The names are those of the table; the compiler widens them.
  if (Object.hasOwn(campaignColumns, name)) return name as CampaignColumn;
  throw invalid(path, message("notSorted", { name, names: Object.keys(campaignColumns).join(", ") }));
}

/** One function for each column, which names it: an engine finds a property that is in the code sooner. */
const readers: Readonly<Record<Exclude<CampaignColumn, "daysInStatus">, (row: MemberRow) => Value>> = {
  name: (row) => row.name,
  country: (row) => row.country,
  mcc: (row) => row.mcc,
  mccDescription: (row) => row.mccDescription,
  yearMinor: (row) => row.yearMinor,
  payments: (row) => row.payments,
  valueMinor: (row) => row.valueMinor,
  wave: waveNameOf,
  status: (row) => row.status,
  route: (row) => row.route,
  ownerName: (row) => row.ownerName,
  attempts: (row) => row.attempts,
  unanswered: (row) => row.unanswered,
  lastAttemptOn: (row) => row.lastAttemptOn,
  lastDisposition: (row) => row.lastDisposition,
  nextKind: (row) => row.nextKind,
  nextOn: (row) => row.nextOn,
  agreedMethod: (row) => row.agreedMethod,
  agreedOn: (row) => row.agreedOn,
  reason: (row) => row.reason,
  contact: (row) => row.contact,
};

/** What a row shows in a column. */
export function valueOf(column: CampaignColumn, campaign: CampaignRecord, at: string): (row: MemberRow) => Value {
  if (column === "daysInStatus") return (row) => daysInStatus(row, at);
  if (column === "route") return (row) => routeOf(row, campaign);
  if (column === "ownerName") return (row) => ownerNameOf(row, campaign) || null;
  return readers[column];
}

/** The same as it is ordered: words of a list by their place, texts whatever the case. */
export function orderOf(column: CampaignColumn, campaign: CampaignRecord, at: string): (row: MemberRow) => Value {
  const value = valueOf(column, campaign, at);
  const words = orders[column];
  if (words !== undefined) {
    const places = new Map(words.map((word, place) => [word, place]));
    return (row) => places.get(String(value(row))) ?? null;
  }
  if (campaignColumns[column] !== "text") return value;
  return (row) => {
    const text = value(row);
    return text === null || text === "" ? null : String(text).toLowerCase();
  };
}

const compared = <T extends string | number>(one: T, other: T): number => (one < other ? -1 : one > other ? 1 : 0);

const comparisons: Readonly<Record<string, (place: number) => boolean>> = {
  Equal: (place) => place === 0,
  NotEqual: (place) => place !== 0,
  GreaterThan: (place) => place > 0,
  GreaterThanOrEqual: (place) => place >= 0,
  LessThan: (place) => place < 0,
  LessThanOrEqual: (place) => place <= 0,
};

function standing(operator: Operator, wanted: string): ((text: string) => boolean) | null {
  if (operator === "Contains") return (text) => text.includes(wanted);
  if (operator === "StartsWith") return (text) => text.startsWith(wanted);
  return operator === "EndsWith" ? (text) => text.endsWith(wanted) : null;
}

/** The first and last moment that a user named: a day, a moment, or an interval of two. */
function spanOf(raw: string): readonly [string, string] | null {
  const one = (part: string): readonly [string, string] | null => {
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(part);
    const ms = /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(part) ? Date.parse(part) : Number.NaN;
    if (Number.isNaN(ms)) return null;
    const first = new Date(ms).toISOString();
    if (isDay && first.slice(0, 10) !== part) return null;
    return [first, isDay ? `${part}T23:59:59.999Z` : first];
  };
  const [from, to, ...more] = raw.split("/").map(one);
  if (!from || more.length > 0 || to === null) return null;
  return [from[0], (to ?? from)[1]];
}

/** Where a value is next to a span: before it, in it, after it. */
function momentPlace(kind: "moment" | "day", raw: string, path: string): (value: string) => number {
  const span = spanOf(raw);
  if (span === null) throw invalid(path, message("notDate", { value: raw }));
  const [first, last] = kind === "day" ? [span[0].slice(0, 10), span[1].slice(0, 10)] : span;
  return (value) => (value < first ? -1 : value > last ? 1 : 0);
}

function placeOf(column: CampaignColumn, raw: string, path: string): (value: string | number) => number {
  const kind = campaignColumns[column];
  if (kind === "number") {
    const wanted = Number(raw);
    if (raw.trim() === "" || !Number.isFinite(wanted)) throw invalid(path, message("notNumber", { value: raw }));
    return (value) => compared(Number(value), wanted);
  }
  if (kind === "moment" || kind === "day") {
    const place = momentPlace(kind, raw, path);
    return (value) => place(String(value));
  }
  const words = orders[column];
  if (words === undefined) return (value) => compared(String(value).toLowerCase(), raw.toLowerCase());
  const wanted = words.indexOf(raw);
  // A word that the column never holds equals no value of it.
  return (value) => (wanted === -1 ? Number.NaN : words.indexOf(String(value)) - wanted);
}

function testOf(item: FilterItem, index: number, campaign: CampaignRecord, at: string): Test {
  const path = `filters.filterItems.${index}`;
  const column = campaignColumn(item.propertyName, `${path}.propertyName`);
  const operator = item.itemComparisonOperator;
  const value = valueOf(column, campaign, at);
  const isBlank = (found: Value): found is null | "" => found === null || found === "";
  if (item.itemValue === undefined) {
    if (operator === "Equal") return (row) => isBlank(value(row));
    if (operator === "NotEqual") return (row) => !isBlank(value(row));
    throw invalid(`${path}.itemValue`, message("operatorNeedsValue", { operator }));
  }
  const allowsBlank = item.allowNullValue ?? false;
  const stands = standing(operator, item.itemValue.toLowerCase());
  if (stands !== null)
    return (row) => {
      const found = value(row);
      return isBlank(found) ? allowsBlank : stands(String(found).toLowerCase());
    };
  const place = placeOf(column, item.itemValue, `${path}.itemValue`);
  const holds = ownValue(comparisons, operator) ?? (() => false);
  return (row) => {
    const found = value(row);
    return isBlank(found) ? allowsBlank : holds(place(found));
  };
}

/** The condition of a request: Equal items on one property are OR-ed, everything else AND-ed. @throws Refusal 422 */
export function memberTest(
  { filters, search }: Pick<PagedRequest, "filters" | "search">,
  campaign: CampaignRecord,
  at: string,
): Test {
  const equals = new Map<string, Test[]>();
  const all: Test[] = [];
  for (const [index, item] of (filters?.filterItems ?? []).entries()) {
    const test = testOf(item, index, campaign, at);
    if (item.itemComparisonOperator !== "Equal") all.push(test);
    else equals.set(item.propertyName, [...(equals.get(item.propertyName) ?? []), test]);
  }
  for (const [only, ...tests] of equals.values())
    if (only !== undefined) all.push(tests.length === 0 ? only : (row) => only(row) || tests.some((test) => test(row)));
  const wanted = search?.trim().toLowerCase() ?? "";
  if (wanted !== "")
    all.push(
      ({ name, mcc, mccDescription }) =>
        name.toLowerCase().includes(wanted) || `${mcc} ${mccDescription}`.toLowerCase().includes(wanted),
    );
  const [first, second, ...others] = all;
  if (first === undefined) return () => true;
  if (second === undefined) return first;
  return (row) => first(row) && second(row) && others.every((test) => test(row));
}
