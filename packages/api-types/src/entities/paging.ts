import * as v from "valibot";
import { limits } from "../limits.ts";

/** The nine comparison operators (docs/specification.md section 3). */
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

const propertyName = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9]{0,63}$/));

export const filterItem = v.strictObject({
  propertyName,
  itemComparisonOperator: v.picklist(operators),
  /** Of moments a day ("2026-11-22", in UTC), a moment, or an interval of two moments ("from/to", ISO 8601). */
  itemValue: v.optional(v.pipe(v.string(), v.maxLength(400))),
  allowNullValue: v.optional(v.boolean()),
});
export type FilterItem = v.InferOutput<typeof filterItem>;

/** "name" ascending or "-name" descending. */
const orderKey = v.pipe(v.string(), v.regex(/^-?[A-Za-z][A-Za-z0-9]{0,63}$/));

/** Equal items on one property are OR-ed, everything else AND-ed; at most two sort keys. */
export const pagedRequest = v.strictObject({
  orderBy: v.optional(orderKey),
  secondaryOrderBy: v.optional(orderKey),
  filters: v.optional(v.strictObject({ filterItems: v.pipe(v.array(filterItem), v.maxLength(60)) })),
  search: v.optional(v.pipe(v.string(), v.maxLength(200))),
  pageNumber: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.maxPageSize)),
});
export type PagedRequest = v.InferOutput<typeof pagedRequest>;

/** In the answer of a list: IDs of rows that are stored damaged. They can be deleted; what can't be read of them is left out. */
export const damagedIds = { damaged: v.optional(v.array(v.string())) };

export function pagedResult<const T extends v.GenericSchema>(item: T) {
  return v.object({
    collection: v.array(item),
    currentPage: v.number(),
    hasNextPage: v.boolean(),
    hasPreviousPage: v.boolean(),
    pageSize: v.number(),
    /** Rows that match the filter. */
    totalCount: v.number(),
    totalPages: v.number(),
    /** Rows without any filter, for "3,912 matching (12,486 total)". */
    unfilteredCount: v.optional(v.number()),
    ...damagedIds,
  });
}

export interface PagedResult<T> {
  collection: T[];
  currentPage: number;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  pageSize: number;
  totalCount: number;
  totalPages: number;
  unfilteredCount?: number | undefined;
  damaged?: string[] | undefined;
}

/** `damaged` where there is something to name. */
export const namingDamaged = (damaged: readonly string[]): { damaged?: string[] } =>
  damaged.length === 0 ? {} : { damaged: [...damaged] };

/** Wraps one page of rows with the figures of the specification's paged result. */
export function toPagedResult<T>(
  rows: T[],
  request: Pick<PagedRequest, "pageNumber" | "pageSize">,
  totalCount: number,
  unfilteredCount?: number,
  damaged: readonly string[] = [],
): PagedResult<T> {
  const totalPages = Math.max(1, Math.ceil(totalCount / request.pageSize));
  return {
    collection: rows,
    currentPage: request.pageNumber,
    hasNextPage: request.pageNumber < totalPages,
    hasPreviousPage: request.pageNumber > 1,
    pageSize: request.pageSize,
    totalCount,
    totalPages,
    ...(unfilteredCount === undefined ? {} : { unfilteredCount }),
    ...namingDamaged(damaged),
  };
}
