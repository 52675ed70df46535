import { DataGrid, isSelected, noSelection, selectedCountOf, useGridSelection } from "@paygauge/ui";
import type { GridSelection } from "@paygauge/ui/grid/grid-selection.ts";
import type { DataGridProps } from "@paygauge/ui/grid/data-grid.tsx";
import { useCallback, useState, type ReactNode } from "react";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import { useMay } from "../../state/permissions.ts";
import type { PageAnswer } from "../continuous-pages.ts";
import type { GridViews } from "../views/use-grid-views.ts";
import { ViewsMenu } from "../views/views-menu.tsx";
import { BelowDamaged } from "./damaged-part.tsx";
import { ExportPart } from "./export-part.tsx";
import type { ListGridColumn } from "./list-sheet.ts";
import type { AskedList, ListWork } from "./list-work.ts";

const listWork = () => import("./list-work.ts");
const firstRow = { pageNumber: 1, pageSize: 1 } as const;

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

/** The chosen rows, for actions on all of them at once. */
export interface ChosenRows<Row> {
  readonly count: number;
  readonly rows: (signal: AbortSignal) => Promise<readonly Row[]>;
  /** The choice: rows by their keys, or all that match but some. */
  readonly selection: GridSelection;
  /** They were changed: nothing is chosen any more, and the list is requested again. */
  readonly onChanged: () => void;
}

interface ListGridProps<Row extends object> extends Omit<
  DataGridProps<Row>,
  FromRows | "canCopy" | "columns" | "rowKey" | "empty"
> {
  /** The content of a list without entries: `EmptyList`, as it is declared. */
  readonly empty: ReactNode;
  /** As `useRows` gives them. */
  readonly rows: {
    readonly grid: Pick<DataGridProps<Row>, Exclude<FromRows, "selection" | "onSelectionChange" | "selectionActions">>;
    readonly ask: (request: PagedRequest, everything: boolean, signal: AbortSignal) => Promise<PageAnswer<Row>>;
    readonly asked: (request: PagedRequest, everything: boolean) => AskedList;
    readonly reload: () => void;
    readonly damaged?: readonly string[] | undefined;
  };
  readonly columns: readonly ListGridColumn<Row>[];
  /** What can be done with the chosen rows. */
  readonly selectionActions?: (chosen: ChosenRows<Row>) => ReactNode;
  /** The property that tells one row from every other. */
  readonly keyIn: keyof Row & string;
  /** As `useGridViews` gives them. */
  readonly views: GridViews;
}

/** A list of the product: its grid, rows that can be chosen, and the export of what is chosen, filtered or there. */
export function ListGrid<Row extends object>(props: ListGridProps<Row>) {
  const { rows: list, columns, keyIn, label, views, toolbarEnd, selectionActions, ...rest } = props;
  const { grid, ask, asked } = list;
  const { query } = grid;
  const canCopy = useMay("ListCellCopyIcon_VIEW");
  const rowKey = useCallback((row: Row) => String(row[keyIn]), [keyIn]);
  // The request without the grid's own part: the conditions above it.
  const [selection, setSelection] = useGridSelection(query, JSON.stringify(asked(firstRow, false).input));
  const [kept, setKept] = useState<ReadonlyMap<string, Row>>(new Map());
  const loaded = (grid.rows ?? []).filter((row) => row !== undefined);
  const chosen =
    selection.kind === "some" ? [...kept.values()].filter((row) => isSelected(selection, rowKey(row))) : [];
  const work: ListWork<Row> = { name: label, columns, rowKey, keyIn, query, selection, chosen, ask, asked };
  const chosenNow: ChosenRows<Row> = {
    count: selectedCountOf(selection, grid.matching),
    rows: async (signal) => (await listWork()).chosenRows(work, signal),
    selection,
    onChanged: () => {
      setSelection(noSelection);
      list.reload();
    },
  };
  return (
    <BelowDamaged damaged={list.damaged} rows={loaded} rowKey={rowKey}>
      <DataGrid
        {...rest}
        selectionActions={chosenNow.count > 0 ? selectionActions?.(chosenNow) : undefined}
        {...grid}
        label={label}
        columns={columns}
        rowKey={rowKey}
        canCopy={canCopy}
        selection={selection}
        onSelectionChange={(next) => {
          // A chosen row is kept, since its page may no longer be loaded when it is exported. Rows keep their first order.
          setKept((before) => new Map([...before, ...loaded.map((row) => [rowKey(row), row] as const)]));
          setSelection(next);
        }}
        toolbarStart={<ViewsMenu views={views} />}
        toolbarEnd={
          <>
            {toolbarEnd}
            <ExportPart
              work={work}
              matching={grid.matching}
              total={grid.total}
              isFiltered={(rest.outside ?? []).length > 0 || query.filters.length > 0 || query.search.trim() !== ""}
            />
          </>
        }
      />
    </BelowDamaged>
  );
}
