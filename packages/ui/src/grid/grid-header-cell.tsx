/* oxlint-disable jsx-a11y/prefer-tag-over-role -- virtual rows with pinned columns cannot be a native table */
import { ArrowDown, ArrowUp, Pin } from "lucide-react";
import { memo, useId, useRef, useState } from "react";
import type { DragEvent, KeyboardEvent, MouseEvent } from "react";
import { useTexts } from "../context/ui-context.tsx";
import { DemoMark } from "../components/demo-mark/demo-mark.tsx";
import { TermCard, termLook } from "../components/term/term-card.tsx";
import type { ColumnActions } from "./column-actions.ts";
import { ColumnMenu } from "./column-menu.tsx";
import type { GridColumn } from "./grid-column.ts";
import type { GridSort } from "./grid-query.ts";
import { opensMenu } from "./menu-keys.ts";
import { isFromRight, keyAlongLine } from "./reading-way.ts";
import { ResizeHandle } from "./resize-handle.tsx";
import { cellName } from "./use-grid-focus.ts";

export interface SortMark {
  readonly direction: GridSort["direction"];
  /** 1 or 2 where two keys order the rows, undefined where only one does. */
  readonly number: 1 | 2 | undefined;
}

interface HeaderCellProps<Row> {
  readonly column: GridColumn<Row>;
  /** Among the shown columns, from 0. */
  readonly index: number;
  readonly count: number;
  /** Key of the column behind it. */
  readonly after: string | undefined;
  /** Among the cells of its row, from 0. */
  readonly gridColumn: number;
  readonly focused: boolean;
  readonly pins: number;
  readonly resized: boolean;
  readonly direction: GridSort["direction"] | undefined;
  /** 1 or 2 where two keys order the rows, undefined where only one does. */
  readonly sortNumber: SortMark["number"];
  /** Another column orders the rows first. */
  readonly second: boolean;
  readonly actions: ColumnActions;
}

function markOf(direction: SortMark["direction"] | undefined, number: SortMark["number"]): SortMark | undefined {
  return direction === undefined ? undefined : { direction, number };
}

/** Class of a column that stays in view; the last pinned one draws the edge. */
export function pinClass(index: number, pins: number): string {
  if (index >= pins) return "";
  return index === pins - 1 ? "sticky z-10 border-e border-line-2" : "sticky z-10";
}

/** Where a pinned column sticks. */
export function pinStyle(index: number, pins: number): { readonly insetInlineStart: string } | undefined {
  return index < pins ? { insetInlineStart: `var(--pin-${index})` } : undefined;
}

/** A title: click or Enter orders, its edge resizes, dragging it moves the column, its menu does all of it. */
function HeaderCellInner<Row>(props: HeaderCellProps<Row>) {
  const { column, index, focused, pins, actions } = props;
  const place = { row: -1, column: props.gridColumn };
  const sort = markOf(props.direction, props.sortNumber);
  const cell = useRef<HTMLDivElement>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const [told, setTold] = useState(false);
  const described = useId();
  const { side, dragHandlers, dropHandlers } = useColumnDrag(props);
  const sortable = column.sortable !== false;
  const right = column.type === "number";
  const unit = column.unit === undefined ? "" : ` (${column.unit})`;
  const { demo } = useTexts();
  return (
    // The cell's own keys and the grid's do what a click does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={cell}
      role="columnheader"
      aria-label={`${column.title}${unit}${column.isDemo === true ? ` (${demo.word})` : ""}`}
      aria-describedby={column.definition === undefined ? undefined : described}
      aria-colindex={place.column + 1}
      aria-sort={sort === undefined ? undefined : sort.direction === "asc" ? "ascending" : "descending"}
      data-cell={cellName(place)}
      tabIndex={focused ? 0 : -1}
      style={pinStyle(index, pins)}
      {...dropHandlers}
      onContextMenu={(event: MouseEvent) => {
        event.preventDefault();
        setMenuOpen(true);
      }}
      // A press orders the rows; keys come here to read as well.
      onFocus={({ target }) => setTold(target === cell.current && target.matches(":focus-visible"))}
      onBlur={() => setTold(false)}
      onKeyDown={(event) => {
        if (event.target !== cell.current) return;
        if (opensMenu(event)) setMenuOpen(true);
        else if (!columnKey(event, column.key, actions)) return;
        event.preventDefault();
      }}
      onClick={(event: MouseEvent) => {
        if (isTapOnTerm(event)) setTold(true);
        if (sortable && isOnTitle(event)) actions.sort(column.key, event.shiftKey);
      }}
      className={`data-width group/head relative flex min-w-0 items-center bg-sunken px-2.5 text-label font-medium text-text-2 -outline-offset-2 ${right ? "justify-end text-end" : ""} ${sortable ? "cursor-pointer hover:text-text" : ""} ${pinClass(index, pins)}`}
    >
      {column.definition !== undefined && (
        <span id={described} hidden>
          {column.definition}
        </span>
      )}
      <HeaderTitle
        column={column}
        unit={unit}
        sort={sort}
        pinned={index < pins}
        drag={dragHandlers}
        told={told}
        onTold={setTold}
      />
      {side !== undefined && (
        <span aria-hidden className={`absolute inset-y-0 w-0.5 bg-accent ${side === "before" ? "start-0" : "end-0"}`} />
      )}
      <ColumnMenu
        name={column.title}
        columnKey={column.key}
        index={index}
        count={props.count}
        pins={pins}
        sortable={sortable}
        second={props.second}
        resized={props.resized}
        actions={actions}
        open={menuOpen}
        onOpenChange={setMenuOpen}
        left={right}
        focusAfter={() => cell.current?.focus()}
      />
      <ResizeHandle columnKey={column.key} actions={actions} />
    </div>
  );
}

/** Titles stay still while the focus moves. `memo` loses the type parameter, and no guard can give it back. */
export const HeaderCell = memo(HeaderCellInner) as typeof HeaderCellInner;

interface HeaderTitleProps<Row> {
  readonly column: GridColumn<Row>;
  readonly unit: string;
  readonly sort: SortMark | undefined;
  readonly pinned: boolean;
  readonly drag: ReturnType<typeof useColumnDrag>["dragHandlers"];
  /** The card with the definition is open. */
  readonly told: boolean;
  readonly onTold: (told: boolean) => void;
}

function HeaderTitle<Row>({ column, unit, sort, pinned, drag, told, onTold }: HeaderTitleProps<Row>) {
  const texts = useTexts();
  const Arrow = sort?.direction === "desc" ? ArrowDown : ArrowUp;
  return (
    <span {...drag} className="flex min-w-0 items-center gap-1">
      <span data-content className={column.headerMark === undefined ? "line-clamp-2 wrap-anywhere" : "min-w-0"}>
        <TitleWord title={column.title} definition={column.definition} told={told} onTold={onTold} />
        {unit}
        {column.isDemo === true && <DemoMark />}
        {column.headerMark}
      </span>
      {pinned && <Pin role="img" aria-label={texts.grid.pinned} size={12} strokeWidth={1.6} className="shrink-0" />}
      {sort !== undefined && (
        <span className="inline-flex shrink-0 items-center">
          <Arrow aria-hidden size={12} strokeWidth={1.8} />
          {sort.number !== undefined && <span className="-mt-1 text-micro">{sort.number}</span>}
        </span>
      )}
    </span>
  );
}

interface TitleWordProps extends Pick<HeaderTitleProps<unknown>, "told" | "onTold"> {
  readonly title: string;
  readonly definition: string | undefined;
}

/** The title's words; with a definition they have a card, which a finger opens as it orders the rows. */
function TitleWord({ title, definition, told, onTold }: TitleWordProps) {
  if (definition === undefined) return title;
  return (
    <TermCard term={title} definition={definition} open={told} onOpenChange={onTold}>
      <span data-term className={termLook}>
        {title}
      </span>
    </TermCard>
  );
}

/** A finger has no hover: its tap on the word shows its meaning. */
function isTapOnTerm({ target, nativeEvent }: MouseEvent): boolean {
  const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === "touch";
  return isTouch && target instanceof Element && target.closest("[data-term]") !== null;
}

/** The menu is drawn elsewhere but its clicks arrive here too; neither they nor the edge order the rows. */
function isOnTitle({ target, currentTarget }: MouseEvent): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return target.closest("[data-menu], [data-resize]") === null;
}

/** Shift with an arrow resizes, with Ctrl as well it moves the column; true when handled. */
function columnKey(event: KeyboardEvent, key: string, actions: ColumnActions): boolean {
  const arrow = keyAlongLine(event.key, event.currentTarget);
  const step = arrow === "ArrowLeft" ? -1 : arrow === "ArrowRight" ? 1 : undefined;
  if (step === undefined || !event.shiftKey) return false;
  if (event.ctrlKey || event.metaKey) actions.move(key, step);
  else actions.step(key, step);
  return true;
}

const dragType = "application/x-grid-column";

function useColumnDrag<Row>({ column, index, after, actions }: HeaderCellProps<Row>) {
  const [side, setSide] = useState<"before" | "after" | undefined>(undefined);
  const sideOf = (event: DragEvent): "before" | "after" => {
    const box = event.currentTarget.getBoundingClientRect();
    const isInFirstHalf = event.clientX < box.left + box.width / 2 !== isFromRight(event.currentTarget);
    return index > 0 && isInFirstHalf ? "before" : "after";
  };
  const dragHandlers = {
    draggable: index > 0,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData(dragType, column.key);
      event.dataTransfer.effectAllowed = "move";
    },
  };
  const dropHandlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(dragType)) return;
      event.preventDefault();
      setSide(sideOf(event));
    },
    onDragLeave: () => setSide(undefined),
    onDrop: (event: DragEvent) => {
      const key = event.dataTransfer.getData(dragType);
      setSide(undefined);
      if (key === "") return;
      event.preventDefault();
      actions.drop(key, sideOf(event) === "before" ? column.key : after);
    },
  };
  return { side, dragHandlers, dropHandlers };
}
