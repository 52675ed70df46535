import { continuousPage } from "@paygauge/ui/grid/grid-query.ts";

/** What a list's call answers: one page and how many rows there are. */
export interface PageAnswer<Row> {
  readonly collection: readonly Row[];
  readonly currentPage: number;
  readonly pageSize: number;
  readonly totalCount: number;
  readonly unfilteredCount?: number | undefined;
  readonly damaged?: readonly string[] | undefined;
}

/** Pages that are kept; beyond them those farthest from the view are released. */
export const pagesKept = 200;

/** Loaded pages of one filter and order. */
export interface HeldPages<Answer, Row> {
  /** The request's key; empty before the first answer. */
  readonly key: string;
  readonly pages: ReadonlyMap<number, readonly Row[]>;
  readonly matching: number;
  /** The last answer. */
  readonly answer: Answer | undefined;
}

interface ArrivedPage<Answer, Row> {
  readonly page: number;
  readonly data: Answer;
  readonly answer: { readonly collection: readonly Row[]; readonly totalCount: number };
}

/** Before anything was asked for. */
export const heldNothing: HeldPages<never, never> = { key: "", pages: new Map(), matching: 0, answer: undefined };

/** The page in view and, as soon as it is known how many there are, its neighbours; pages count from 1. */
export function pagesAround(page: number, matching: number | undefined): readonly number[] {
  if (matching === undefined) return [page];
  const last = Math.max(1, Math.ceil(matching / continuousPage));
  const centre = Math.min(Math.max(1, page), last);
  return [centre - 1, centre, centre + 1].filter((each) => each >= 1 && each <= last);
}

/** The pages with those that arrived; the same object where nothing is new. Pages of another key are released. */
export function withPages<Answer, Row>(
  held: HeldPages<Answer, Row>,
  key: string,
  arrived: readonly ArrivedPage<Answer, Row>[],
): HeldPages<Answer, Row> {
  const last = arrived.at(-1);
  if (last === undefined) return held;
  const same = held.key === key;
  const isNew = ({ page, answer }: ArrivedPage<Answer, Row>) => held.pages.get(page) !== answer.collection;
  if (same && !arrived.some(isNew)) return held;
  const pages = new Map(same ? held.pages : []);
  for (const { page, answer } of arrived) pages.set(page, answer.collection);
  const far = [...pages.keys()].sort((a, b) => Math.abs(b - last.page) - Math.abs(a - last.page));
  for (const page of far.slice(0, Math.max(0, pages.size - pagesKept))) pages.delete(page);
  const newest = (same ? arrived.find(isNew) : undefined) ?? last;
  return { key, pages, matching: newest.answer.totalCount, answer: newest.data };
}

/** Every row that matches at its place; those that were not loaded are undefined. */
export function rowsInPlace<Row>({
  pages,
  matching,
}: Pick<HeldPages<unknown, Row>, "pages" | "matching">): readonly (Row | undefined)[] {
  const rows = openPlaces<Row>(matching);
  for (const [page, loaded] of pages) putRows(rows, loaded, (page - 1) * continuousPage);
  return rows;
}

/** The same for one page of any size: the rows until the first rows without pages arrive. */
export function pageInPlace<Row>(answer: PageAnswer<Row>): readonly (Row | undefined)[] {
  const rows = openPlaces<Row>(answer.totalCount);
  putRows(rows, answer.collection, (answer.currentPage - 1) * answer.pageSize);
  return rows;
}

function openPlaces<Row>(length: number): (Row | undefined)[] {
  return Array.from<Row | undefined>({ length }).fill(undefined);
}

function putRows<Row>(rows: (Row | undefined)[], loaded: readonly Row[], from: number): void {
  loaded.forEach((row, at) => {
    if (from + at < rows.length) rows[from + at] = row;
  });
}
