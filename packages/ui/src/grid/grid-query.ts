/** The nine comparison operators of a paged request (docs/specification.md section 3). */
export const operators = [
  "Equal",
  "NotEqual",
  "GreaterThan",
  "GreaterThanOrEqual",
  "LessThan",
  "LessThanOrEqual",
  "Contains",
  "StartsWith",
  "EndsWith",
] as const;
export type Operator = (typeof operators)[number];

/**
 * One condition. Several Equal conditions on one property are joined with "or",
 * everything else with "and". `value` is text as a user typed or chose it.
 */
export interface GridFilter {
  readonly property: string;
  readonly operator: Operator;
  readonly value: string;
  /** Rows without a value pass too. */
  readonly allowNull: boolean;
}

export interface GridSort {
  readonly property: string;
  readonly direction: "asc" | "desc";
}

export const densities = ["compact", "default", "comfortable"] as const;
export type Density = (typeof densities)[number];

/** Row heights in pixels. */
export const rowHeights: Record<Density, number> = { compact: 28, default: 34, comfortable: 42 };

/** Rows of a page; "continuous" fetches pages of `continuousPage` rows while a user scrolls through all of them. */
export const pageSizes = [25, 50, 100, 250, "continuous"] as const;
export type PageSize = (typeof pageSizes)[number];
export const continuousPage = 100;

/** Pages of the grid's call that make up one of the grid: a call gives 200 rows at most, so that 250 come in halves. */
export function callsOfPage(size: PageSize): 1 | 2 {
  return size === 250 ? 2 : 1;
}

/** Rows that one page of the grid's call has. */
export function rowsOfPage(size: PageSize): number {
  return size === "continuous" ? continuousPage : size / callsOfPage(size);
}

/** The page of the grid's call that the query begins with, from 1. */
export function pageOf({ page, place, pageSize }: Pick<GridQuery, "page" | "place" | "pageSize">): number {
  return pageSize === "continuous" ? Math.floor(place / continuousPage) + 1 : (page - 1) * callsOfPage(pageSize) + 1;
}

/** Everything that decides what a grid shows; the address carries all of it. */
export interface GridQuery {
  readonly filters: readonly GridFilter[];
  readonly orderBy: GridSort | undefined;
  readonly secondaryOrderBy: GridSort | undefined;
  /** 1-based; 1 without pages. */
  readonly page: number;
  /** Without pages: the first row in view, from 0, so that an address leads back to the same rows. */
  readonly place: number;
  readonly pageSize: PageSize;
  /** Shown columns in order; undefined for the grid's own choice. */
  readonly columns: readonly string[] | undefined;
  readonly density: Density;
  readonly search: string;
  /** Widths in pixels of the columns that a user has resized. */
  readonly widths: Readonly<Record<string, number>>;
  /** How many of the first shown columns stay in view while the others scroll. */
  readonly pins: PinCount;
}

/** The first column is always pinned, two more can be. */
export const pinCounts = [1, 2, 3] as const;
export type PinCount = (typeof pinCounts)[number];

export const defaultGridQuery: GridQuery = {
  filters: [],
  orderBy: undefined,
  secondaryOrderBy: undefined,
  page: 1,
  place: 0,
  pageSize: 50,
  columns: undefined,
  density: "default",
  search: "",
  widths: {},
  pins: 1,
};

/** Changes of the look alone: the rows stay the same. */
const looks = new Set(["page", "place", "columns", "density", "widths", "pins"]);

/** The same text exactly while the query names the same page of rows. */
export function rowsKey({ page, pageSize, filters, orderBy, secondaryOrderBy, search }: GridQuery): string {
  return JSON.stringify([page, pageSize, filters, orderBy, secondaryOrderBy, search]);
}

/** A changed query; anything that changes which rows there are leads back to the first page. */
export function changeQuery(query: GridQuery, change: Partial<GridQuery>): GridQuery {
  const samePage = Object.keys(change).every((key) => looks.has(key));
  return { ...query, ...(samePage ? {} : { page: 1, place: 0 }), ...change };
}

/**
 * The order after a click on a header: ascending, descending, none. With `second`
 * the first key stays and the second one turns; two keys are all the API takes.
 */
export function nextSort(query: GridQuery, property: string, second: boolean): GridQuery {
  const { orderBy, secondaryOrderBy } = query;
  if (second && orderBy !== undefined && orderBy.property !== property) {
    return changeQuery(query, { secondaryOrderBy: turned(secondaryOrderBy, property) });
  }
  const first = turned(orderBy, property);
  if (!second) return changeQuery(query, { orderBy: first, secondaryOrderBy: undefined });
  return first === undefined
    ? changeQuery(query, { orderBy: secondaryOrderBy, secondaryOrderBy: undefined })
    : changeQuery(query, { orderBy: first });
}

/** A second key in this direction behind the first one; the first itself where there is none, or on its own column. */
export function thenSort(query: GridQuery, property: string, direction: GridSort["direction"]): GridQuery {
  const isFirst = query.orderBy === undefined || query.orderBy.property === property;
  return changeQuery(query, { [isFirst ? "orderBy" : "secondaryOrderBy"]: { property, direction } });
}

function turned(sort: GridSort | undefined, property: string): GridSort | undefined {
  if (sort?.property !== property) return { property, direction: "asc" };
  return sort.direction === "asc" ? { property, direction: "desc" } : undefined;
}
