/** The rows that a check in a test maps, with their texts. */
import type { RowFilter } from "@paygauge/api-types/entities/checked-rows";
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import type { FileDialect } from "@paygauge/api-types/entities/file-dialect";
import type { RangeReader } from "@paygauge/analysis/reading/ranges";
import { cellsOfRows } from "./mapped-cells.ts";
import { nodeStore } from "./node-store.ts";
import { createRowMapTable, mappedRows, rowCounts, RowMap } from "./row-map.ts";

export function mapRows() {
  const { sql } = nodeStore();
  createRowMapTable(sql);
  const rows = (show: RowFilter) => mappedRows(sql, "u", { show, skip: 0, take: Number.MAX_SAFE_INTEGER });
  return {
    map: new RowMap(sql, "u"),
    counts: () => rowCounts(sql, "u"),
    page: (show: RowFilter, skip: number, take: number) => mappedRows(sql, "u", { show, skip, take }),
    /** Line and code of the rows of a state. */
    codes: (show: RowFilter) => rows(show).map(({ line, code }) => [line, code]),
    /** The cells of the rows of a state, as the file has them. */
    cells: async (show: RowFilter, read: RangeReader, dialect: FileDialect, mapping: ColumnMapping) => {
      const found: string[][] = [];
      for await (const { cells } of cellsOfRows(read, dialect, mapping, rows(show))) found.push(cells);
      return found;
    },
  };
}
