/* oxlint-disable jsx-a11y/prefer-tag-over-role -- virtual rows with pinned columns cannot be a native table */
import { Check, Copy } from "lucide-react";
import { memo, startTransition, useState } from "react";
import { useLocale, useTexts } from "../context/ui-context.tsx";
import { Checkbox } from "../components/field/checkbox.tsx";
import { useCopied } from "../components/states/use-copied.ts";
import { cellText, shownText } from "./grid-column.ts";
import type { GridColumn } from "./grid-column.ts";
import { pinClass, pinStyle } from "./grid-header-cell.tsx";
import { cellName } from "./use-grid-focus.ts";

interface GridRowProps<Row> {
  /** Undefined while it is fetched: its place is drawn with bars, and its cells can have the focus. */
  readonly row: Row | undefined;
  /** What the row is called; its element may have drawn another one before. */
  readonly rowKey: string;
  readonly columns: readonly GridColumn<Row>[];
  /** Place on the page, from 0. */
  readonly index: number;
  /** Place among all matching rows, from 1, plus the header. */
  readonly rowIndex: number;
  readonly top: number;
  readonly height: number;
  readonly pins: number;
  /** The focused column where the focus is in this row. */
  readonly focusColumn: number | undefined;
  /** First and last column of the chosen block where it reaches this row. */
  readonly chosenFrom: number | undefined;
  readonly chosenTo: number | undefined;
  readonly selectable: boolean;
  readonly selected: boolean;
  /** Shown in the preview next to the grid. */
  readonly peeked: boolean;
  readonly canCopy: boolean;
  readonly onToggle: (index: number) => void;
  readonly onOpen: ((row: Row) => void) | undefined;
}

/** One row; selection shows as tint and tick, never as tint alone. */
function GridRowInner<Row>(props: GridRowProps<Row>) {
  const { row, columns, index, pins, selectable, selected, focusColumn, onOpen, canCopy } = props;
  const { chosenFrom = Infinity, chosenTo = -1 } = props;
  const texts = useTexts();
  const locale = useLocale();
  const [hovered, setHovered] = useState(false);
  // The buttons for the pointer may come a moment later: what is pressed is answered first.
  const hover = (is: boolean) => startTransition(() => setHovered(is));
  const [naming] = columns;
  const first = selectable ? 1 : 0;
  const ground = selected || props.peeked ? "bg-selected" : "bg-surface group-hover/row:bg-hover";
  return (
    // The height of its one track is said: where it hung on the cells, each of them would be laid out twice.
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={props.rowIndex}
      aria-selected={selectable ? selected : undefined}
      aria-busy={row === undefined || undefined}
      aria-current={props.peeked || undefined}
      onPointerEnter={canCopy ? () => hover(true) : undefined}
      onPointerLeave={canCopy ? () => hover(false) : undefined}
      onDoubleClick={onOpen === undefined || row === undefined ? undefined : () => onOpen(row)}
      style={{ height: props.height, top: props.top }}
      className={`group/row absolute inset-x-0 grid [contain:size_layout_style] grid-cols-(--grid-tracks) grid-rows-[100%] border-b border-line ${ground}`}
    >
      {selectable && (
        <div
          role="gridcell"
          aria-colindex={1}
          data-cell={cellName({ row: index, column: 0 })}
          tabIndex={focusColumn === 0 ? 0 : -1}
          className={`sticky start-0 z-10 flex items-center justify-center -outline-offset-2 ${ground}`}
        >
          {row !== undefined && (
            <Checkbox
              tabIndex={-1}
              aria-label={texts.grid.selectRow(naming === undefined ? "" : cellText(naming, row, locale))}
              checked={selected}
              onChange={() => props.onToggle(index)}
            />
          )}
        </div>
      )}
      {columns.map((column, at) =>
        gridCell({
          row,
          rowKey: props.rowKey,
          column,
          locale,
          name: cellName({ row: index, column: first + at }),
          columnIndex: first + at + 1,
          focused: focusColumn === first + at,
          chosen: first + at >= chosenFrom && first + at <= chosenTo,
          ground: at < pins ? ground : "",
          className: pinClass(at, pins),
          style: pinStyle(at, pins),
          height: props.height,
          canCopy: canCopy && (hovered || focusColumn === first + at),
        }),
      )}
    </div>
  );
}

/** Rows stay still while the focus moves. `memo` loses the type parameter, and no guard can give it back. */
export const GridRow = memo(GridRowInner) as typeof GridRowInner;

interface GridCellProps<Row> {
  readonly row: Row | undefined;
  readonly rowKey: string;
  readonly column: GridColumn<Row>;
  readonly locale: string;
  readonly name: string;
  readonly columnIndex: number;
  readonly focused: boolean;
  readonly chosen: boolean;
  /** A pinned cell needs a ground of its own: others pass below it. */
  readonly ground: string;
  readonly className: string;
  readonly style: { readonly insetInlineStart: string } | undefined;
  /** Of the row, in pixels. */
  readonly height: number;
  readonly canCopy: boolean;
}

const cellClass = "data-width group/cell relative min-w-0 px-2.5 text-data text-text -outline-offset-2";

/** One cell, as part of its row and no component of its own: hundreds come with each leap. */
function gridCell<Row>(props: GridCellProps<Row>) {
  const { row, rowKey, column, name, columnIndex, focused, chosen, ground, className, canCopy } = props;
  const text = row === undefined ? "" : cellText(column, row, props.locale);
  const copied = !canCopy || row === undefined ? "" : shownText(column, row, props.locale);
  const isNumber = column.type === "number";
  const marked = chosen ? "bg-accent-subtle shadow-[inset_0_0_0_1px_var(--accent-line)]" : ground;
  const isPlain = row !== undefined && column.render === undefined;
  // A plain text is laid out by its line alone, which is as high as the row: in a box of its own it takes twice as long.
  const look = isPlain
    ? `truncate ${isNumber ? "text-end" : ""}`
    : `flex items-center ${isNumber ? "justify-end" : ""}`;
  const style = isPlain ? { ...props.style, lineHeight: `${props.height - 1}px` } : props.style;
  return (
    <div
      key={column.key}
      role="gridcell"
      aria-colindex={columnIndex}
      aria-selected={chosen || undefined}
      data-cell={name}
      data-content={isPlain || undefined}
      tabIndex={focused ? 0 : -1}
      style={style}
      className={`${cellClass} ${look} ${className} ${marked}`}
    >
      {isPlain ? text : cellContent(props)}
      {copied !== "" && <CopyCell key={rowKey} text={copied} left={isNumber} />}
    </div>
  );
}

/**
 * What a column draws itself is made again for another row, so that nothing of one row's stays open over another; the
 * cell stays, and with it the focus.
 */
function cellContent<Row>({ row, rowKey, column }: GridCellProps<Row>) {
  if (row === undefined) return <span className="h-2.5 w-3/5 animate-breathe rounded-chip bg-line" />;
  return (
    <span key={`of ${rowKey}`} data-content className="-my-1 min-w-0 truncate py-1">
      {column.render?.(row)}
    </span>
  );
}

/** For the pointer: Ctrl+C does the same, so the button stays out of the cell's name and the tab order. */
function CopyCell({ text, left }: { readonly text: string; readonly left: boolean }) {
  const texts = useTexts();
  const { copied, copy } = useCopied();
  const Icon = copied ? Check : Copy;
  const words = copied ? texts.copied : texts.grid.copyCell;
  return (
    <button
      type="button"
      tabIndex={-1}
      data-copy
      aria-hidden
      title={words}
      onClick={() => copy(text)}
      className={`absolute inset-y-0 my-auto inline-flex h-6 min-w-6 items-center justify-center gap-1 rounded-chip border border-line-2 bg-raised text-text-2 opacity-0 group-hover/cell:opacity-100 group-focus/cell:opacity-100 hover:text-text focus-visible:opacity-100 ${copied ? "opacity-100" : ""} ${left ? "start-1" : "end-1"}`}
    >
      <Icon aria-hidden size={12} strokeWidth={1.6} />
      {copied && <span className="pe-1.5 text-micro">{texts.copied}</span>}
    </button>
  );
}
