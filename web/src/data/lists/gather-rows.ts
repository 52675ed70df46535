import { limits } from "@paygauge/api-types/limits";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import type { PageAnswer } from "../continuous-pages.ts";

interface Gathering<Row> {
  /** Everything but the page. */
  readonly request: Omit<PagedRequest, "pageNumber" | "pageSize">;
  readonly ask: (request: PagedRequest, signal: AbortSignal) => Promise<PageAnswer<Row>>;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

/** Every row that a request leaves, page after page, in its order. @throws what a page was refused with, AbortError */
export async function gatherRows<Row>({ request, ask, signal, onProgress }: Gathering<Row>): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const page = await ask({ ...request, pageNumber, pageSize: limits.maxPageSize }, signal);
    signal.throwIfAborted();
    rows.push(...page.collection);
    onProgress(rows.length, page.totalCount);
    if (page.collection.length === 0 || pageNumber * limits.maxPageSize >= page.totalCount) return rows;
  }
}
