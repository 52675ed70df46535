import type { TableField, TableKind } from "@paygauge/api-types/entities/table-imports";
import { companiesTable } from "./companies-table.ts";
import { directoryTable } from "./directory-table.ts";
import type { Table } from "./read-table.ts";
import { titlesTable } from "./titles-table.ts";

/** What a file of each kind must be; its entries are JSON records from here on. */
export function tableOf(kind: TableKind): Table<TableField, unknown> {
  const table: unknown =
    kind === "companies" ? companiesTable : kind === "directory" ? directoryTable : titlesTable(kind);
  return table as Table<TableField, unknown>;
}
