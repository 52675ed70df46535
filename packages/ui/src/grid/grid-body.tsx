/* oxlint-disable jsx-a11y/prefer-tag-over-role -- virtual rows with pinned columns cannot be a native table */
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import type { VirtualItem } from "@tanstack/react-virtual";
import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { CSSProperties, MouseEvent, RefObject } from "react";
import { useLocale } from "../context/ui-context.tsx";
import { useCopied } from "../components/states/use-copied.ts";
import { hasCellMenu } from "./cell-filter.ts";
import { CellMenu, useCellMenu } from "./cell-menu.tsx";
import type { CellPlace } from "./cell-move.ts";
import { useColumnActions } from "./column-actions.ts";
import { layoutVariables } from "./column-layout.ts";
import { GridHeader } from "./grid-header.tsx";
import { rowHeights } from "./grid-query.ts";
import type { GridQuery } from "./grid-query.ts";
import { GridRow } from "./grid-row.tsx";
import { CopiedBar, RangeBar } from "./range-bar.tsx";
import { takeTop } from "./kept-tops.ts";
import { makeRowSlots } from "./row-slots.ts";
import type { MenuItem } from "../components/menu/menu-entries.ts";
import { TotalsRow } from "./totals-row.tsx";
import type { GridTotals } from "./totals-row.tsx";
import { useCellKeys } from "./use-cell-keys.ts";
import { useCellRange } from "./use-cell-range.ts";
import type { ChosenCells } from "./use-cell-range.ts";
import { placeOf, useGridFocus } from "./use-grid-focus.ts";
import type { GridFocus } from "./use-grid-focus.ts";
import { useOuterTable, useRowsInSteps } from "./use-rows-in-steps.ts";
import { followFocus, usePeekedPlace } from "./use-grid-peek.ts";
import type { GridPeek } from "./use-grid-peek.ts";
import { useScrollTop } from "./use-scroll-top.ts";
import type { GridTable } from "./use-grid-table.ts";

/** Told which places, from 0, are in view: the first and the last of them. */
export type RowsInView = (first: number, last: number) => void;

interface GridBodyProps<Row> {
  readonly label: string;
  readonly table: GridTable<Row>;
  readonly query: GridQuery;
  readonly onQueryChange: (query: GridQuery) => void;
  readonly matching: number;
  readonly totals: GridTotals | undefined;
  readonly selectable: boolean;
  readonly canCopy: boolean;
  readonly rowActions: ((row: Row) => readonly MenuItem[]) | undefined;
  readonly onOpenRow: ((row: Row) => void) | undefined;
  readonly peek: GridPeek<Row> | undefined;
  readonly onRowsInView: RowsInView | undefined;
  readonly scroller: RefObject<HTMLDivElement | null>;
}

const headerHeight = 34;
/** Browsers draw nothing below this many pixels: more than 510,000 rows of the default height. */
const highest = 17_500_000;

/** The scrolling ARIA grid: sticky header, drawn rows only, one cell in the tab order. */
export function GridBody<Row>(props: GridBodyProps<Row>) {
  const { table, query, selectable, scroller, totals } = props;
  const { columns, rows } = table;
  const height = rowHeights[query.density];
  const count = Math.min(rows.length, Math.floor(highest / height));
  const first = selectable ? 1 : 0;
  const [words, announce] = useState("");
  useScrollTop(scroller, query, count);
  const chosen = useCellRange(table, query, selectable);
  const locale = useLocale();
  const menu = useCellMenu(first, ({ row, column }) => {
    const [entry, of] = [table.rowAt(row), columns[column - first]];
    if (entry === undefined || of === undefined) return false;
    return (props.rowActions?.(entry.row).length ?? 0) > 0 || hasCellMenu(of, entry.row, props.canCopy, locale);
  });
  const { copied, copy } = useCopied();
  const onCellKey = useCellKeys({ ...props, chosen, copy, openMenu: menu.openAt });
  const revealRow = useRef((_row: number): void => undefined);
  const focus = useGridFocus({
    scroller,
    rows: count,
    columns: columns.length + first,
    pageRows: () => Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 600) - headerHeight) / height) - 1),
    reveal: (row) => revealRow.current(row),
    onCellKey,
    onMove: (from, to, extend) => {
      if (extend) chosen.extend(from, to);
      else chosen.end();
      followFocus(props.peek, table, to);
    },
  });
  usePeekedPlace(props.peek, table, { focus, first, count });
  const follow = (index: number) => focus.go({ row: -1, column: first + index });
  const actions = useColumnActions({ ...props, columns, announce, follow });
  const variables: CSSProperties & Record<`--${string}`, string> = layoutVariables(columns, {
    widths: query.widths,
    pins: query.pins,
    selectable,
  });
  return (
    <>
      <div
        ref={scroller}
        role="grid"
        // What the sheet of keys lists for this page.
        data-keys={`grid${props.peek === undefined ? "" : " peek"}${selectable ? " select" : ""}`}
        aria-label={props.label}
        aria-rowcount={props.matching + (totals === undefined ? 1 : 2)}
        aria-colcount={columns.length + first}
        aria-multiselectable
        tabIndex={-1}
        onKeyDown={focus.onKeyDown}
        onFocus={focus.onFocus}
        onContextMenu={menu.onContextMenu}
        onMouseDown={(event) => extendTo(event, focus, chosen, first)}
        style={variables}
        className={`min-h-0 grow scroll-pt-9 overflow-auto ${totals === undefined ? "" : "scroll-pb-9"}`}
      >
        <div role="presentation" className="flex min-h-full min-w-(--grid-least) flex-col">
          <GridHeader {...{ columns, query, selectable, table, actions }} focus={focus.place} />
          <div role="presentation" className="relative" style={{ height: count * height }}>
            <DrawnRows
              {...props}
              {...{ height, count, chosen, revealRow }}
              focus={focus.place}
              onDrawn={focus.settle}
            />
          </div>
          {totals !== undefined && (
            <div role="presentation" className="sticky bottom-0 z-20 mt-auto">
              <TotalsRow {...{ columns, totals, selectable, height }} matching={props.matching} pins={query.pins} />
            </div>
          )}
        </div>
      </div>
      <CellMenu {...props} {...{ menu, copy }} firstColumn={first} focusAfter={focus.go} />
      <RangeBar chosen={chosen} />
      <CopiedBar copied={copied && chosen.box === undefined} />
      <output className="sr-only">{words}</output>
    </>
  );
}

/** A click with Shift chooses the block from the focus to here; without it, a block ends. */
function extendTo(event: MouseEvent, focus: GridFocus, chosen: ChosenCells, firstColumn: number): void {
  const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-cell]") : null;
  const to = cell === null ? undefined : placeOf(cell);
  if (to === undefined || to.row < 0 || to.column < firstColumn || event.button !== 0) return;
  if (!event.shiftKey) {
    chosen.end();
    return;
  }
  if (focus.place.row < 0) return;
  // The browser would mark the text between the two places.
  event.preventDefault();
  chosen.extend(focus.place, to);
  focus.go(to);
}

/** The row with the focus stays drawn wherever the grid is scrolled to, or the focus would be lost. */
function withRow(drawn: number[], row: number): number[] {
  if (row < 0 || drawn.includes(row)) return drawn;
  return [...drawn, row].sort((a, b) => a - b);
}

/**
 * The rows in view. After a leap, where many of them are not drawn yet, they are drawn in small steps, between which the
 * page answers; the row with the focus is there at once and stays.
 */
function useLeapsInSteps(inView: readonly VirtualItem[], focusRow: number): readonly VirtualItem[] {
  const drawn = useDeferredValue(inView);
  const held = new Set(drawn.map(({ index }) => index));
  const isNew = ({ index }: VirtualItem) => !held.has(index);
  const fresh = inView.filter(isNew);
  if (fresh.length * 4 < inView.length) return inView;
  const focused = fresh.filter(({ index }) => index === focusRow);
  return [...drawn, ...focused].sort((a, b) => a.index - b.index);
}

interface DrawnRowsProps<Row> extends GridBodyProps<Row> {
  readonly height: number;
  readonly count: number;
  readonly focus: CellPlace;
  readonly chosen: ChosenCells;
  readonly revealRow: RefObject<(row: number) => void>;
  /** After each drawing: the focus may wait for a row that was not there before. */
  readonly onDrawn: () => void;
}

/** The rows in view; scrolling draws this component again and not the header. */
function DrawnRows<Row>({ height, count, focus, selectable, query, chosen, ...props }: DrawnRowsProps<Row>) {
  const { columns } = props.table;
  const { revealRow, scroller, onDrawn, onRowsInView } = props;
  const paged = query.pageSize !== "continuous";
  const before = query.pageSize === "continuous" ? 0 : (query.page - 1) * query.pageSize;
  const [keptTop] = useState(takeTop);
  // The virtualizer changes in place; this component is drawn again on each of its changes.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
    // Eight rows beyond the edges are drawn already: the next ones need not hold the scrolling up.
    useFlushSync: false,
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), focus.row),
    // The header lies above the first row and stays in view: rows begin and are revealed below it.
    scrollMargin: headerHeight,
    scrollPaddingStart: headerHeight,
    scrollPaddingEnd: props.totals === undefined ? 0 : height,
    initialRect: { width: 1200, height: 600 },
    // An address may lead into the middle of all rows, and Back to where a page was left.
    initialOffset: paged ? keptTop : query.place * height,
  });
  // The scrolling element is an ancestor: it is known only after the first drawing, and is looked for in the second.
  const [, setAttached] = useState(false);
  useEffect(() => setAttached(true), []);
  useEffect(() => {
    revealRow.current = (row) => virtual.scrollToIndex(row);
    onDrawn();
  });
  const { box } = chosen;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  // The same functions at each drawing, so that rows stay as they are.
  const toggle = useCallback((index: number) => latest.current.table.rowAt(index)?.toggle(), []);
  const open = useCallback((row: Row) => latest.current.onOpenRow?.(row), []);
  const [slots] = useState(makeRowSlots);
  const { startIndex = 0, endIndex = 0 } = virtual.range ?? {};
  const steps = useRowsInSteps();
  const inView = useLeapsInSteps(virtual.getVirtualItems(), focus.row);
  const isDrawn = ({ index }: VirtualItem) =>
    index < count && (steps === Infinity || (index >= startIndex && index < startIndex + steps));
  const items = inView.filter(isDrawn);
  // The header covers the room of one row or more: the first one below it is meant.
  const firstSeen = Math.floor((virtual.scrollOffset ?? startIndex * height) / height);
  useEffect(() => onRowsInView?.(firstSeen, endIndex), [onRowsInView, firstSeen, endIndex]);
  const outer = useOuterTable(props.table);
  const slotOf = slots.of(items.map((item) => item.index));
  useLayoutEffect(() => slots.drawn(slotOf));
  return items.map((item) => {
    const isSeen = item.index >= startIndex && item.index <= endIndex;
    const entry = (isSeen ? undefined : outer.rowAt(item.index)) ?? props.table.rowAt(item.index);
    const inside = box !== undefined && item.index >= box.top && item.index <= box.bottom;
    return (
      <GridRow
        key={slotOf.get(item.index)}
        rowKey={entry?.key ?? ""}
        row={entry?.row}
        columns={columns}
        index={item.index}
        rowIndex={before + item.index + 2}
        top={item.start - headerHeight}
        height={height}
        pins={query.pins}
        focusColumn={focus.row === item.index ? focus.column : undefined}
        chosenFrom={inside ? box.left : undefined}
        chosenTo={inside ? box.right : undefined}
        selectable={selectable}
        selected={entry?.selected ?? false}
        peeked={entry !== undefined && entry.key === props.peek?.rowKey}
        canCopy={props.canCopy}
        onToggle={toggle}
        onOpen={props.onOpenRow && open}
      />
    );
  });
}
