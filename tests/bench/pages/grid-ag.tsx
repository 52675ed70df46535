import { AllCommunityModule, ModuleRegistry, type ColDef } from "ag-grid-community";
import { AgGridReact } from "ag-grid-react";
import { keys, numeric, rows, type GridRow } from "./grid-data.ts";

ModuleRegistry.registerModules([AllCommunityModule]);
const figures = new Intl.NumberFormat("en-GB");
const columns = keys.map((key): ColDef<GridRow> => ({
  field: key,
  width: 110,
  pinned: key === "id" ? "left" : null,
  sortable: true,
  filter: true,
  resizable: true,
  ...(numeric.has(key) ? { valueFormatter: ({ value }) => figures.format(Number(value)) } : {}),
}));

export const draw = (count: number) => (
  <div style={{ height: 640 }}>
    <AgGridReact<GridRow>
      rowData={rows.slice(0, count)}
      columnDefs={columns}
      rowHeight={34}
      headerHeight={34}
      // As many rows beyond the edges as ours draws.
      rowBuffer={8}
    />
  </div>
);
