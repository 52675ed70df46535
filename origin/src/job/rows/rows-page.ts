/** A page of rows that were found, with as much read of the files as it needs. */
import type { LedgerRow, RowsProgress } from "@paygauge/api-types/entities/ledger-rows";
import { toPagedResult, type PagedRequest, type PagedResult } from "@paygauge/api-types/entities/paging";
import { refuse } from "@paygauge/worker/refusal";
import { mostSorted, type RowsReading } from "./rows-reading.ts";
import { needsColumns, selectedRows, type Selected } from "./select-rows.ts";

/** Rows that are all read with the first page. */
const readAtOnce = 2000;

const noSelection: Selected = { rows: new Uint32Array(0), shownMinor: null };

export type RowsRequest = PagedRequest & { readonly addUp?: boolean | undefined };

interface RowsPage {
  readonly paged: PagedResult<LedgerRow>;
  /** null: the rows are here. */
  readonly progress: RowsProgress | null;
  readonly shownMinor: number | null;
}

/**
 * @param readOn reads some more bytes of the files
 * @throws Refusal 422 where more rows than are held would have to be sorted
 */
export async function rowsPage(
  reading: RowsReading,
  request: RowsRequest,
  readOn: () => Promise<void>,
): Promise<RowsPage> {
  const isNarrowed = needsColumns(request);
  if (isNarrowed && reading.columns === null) throw refuse("rowsTooManyToSort", { most: mostSorted });
  if (!reading.isComplete && (isNarrowed || request.addUp === true || reading.size <= readAtOnce)) await readOn();
  const isWaiting = isNarrowed && !reading.isComplete;
  const selected = isWaiting ? noSelection : await selectedRows(reading, request);
  const from = (request.pageNumber - 1) * request.pageSize;
  const rows = await reading.rowsAt([...selected.rows.subarray(from, from + request.pageSize)]);
  const isUnread = isWaiting || (request.addUp === true && !reading.isComplete);
  return {
    paged: toPagedResult(rows, request, selected.rows.length, reading.size),
    progress: isUnread ? { kind: "read", done: reading.done, total: reading.total } : null,
    shownMinor: selected.shownMinor,
  };
}
