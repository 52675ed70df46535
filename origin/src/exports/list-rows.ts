import type { CreateListExportBody } from "@paygauge/api-types/entities/exports";
import { pageRows, type ListPage } from "./list-pages.ts";

export type ListRow = ListPage["collection"][number];

/** How far the reading is: rows looked at of how many, and those that are wanted. */
export interface RowsTold {
  looked: number;
  total: number;
  rows: number;
}

/** Rows chosen one by one, by their keys. */
function isWanted(keys: CreateListExportBody["keys"]): (key: string) => boolean {
  if (keys === undefined) return () => true;
  const named = new Set(keys.keys);
  return (key) => named.has(key) === (keys.kind === "only");
}

/**
 * The rows of a list page by page, each once: rows that come meanwhile push others onto the next page, so what the last
 * page had is left out. @throws what a page is refused with
 */
export async function* rowsOfPages(
  ask: (pageNumber: number) => Promise<ListPage>,
  { keyIn, keys }: Pick<CreateListExportBody, "keyIn" | "keys">,
  told: RowsTold,
): AsyncGenerator<readonly ListRow[]> {
  const isOf = isWanted(keys);
  const keyOf = (row: ListRow) => String(row[keyIn]);
  let before = new Set<string>();
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { collection, totalCount } = await ask(pageNumber);
    const fresh = collection.filter((row) => !before.has(keyOf(row)) && isOf(keyOf(row)));
    before = new Set(collection.map(keyOf));
    told.total = totalCount;
    told.looked = Math.min(totalCount, pageNumber * pageRows);
    told.rows += fresh.length;
    yield fresh;
    if (collection.length === 0 || pageNumber * pageRows >= totalCount) return;
  }
}
