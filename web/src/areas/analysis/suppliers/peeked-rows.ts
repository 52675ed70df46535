import type { SupplierRow } from "@paygauge/api-types/entities/suppliers";

/** The rows next to a preview, as the grid has them. */
export interface PeekedRows {
  /** The loaded page, or every place with the rows that are there. */
  readonly list: readonly (SupplierRow | undefined)[];
  /** Rows on the pages before. */
  readonly before: number;
  readonly matching: number;
}

/** Key of the row before (-1) or after (1) that of a key; undefined where there is none, or it is not loaded. */
export function besideRow({ list }: PeekedRows, key: string, step: -1 | 1): string | undefined {
  const at = list.findIndex((row) => row?.supplierKey === key);
  return at < 0 ? undefined : list[at + step]?.supplierKey;
}

/** Gives the focus back to the grid: to the one of its cells that is in the tab order. */
export function focusGrid(): void {
  document.querySelector<HTMLElement>('[data-grid] [data-cell][tabindex="0"]')?.focus();
}
