import { DataGrid, isSelected, selectedCountOf, useGridSelection, useLocale } from "@paygauge/ui";
import type { DataGridProps } from "@paygauge/ui/grid/data-grid.tsx";
import { Suspense, useState } from "react";
import type { PagedRequest } from "@paygauge/api-types";
import { useMay } from "../../state/permissions.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";
import type { PageAnswer } from "../continuous-pages.ts";
import { toPagedRequest } from "../grid-query.ts";
import type { ExportChoice, WriteList } from "./list-export.tsx";

// Only who has the rows in view can export them.
const ListExport = lazyWithTexts(
  async () => ({ default: (await import("./list-export.tsx")).ListExport }),
  areaTexts.lists,
);

type FromRows =
  | "rows"
  | "matching"
  | "total"
  | "refreshing"
  | "error"
  | "onRowsInView"
  | "query"
  | "onQueryChange"
  | "selection"
  | "onSelectionChange"
  | "selectionActions";

interface ListGridProps<Row extends object> extends Omit<DataGridProps<Row>, FromRows | "canCopy"> {
  /** As `useRows` gives them. */
  readonly rows: {
    readonly grid: Pick<DataGridProps<Row>, Exclude<FromRows, "selection" | "onSelectionChange" | "selectionActions">>;
    readonly ask: (request: PagedRequest, everything: boolean, signal: AbortSignal) => Promise<PageAnswer<Row>>;
  };
}

/** A list of the product: its grid, rows that can be chosen, and the export of what is chosen, filtered or there. */
export function ListGrid<Row extends object>(props: ListGridProps<Row>) {
  const { rows: list, columns, rowKey, label, toolbarEnd, ...rest } = props;
  const { grid, ask } = list;
  const { query } = grid;
  const locale = useLocale();
  const canCopy = useMay("ListCellCopyIcon_VIEW");
  const [selection, setSelection] = useGridSelection(query);
  const [kept, setKept] = useState<ReadonlyMap<string, Row>>(new Map());
  const loaded = (grid.rows ?? []).filter((row) => row !== undefined);
  const rowsOf = async (set: ExportChoice["set"], context: Parameters<WriteList>[1]): Promise<readonly Row[]> => {
    if (set === "selected" && selection.kind === "some") return selection.keys.flatMap((key) => kept.get(key) ?? []);
    const everything = set === "all";
    const asked = everything ? { ...query, filters: [], search: "" } : query;
    const { gatherRows } = await import("./gather-rows.ts");
    const { pageNumber: _page, pageSize: _size, ...request } = toPagedRequest(asked);
    const all = await gatherRows({ ...context, request, ask: (page, signal) => ask(page, everything, signal) });
    return set === "selected" ? all.filter((row) => isSelected(selection, rowKey(row))) : all;
  };
  const write: WriteList = async ({ set, format, everyColumn }, context) => {
    const rows = await rowsOf(set, context);
    const { exportedColumns, fileOfSheet, sheetOf } = await import("./list-sheet.ts");
    const sheet = sheetOf(exportedColumns(columns, query.columns, everyColumn), rows, locale);
    return fileOfSheet(format, sheet, label);
  };
  return (
    <DataGrid
      {...rest}
      {...grid}
      label={label}
      columns={columns}
      rowKey={rowKey}
      canCopy={canCopy}
      selection={selection}
      onSelectionChange={(next) => {
        // A row is kept when it is chosen: its page may be gone when it is exported.
        setKept((before) => new Map([...before, ...loaded.map((row) => [rowKey(row), row] as const)]));
        setSelection(next);
      }}
      toolbarEnd={
        <>
          {toolbarEnd}
          <Suspense fallback={null}>
            <ListExport
              name={label}
              selected={selectedCountOf(selection, grid.matching)}
              matching={grid.matching}
              total={grid.total}
              filtered={(rest.outside ?? []).length > 0 || query.filters.length > 0 || query.search.trim() !== ""}
              onWrite={write}
            />
          </Suspense>
        </>
      }
    />
  );
}
