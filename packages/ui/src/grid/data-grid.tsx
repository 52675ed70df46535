import { useDeferredValue, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useLocale, useTexts } from "../context/ui-context.tsx";
import { Button } from "../components/button/button.tsx";
import { Pagination } from "../components/pagination/pagination.tsx";
import { Skeleton } from "../components/skeleton/skeleton.tsx";
import { EmptyState, ErrorState, NoPermission } from "../components/states/states.tsx";
import { ColumnChooser, DensityMenu, SortMenu } from "./column-chooser.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { GridBody } from "./grid-body.tsx";
import type { GridColumn } from "./grid-column.ts";
import { GridSkeleton } from "./grid-skeleton.tsx";
import { GridList } from "./grid-list.tsx";
import { ListTotals } from "./list-totals.tsx";
import { PhoneActions } from "./phone-actions.tsx";
import { changeQuery } from "./grid-query.ts";
import type { GridQuery } from "./grid-query.ts";
import { allMatching, noSelection, selectedCountOf } from "./grid-selection.ts";
import type { GridSelection } from "./grid-selection.ts";
import { keepFocus, ownCell } from "./keep-focus.ts";
import { PrintTable } from "./print-table.tsx";
import { EmptyFiltered, PastEnd, StaleBar } from "./grid-states.tsx";
import type { MenuItem } from "../components/menu/menu-entries.ts";
import type { GridError, OutsideFilter } from "./grid-states.tsx";
import type { LoadedRows } from "./use-grid-table.ts";
import type { RowsInView } from "./grid-body.tsx";
import type { GridTotals } from "./totals-row.tsx";
import { useGridTable } from "./use-grid-table.ts";
import type { GridPeek } from "./use-grid-peek.ts";
import { useNarrow } from "./use-narrow.ts";
import { usePrinting } from "./use-printing.ts";

export interface DataGridProps<Row extends object> {
  /** Accessible name: "Suppliers". */
  readonly label: string;
  /** Stable between renders; the first column is pinned. */
  readonly columns: readonly GridColumn<Row>[];
  /** The loaded page, or without pages every place with the rows that are there; undefined until the first arrive. */
  readonly rows: LoadedRows<Row> | undefined;
  /** Without pages: the places that are in view, so that their rows are fetched. */
  readonly onRowsInView?: RowsInView | undefined;
  readonly rowKey: (row: Row) => string;
  /** Rows after and before filtering. */
  readonly matching: number;
  readonly total: number;
  readonly query: GridQuery;
  readonly onQueryChange: (query: GridQuery) => void;
  readonly searchable?: boolean;
  /** A newer page is on its way; the old one stays. */
  readonly refreshing?: boolean;
  readonly error?: GridError | undefined;
  readonly selection?: GridSelection;
  /** Given, rows can be selected. */
  readonly onSelectionChange?: (selection: GridSelection) => void;
  /** Buttons for the selected rows, shown at the foot. */
  readonly selectionActions?: ReactNode;
  /** Sums and averages over everything that matches, by column key: a last row that stays in view. */
  readonly totals?: GridTotals | undefined;
  /** Enter or a double click on a row. */
  readonly onOpenRow?: (row: Row) => void;
  /** Given, Space shows a row in a preview next to the grid, and Shift+Space selects it. */
  readonly peek?: GridPeek<Row> | undefined;
  /** What else can be done with a row: the first entries of its cells' menu. */
  readonly rowActions?: (row: Row) => readonly MenuItem[];
  /** The permission ListCellCopyIcon_VIEW. */
  readonly canCopy?: boolean;
  /** First use: what belongs here and the one action. */
  readonly empty?: ReactNode;
  /** Said where no row matches: "No user matches." */
  readonly noMatch?: string;
  /** Conditions that are above the grid and leave rows out. */
  readonly outside?: readonly OutsideFilter[];
  /** Before all else above the rows: which part of the page is seen. */
  readonly toolbarLead?: ReactNode;
  /** Saved views and filters of the page's own; on a phone they open with the filters. */
  readonly toolbarStart?: ReactNode;
  readonly toolbarEnd?: ReactNode;
}

/**
 * A page of server rows with filters, two sort keys, chosen columns, three row heights
 * and keyboard cells. It fills the height it is given and scrolls inside.
 */
export function DataGrid<Row extends object>(given: DataGridProps<Row>) {
  // Other rows are drawn in small steps, between which the page answers.
  const drawn = useDeferredValue(given.rows);
  const props = { ...given, rows: drawn };
  const { columns, query, rows = noRows, selection = noSelection, onSelectionChange } = props;
  const printing = usePrinting();
  const narrow = useNarrow();
  const [isSelecting, setSelecting] = useState(false);
  const isChoosing = isSelecting || selectedCountOf(selection, given.matching) > 0;
  const choose = (chooses: boolean) => {
    setSelecting(chooses);
    if (!chooses) onSelectionChange?.(noSelection);
  };
  const table = useGridTable({
    columns,
    wanted: query.columns,
    rows,
    rowKey: props.rowKey,
    selection,
    onSelectionChange,
    continuous: query.pageSize === "continuous",
  });
  return (
    <section
      aria-label={props.label}
      data-grid
      aria-busy={props.refreshing === true || drawn !== given.rows || undefined}
      className="flex min-h-0 flex-col bg-surface roomy:h-full low:h-90 print:block print:h-auto"
    >
      <GridToolbar {...props} table={table} narrow={narrow} />
      {props.error !== undefined && rows.length > 0 && <StaleBar error={props.error} />}
      <GridContent {...props} {...{ table, narrow, printing }} isChoosing={isChoosing} />
      <GridFoot {...props} table={table} />
      {narrow && (
        <PhoneActions isChoosing={isChoosing} onChoose={onSelectionChange === undefined ? undefined : choose}>
          {props.toolbarEnd}
        </PhoneActions>
      )}
    </section>
  );
}

type GridToolbarProps<Row extends object> = DataGridProps<Row> & Pick<GridContentProps<Row>, "table" | "narrow">;

/** Search, filters and what changes the look of the rows; on a phone the sums of the filter as well. */
function GridToolbar<Row extends object>({ table, narrow, ...props }: GridToolbarProps<Row>) {
  const { columns, query, onQueryChange } = props;
  return (
    <FilterBar
      columns={columns}
      query={query}
      onQueryChange={onQueryChange}
      searchable={props.searchable === true}
      lead={props.toolbarLead}
      start={props.toolbarStart}
      phone={
        narrow
          ? {
              summary: <ListTotals columns={columns} totals={props.totals} matching={props.matching} />,
              outside: props.outside ?? [],
            }
          : undefined
      }
      end={
        narrow ? (
          <SortMenu columns={columns} query={query} onQueryChange={onQueryChange} />
        ) : (
          <>
            <ColumnChooser
              columns={columns}
              shown={table.keys}
              pins={query.pins}
              onChange={({ shown, pins }) => onQueryChange(changeQuery(query, { columns: shown, pins }))}
            />
            <DensityMenu query={query} onQueryChange={onQueryChange} />
            {props.toolbarEnd}
          </>
        )
      }
    />
  );
}

// Module constants, so that an absent page does not rebuild the row model on each render.
const noRows: readonly never[] = [];

interface GridContentProps<Row extends object> extends DataGridProps<Row> {
  readonly table: ReturnType<typeof useGridTable<Row>>;
  readonly narrow: boolean;
  readonly printing: boolean;
  /** On a phone: rows have their boxes. */
  readonly isChoosing: boolean;
}

function GridContent<Row extends object>(props: GridContentProps<Row>) {
  const { rows = noRows, table, query, onQueryChange } = props;
  const scroller = useRef<HTMLDivElement>(null);
  // What stands for the rows takes their room, so that the foot stays at the foot.
  if (rows.length === 0) {
    return <div className="flex min-h-0 grow flex-col overflow-auto">{withoutRows(props)}</div>;
  }
  const selectable = props.onSelectionChange !== undefined;
  if (props.printing) {
    const { label, rowKey, totals, matching } = props;
    return <PrintTable {...{ label, rows, rowKey, totals, matching }} columns={table.columns} />;
  }
  if (props.narrow) {
    const { label, columns: all, onRowsInView, isChoosing } = props;
    return <GridList {...{ label, table, columns: all, onRowsInView }} selectable={selectable && isChoosing} />;
  }
  return (
    <GridBody
      label={props.label}
      table={table}
      query={query}
      onQueryChange={onQueryChange}
      matching={props.matching}
      totals={props.totals}
      selectable={selectable}
      canCopy={props.canCopy === true}
      onOpenRow={props.onOpenRow}
      rowActions={props.rowActions}
      peek={props.peek}
      onRowsInView={props.onRowsInView}
      scroller={scroller}
    />
  );
}

/** Loading, failed, nothing that matches, nothing yet. */
function withoutRows<Row extends object>(props: GridContentProps<Row>): ReactNode {
  const { rows, error, query, columns, table, onQueryChange } = props;
  if (error?.refused !== undefined) return <NoPermission {...error.refused} />;
  if (error !== undefined) return <ErrorState {...error} />;
  if (rows === undefined) {
    if (!props.narrow) {
      const selectable = props.onSelectionChange !== undefined;
      return <GridSkeleton columns={table.columns} query={query} selectable={selectable} />;
    }
    return <Skeleton kind="table" columns={2} rows={12} rowHeight={60} />;
  }
  const { outside = [], matching } = props;
  const { page, pageSize } = query;
  if (pageSize !== "continuous" && matching > 0 && (page - 1) * pageSize >= matching)
    return (
      <PastEnd {...{ page, pageSize, matching }} onPage={(last) => onQueryChange(changeQuery(query, { page: last }))} />
    );
  const filtered = query.filters.length > 0 || query.search !== "" || outside.length > 0;
  if (filtered) return <EmptyFiltered {...{ columns, query, onQueryChange, outside }} title={props.noMatch} />;
  return props.empty ?? <NothingYet />;
}

function NothingYet() {
  return <EmptyState title={useTexts().grid.empty} />;
}

type GridFootProps<Row extends object> = DataGridProps<Row> & Pick<GridContentProps<Row>, "table">;

function GridFoot<Row extends object>({ query, onQueryChange, ...props }: GridFootProps<Row>) {
  const texts = useTexts();
  return (
    <footer className="flex min-h-9.5 flex-wrap items-center gap-x-3 gap-y-1 border-t print:hidden border-line px-5 py-1 max-lg:px-4">
      <SelectionWords {...props} />
      {/* Before the first rows no one knows how many there are. */}
      {/* Leaves room for the floating button in the corner of the page. */}
      <div
        className={`ms-auto max-sm:ms-0 sm:[:root:has([data-floating]_button)_&]:me-12 ${props.rows === undefined ? "invisible" : ""}`}
      >
        <Pagination
          label={texts.labelled(props.label, texts.pages)}
          page={query.page}
          pageSize={query.pageSize}
          matching={props.matching}
          total={props.total}
          onPage={(page) => onQueryChange(changeQuery(query, { page }))}
          onPageSize={(pageSize) => onQueryChange(changeQuery(query, { pageSize }))}
        />
      </div>
    </footer>
  );
}

type SelectionWordsProps<Row extends object> = Pick<
  GridFootProps<Row>,
  "selection" | "onSelectionChange" | "selectionActions" | "matching" | "table"
>;

/** How many rows are chosen, the step from the page to all that match, and what can be done with them. */
function SelectionWords<Row extends object>(props: SelectionWordsProps<Row>) {
  const { selection = noSelection, onSelectionChange, matching, table } = props;
  const texts = useTexts();
  const number = new Intl.NumberFormat(useLocale());
  const count = selectedCountOf(selection, matching);
  if (onSelectionChange === undefined) return null;
  const more = table.allSelected && selection.kind === "some" && count < matching;
  return (
    <>
      {/* It is there before it speaks, or screen readers would not tell. */}
      <output className={count === 0 ? "sr-only" : "text-data font-semibold"}>
        {count > 0 && texts.selectedCount(number.format(count))}
      </output>
      {count > 0 && <SelectionSteps {...props} more={more} />}
    </>
  );
}

/** From the page to all that match, what can be done with the rows, and no row. */
function SelectionSteps<Row extends object>(props: SelectionWordsProps<Row> & { readonly more: boolean }) {
  const { onSelectionChange, matching, more } = props;
  const texts = useTexts();
  const number = new Intl.NumberFormat(useLocale());
  return (
    <>
      {more && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            keepFocus(["[data-clear-selection]"]);
            onSelectionChange?.(allMatching);
          }}
        >
          {texts.grid.selectAllMatching(number.format(matching))}
        </Button>
      )}
      {props.selectionActions}
      <Button
        size="sm"
        variant="quiet"
        data-clear-selection
        onClick={() => {
          keepFocus(ownCell);
          onSelectionChange?.(noSelection);
        }}
      >
        {texts.grid.clearSelection}
      </Button>
    </>
  );
}
