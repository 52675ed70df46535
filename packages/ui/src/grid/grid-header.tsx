/* oxlint-disable jsx-a11y/prefer-tag-over-role -- virtual rows with pinned columns cannot be a native table */
import { ArrowDown, ArrowUp } from "lucide-react";
import type { MouseEvent } from "react";
import { useTexts } from "../context/ui-context.tsx";
import { Checkbox } from "../components/field/checkbox.tsx";
import type { CellPlace } from "./cell-move.ts";
import type { GridColumn } from "./grid-column.ts";
import type { GridQuery, GridSort } from "./grid-query.ts";
import { cellName } from "./use-grid-focus.ts";
import type { GridTable } from "./use-grid-table.ts";

/** Width of the column of checkboxes, in pixels. */
export const selectWidth = 44;

export interface GridHeaderProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly query: GridQuery;
  readonly template: string;
  readonly focus: CellPlace;
  readonly selectable: boolean;
  readonly table: Pick<GridTable<Row>, "allSelected" | "someSelected" | "togglePage">;
  readonly onSort: (property: string, second: boolean) => void;
}

/** The sticky first row: titles with units, the order of each key, the box for the whole page. */
export function GridHeader<Row>(props: GridHeaderProps<Row>) {
  const { columns, query, template, focus, selectable, table, onSort } = props;
  const texts = useTexts();
  const first = selectable ? 1 : 0;
  return (
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={1}
      style={{ gridTemplateColumns: template }}
      className="sticky top-0 z-20 grid min-h-8.5 border-b border-line-2 bg-sunken"
    >
      {selectable && (
        <div
          role="columnheader"
          aria-colindex={1}
          data-cell={cellName({ row: -1, column: 0 })}
          tabIndex={focus.row === -1 && focus.column === 0 ? 0 : -1}
          className="sticky left-0 z-10 flex items-center justify-center bg-sunken -outline-offset-2"
        >
          <Checkbox
            aria-label={texts.grid.selectPage}
            tabIndex={-1}
            checked={table.allSelected}
            indeterminate={table.someSelected && !table.allSelected}
            onChange={table.togglePage}
          />
        </div>
      )}
      {columns.map((column, index) => (
        <HeaderCell
          key={column.key}
          column={column}
          place={{ row: -1, column: first + index }}
          focused={focus.row === -1 && focus.column === first + index}
          pinnedAt={index === 0 ? first * selectWidth : undefined}
          sort={sortOf(query, column.key)}
          onSort={onSort}
        />
      ))}
    </div>
  );
}

interface SortMark {
  readonly direction: GridSort["direction"];
  /** 1 or 2 where two keys order the rows, undefined where only one does. */
  readonly number: 1 | 2 | undefined;
}

function sortOf(query: GridQuery, key: string): SortMark | undefined {
  const two = query.secondaryOrderBy !== undefined;
  if (query.orderBy?.property === key) return { direction: query.orderBy.direction, number: two ? 1 : undefined };
  if (query.secondaryOrderBy?.property !== key) return undefined;
  return { direction: query.secondaryOrderBy.direction, number: 2 };
}

interface HeaderCellProps<Row> {
  readonly column: GridColumn<Row>;
  readonly place: CellPlace;
  readonly focused: boolean;
  readonly pinnedAt: number | undefined;
  readonly sort: SortMark | undefined;
  readonly onSort: (property: string, second: boolean) => void;
}

function HeaderCell<Row>({ column, place, focused, pinnedAt, sort, onSort }: HeaderCellProps<Row>) {
  const sortable = column.sortable !== false;
  const Arrow = sort?.direction === "desc" ? ArrowDown : ArrowUp;
  const right = column.type === "number";
  const pinned = pinnedAt === undefined ? "" : "sticky z-10 border-r border-line-2";
  return (
    // The grid's own key handler sorts on Enter and Shift+Enter.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="columnheader"
      aria-colindex={place.column + 1}
      aria-sort={sort === undefined ? undefined : sort.direction === "asc" ? "ascending" : "descending"}
      data-cell={cellName(place)}
      tabIndex={focused ? 0 : -1}
      style={pinnedAt === undefined ? undefined : { left: pinnedAt }}
      onClick={sortable ? (event: MouseEvent) => onSort(column.key, event.shiftKey) : undefined}
      className={`data-width flex min-w-0 items-center gap-1 bg-sunken px-2.5 text-label font-medium text-text-2 -outline-offset-2 ${right ? "justify-end text-right" : ""} ${sortable ? "cursor-pointer hover:text-text" : ""} ${pinned}`}
    >
      <span className="line-clamp-2">
        {column.title}
        {column.unit !== undefined && ` (${column.unit})`}
        {column.headerNote !== undefined && <span className="font-normal text-text-3"> {column.headerNote}</span>}
      </span>
      {sort !== undefined && (
        <span className="inline-flex shrink-0 items-center">
          <Arrow aria-hidden size={12} strokeWidth={1.8} />
          {sort.number !== undefined && <span className="-mt-1 text-micro">{sort.number}</span>}
        </span>
      )}
    </div>
  );
}
