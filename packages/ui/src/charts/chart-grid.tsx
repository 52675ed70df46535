import { useMemo, useState } from "react";
import { useLocale } from "../context/ui-context.tsx";
import { DataGrid } from "../grid/data-grid.tsx";
import { defaultGridQuery } from "../grid/grid-query.ts";
import type { GridQuery } from "../grid/grid-query.ts";
import { figureColumns, figureRows, rowsFor } from "./chart-grid-rows.ts";
import type { ChartTable } from "./chart-rows.ts";

const start: GridQuery = { ...defaultGridQuery, pageSize: "continuous", density: "compact" };

/** A chart's figures in the grid that every list has: searched and ordered where they are. */
export default function ChartGrid({ label, table }: { readonly label: string; readonly table: ChartTable }) {
  const locale = useLocale();
  const [query, setQuery] = useState(start);
  const columns = useMemo(() => figureColumns(table), [table]);
  const rows = useMemo(() => figureRows(table), [table]);
  const found = useMemo(() => rowsFor(rows, query, locale), [rows, query, locale]);
  const { page, pageSize } = query;
  const { menu } = table;
  const shown = pageSize === "continuous" ? found : found.slice((page - 1) * pageSize, page * pageSize);
  return (
    <div className="h-96 overflow-auto rounded-control border border-line">
      <DataGrid
        label={label}
        columns={columns}
        rows={shown}
        rowKey={(row) => row.key}
        matching={found.length}
        total={rows.length}
        query={query}
        onQueryChange={setQuery}
        searchable
        {...(menu === undefined ? {} : { rowActions: (row: { readonly key: string }) => menu(Number(row.key)) })}
        canCopy
      />
    </div>
  );
}
