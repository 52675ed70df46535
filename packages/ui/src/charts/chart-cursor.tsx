/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- screen readers hand arrow keys to an application only */
import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent, MouseEvent, PointerEvent, WheelEvent } from "react";
import { useTexts } from "../context/ui-context.tsx";
import type { MenuItem } from "../components/menu/dropdown-menu.tsx";
import { BarMenu } from "./bar-menu.tsx";
import { TooltipBox } from "./tooltip-box.tsx";
import type { TooltipContent } from "./tooltip-box.tsx";

/** Milliseconds before the first tooltip (specification, section 9); between bars there is no wait. */
const enterDelay = 300;

export interface ChartCursorProps {
  /** Title and summary sentence of the chart. */
  readonly label: string;
  readonly count: number;
  readonly width: number;
  readonly height: number;
  /** The bar under a place of the plot, in pixels from its top left. */
  readonly hit: (x: number, y: number) => number | undefined;
  /** Where a bar's tooltip points to. */
  readonly anchor: (index: number) => { readonly x: number; readonly y: number };
  readonly tooltip: (index: number) => TooltipContent;
  readonly onSelect?: ((index: number) => void) | undefined;
  /** Given, a click or Enter opens a menu on the bar instead. */
  readonly menu?: ((index: number) => readonly MenuItem[]) | undefined;
  readonly onWheelZoom?: ((index: number, factor: number) => void) | undefined;
  readonly onActive?: ((index: number | undefined) => void) | undefined;
}

/** One cursor over a chart's bars: pointer, arrow keys, tooltip, live words, Enter or click to open. */
export function ChartCursor(props: ChartCursorProps) {
  const texts = useTexts();
  const [menuAt, setMenuAt] = useState<number | undefined>(undefined);
  const plot = useRef<HTMLDivElement>(null);
  const { menu } = props;
  const { active, open, handlers } = useCursor({ ...props, onSelect: menu === undefined ? props.onSelect : setMenuAt });
  const opens = menu !== undefined || props.onSelect !== undefined;
  const shown = active !== undefined && active < props.count ? active : undefined;
  const content = shown === undefined || !open ? undefined : props.tooltip(shown);
  return (
    <div className="relative" style={{ width: props.width, height: props.height }}>
      <div
        ref={plot}
        role="application"
        tabIndex={0}
        aria-label={`${props.label} ${texts.chart.keys}`}
        {...handlers}
        className={`absolute inset-0 rounded-chip ${opens ? "cursor-pointer" : ""}`}
      />
      {content !== undefined && shown !== undefined && (
        <TooltipBox content={content} at={props.anchor(shown)} width={props.width} />
      )}
      {menu !== undefined && menuAt !== undefined && menuAt < props.count && (
        <BarMenu
          items={menu(menuAt)}
          at={props.anchor(menuAt)}
          onClose={() => setMenuAt(undefined)}
          focusAfter={() => plot.current?.focus()}
        />
      )}
      <output className="sr-only">
        {content === undefined
          ? ""
          : `${content.title}. ${content.lines.map((line) => `${line.label} ${line.text}`).join(", ")}`}
      </output>
    </div>
  );
}

/** Which bar is pointed at, whether its tooltip is open, and what pointer and keys do. */
function useCursor({ count, hit, onSelect, onActive, onWheelZoom }: ChartCursorProps) {
  const [active, setActive] = useState<number | undefined>(undefined);
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const point = (index: number | undefined) => {
    if (index === active) return;
    setActive(index);
    onActive?.(index);
  };
  const leave = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setOpen(false);
    point(undefined);
  };
  const placeOf = (event: MouseEvent): number | undefined => {
    const box = event.currentTarget.getBoundingClientRect();
    return hit(event.clientX - box.left, event.clientY - box.top);
  };
  const handlers = {
    onPointerMove: (event: PointerEvent) => {
      point(placeOf(event));
      if (open || timer.current !== undefined) return;
      timer.current = setTimeout(() => setOpen(true), enterDelay);
    },
    onPointerLeave: leave,
    onBlur: leave,
    onKeyDown: (event: KeyboardEvent) => {
      const next = cursorKey(event.key, active, count);
      if (next !== undefined) {
        point(next);
        setOpen(true);
      } else if ((event.key === "Enter" || event.key === " ") && active !== undefined) onSelect?.(active);
      else if (event.key === "Escape" && open) leave();
      else return;
      event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      const index = placeOf(event);
      if (index !== undefined) onSelect?.(index);
    },
    onWheel: (event: WheelEvent) => {
      const index = event.ctrlKey ? placeOf(event) : undefined;
      if (index !== undefined) onWheelZoom?.(index, event.deltaY > 0 ? 1.25 : 0.8);
    },
  };
  return { active, open, handlers };
}

/** The bar an arrow, Home or End leads to; undefined for other keys. */
export function cursorKey(key: string, active: number | undefined, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === "ArrowRight" || key === "ArrowDown") return active === undefined ? 0 : Math.min(count - 1, active + 1);
  if (key === "ArrowLeft" || key === "ArrowUp") return active === undefined ? count - 1 : Math.max(0, active - 1);
  return undefined;
}
