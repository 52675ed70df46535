/* oxlint-disable jsx-a11y/prefer-tag-over-role -- virtual rows with pinned columns cannot be a native table */
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import type { VirtualItem } from "@tanstack/react-virtual";
import { useCallback, useEffect, useRef } from "react";
import type { KeyboardEvent, RefObject } from "react";
import { useLocale } from "../context/ui-context.tsx";
import type { CellPlace } from "./cell-move.ts";
import { cellText } from "./grid-column.ts";
import type { GridColumn } from "./grid-column.ts";
import { GridHeader, selectWidth } from "./grid-header.tsx";
import { nextSort, rowHeights } from "./grid-query.ts";
import type { GridQuery } from "./grid-query.ts";
import { GridRow } from "./grid-row.tsx";
import { useGridFocus } from "./use-grid-focus.ts";
import { useScrollTop } from "./use-scroll-top.ts";
import type { GridTable } from "./use-grid-table.ts";

export interface GridBodyProps<Row> {
  readonly label: string;
  readonly table: GridTable<Row>;
  readonly query: GridQuery;
  readonly onQueryChange: (query: GridQuery) => void;
  readonly matching: number;
  readonly selectable: boolean;
  readonly canCopy: boolean;
  readonly onOpenRow: ((row: Row) => void) | undefined;
  readonly scroller: RefObject<HTMLDivElement | null>;
}

const headerHeight = 34;

/** The scrolling ARIA grid: sticky header, drawn rows only, one cell in the tab order. */
export function GridBody<Row>(props: GridBodyProps<Row>) {
  const { table, query, selectable, scroller } = props;
  const { columns, rows } = table;
  const height = rowHeights[query.density];
  const template = templateOf(columns, selectable);
  const least = columns.reduce((sum, column) => sum + column.width, selectable ? selectWidth : 0);
  const onCellKey = useCellKeys(props);
  useScrollTop(scroller, query);
  const revealRow = useRef((_row: number): void => undefined);
  const focus = useGridFocus({
    scroller,
    rows: rows.length,
    columns: columns.length + (selectable ? 1 : 0),
    pageRows: Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 600) - headerHeight) / height) - 1),
    reveal: (row) => revealRow.current(row),
    onCellKey,
  });
  // The virtualizer changes in place; this component is drawn anew on each of its changes.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), focus.place.row),
    // The header lies above the first row and stays in view: rows begin and are revealed below it.
    scrollMargin: headerHeight,
    scrollPaddingStart: headerHeight,
    initialRect: { width: 1200, height: 600 },
  });
  useEffect(() => {
    revealRow.current = (row) => virtual.scrollToIndex(row);
  });
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={props.label}
      aria-rowcount={props.matching + 1}
      aria-colcount={columns.length + (selectable ? 1 : 0)}
      aria-multiselectable={selectable || undefined}
      tabIndex={-1}
      onKeyDown={focus.onKeyDown}
      onFocus={focus.onFocus}
      className="min-h-0 grow scroll-pt-9 overflow-auto"
    >
      <div role="presentation" style={{ minWidth: least }}>
        <GridHeader
          {...{ columns, query, template, selectable, table }}
          focus={focus.place}
          onSort={(property, second) => props.onQueryChange(nextSort(query, property, second))}
        />
        <div role="presentation" className="relative" style={{ height: rows.length * height }}>
          <DrawnRows {...props} {...{ template, height }} items={virtual.getVirtualItems()} focus={focus.place} />
        </div>
      </div>
    </div>
  );
}

/** The row with the focus stays drawn wherever the grid is scrolled to, or the focus would be lost. */
function withRow(drawn: number[], row: number): number[] {
  if (row < 0 || drawn.includes(row)) return drawn;
  return [...drawn, row].sort((a, b) => a - b);
}

interface DrawnRowsProps<Row> extends GridBodyProps<Row> {
  readonly items: readonly VirtualItem[];
  readonly template: string;
  readonly height: number;
  readonly focus: CellPlace;
}

function DrawnRows<Row>({ items, template, height, focus, selectable, query, ...props }: DrawnRowsProps<Row>) {
  const { rows, columns } = props.table;
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  const toggle = useCallback((index: number) => latest.current[index]?.toggle(), []);
  return items.map((item) => {
    const entry = rows[item.index];
    if (entry === undefined) return null;
    return (
      <GridRow
        key={entry.key}
        row={entry.row}
        columns={columns}
        index={item.index}
        rowIndex={(query.page - 1) * query.pageSize + item.index + 2}
        top={item.start - headerHeight}
        height={height}
        template={template}
        focusColumn={focus.row === item.index ? focus.column : undefined}
        selectable={selectable}
        selected={entry.selected}
        canCopy={props.canCopy}
        onToggle={toggle}
        onOpen={props.onOpenRow}
      />
    );
  });
}

function templateOf<Row>(columns: readonly GridColumn<Row>[], selectable: boolean): string {
  const grows = columns.some((column) => (column.grow ?? 0) > 0);
  const tracks = columns.map((column, index) => {
    const share = grows ? (column.grow ?? 0) : index === 0 ? 1 : 0;
    return share > 0 ? `minmax(${column.width}px, ${share}fr)` : `${column.width}px`;
  });
  return [...(selectable ? [`${selectWidth}px`] : []), ...tracks].join(" ");
}

type CellKeys = (place: CellPlace, event: KeyboardEvent, cell: HTMLElement) => boolean;

/** Enter opens or sorts, F2 goes into the cell, Space selects, Ctrl+C copies. */
function useCellKeys<Row>(props: GridBodyProps<Row>): CellKeys {
  const { table, query, selectable, onOpenRow, onQueryChange } = props;
  const locale = useLocale();
  return (place, event, cell) => {
    const column = table.columns[place.column - (selectable ? 1 : 0)];
    const inner = cell.querySelector<HTMLElement>("a, button:not([data-copy]), input, select");
    if (place.row === -1) {
      if (event.key !== "Enter" && event.key !== " ") return false;
      if (column === undefined) table.togglePage();
      else if (column.sortable !== false) onQueryChange(nextSort(query, column.key, event.shiftKey));
      return true;
    }
    const entry = table.rows[place.row];
    if (entry === undefined) return false;
    if (event.key === " " && selectable) entry.toggle();
    else if (event.key === "F2" && inner !== null) inner.focus();
    else if (event.key === "Enter" && inner !== null) inner.click();
    else if (event.key === "Enter" && onOpenRow !== undefined) onOpenRow(entry.row);
    else if (event.key.toLowerCase() === "c" && (event.ctrlKey || event.metaKey) && column !== undefined) {
      if (getSelection()?.isCollapsed === false) return false;
      void navigator.clipboard.writeText(cellText(column, entry.row, locale));
    } else return false;
    return true;
  };
}
