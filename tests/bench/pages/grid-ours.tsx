import { DataGrid, defaultGridQuery, type GridColumn } from "@paygauge/ui";
import { keys, numeric, rows, type GridRow } from "./grid-data.ts";

const columns = keys.map((key): GridColumn<GridRow> => ({
  key,
  title: key,
  type: numeric.has(key) ? "number" : "text",
  width: 110,
  value: (row) => row[key],
}));

export const draw = (count: number) => (
  <div style={{ height: 640 }}>
    <DataGrid
      label="Suppliers"
      columns={columns}
      rows={count < rows.length ? rows.slice(0, count) : rows}
      rowKey={(row) => String(row.id)}
      matching={Math.min(count, rows.length)}
      total={Math.min(count, rows.length)}
      query={defaultGridQuery}
      onQueryChange={() => undefined}
    />
  </div>
);
