/* oxlint-disable jsx-a11y/prefer-tag-over-role -- virtual rows with pinned columns cannot be a native table */
import { useTexts } from "../context/ui-context.tsx";
import { Checkbox } from "../components/field/checkbox.tsx";
import type { CellPlace } from "./cell-move.ts";
import type { ColumnActions } from "./column-actions.ts";
import type { GridColumn } from "./grid-column.ts";
import { HeaderCell } from "./grid-header-cell.tsx";
import type { SortMark } from "./grid-header-cell.tsx";
import type { GridQuery } from "./grid-query.ts";
import { cellName } from "./use-grid-focus.ts";
import type { GridTable } from "./use-grid-table.ts";

interface GridHeaderProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly query: GridQuery;
  readonly focus: CellPlace;
  readonly selectable: boolean;
  readonly table: Pick<GridTable<Row>, "allSelected" | "someSelected" | "togglePage">;
  readonly actions: ColumnActions;
}

/** The sticky first row: titles with units, the order of each key, the box for the whole page. */
export function GridHeader<Row>({ columns, query, focus, selectable, table, actions }: GridHeaderProps<Row>) {
  const texts = useTexts();
  const first = selectable ? 1 : 0;
  return (
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={1}
      className="group/header sticky top-0 z-20 grid min-h-8.5 grid-cols-(--grid-tracks) border-b border-line-2 bg-sunken"
    >
      {selectable && (
        <div
          role="columnheader"
          aria-colindex={1}
          data-cell={cellName({ row: -1, column: 0 })}
          tabIndex={focus.row === -1 && focus.column === 0 ? 0 : -1}
          className="sticky start-0 z-10 flex items-center justify-center bg-sunken -outline-offset-2"
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
          index={index}
          count={columns.length}
          after={columns[index + 1]?.key}
          gridColumn={first + index}
          focused={focus.row === -1 && focus.column === first + index}
          pins={query.pins}
          resized={query.widths[column.key] !== undefined}
          direction={sortOf(query, column.key)?.direction}
          second={query.orderBy !== undefined && query.orderBy.property !== column.key}
          sortNumber={sortOf(query, column.key)?.number}
          actions={actions}
        />
      ))}
    </div>
  );
}

function sortOf(query: GridQuery, key: string): SortMark | undefined {
  const two = query.secondaryOrderBy !== undefined;
  if (query.orderBy?.property === key) return { direction: query.orderBy.direction, number: two ? 1 : undefined };
  if (query.secondaryOrderBy?.property !== key) return undefined;
  return { direction: query.secondaryOrderBy.direction, number: 2 };
}
