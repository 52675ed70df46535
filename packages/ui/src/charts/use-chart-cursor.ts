import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent, MouseEvent, PointerEvent, RefObject } from "react";

/** Milliseconds before the first tooltip (docs/specification.md section 9); between bars there is no wait. */
const enterDelay = 300;

interface CursorOptions {
  readonly plot: RefObject<HTMLDivElement | null>;
  readonly count: number;
  /** The bar under a place of the plot, in pixels from its top left. */
  readonly hit: (x: number, y: number) => number | undefined;
  /** A bar that was looked for: arrow keys go on from it. */
  readonly found: number | undefined;
  readonly onSelect: (index: number) => void;
  /** Escape, where no tooltip is left to close; answers whether there was something to end. */
  readonly onEscape: () => boolean;
  readonly onActive?: ((index: number | undefined) => void) | undefined;
  readonly onWheelZoom?: ((index: number, factor: number) => void) | undefined;
}

/** Which bar is pointed at, whether its tooltip is open, and what pointer and keys do. */
export function useChartCursor({ plot, count, hit, found, onSelect, onActive, ...options }: CursorOptions) {
  const [active, setActive] = useState<number | undefined>(undefined);
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useWheelZoom(plot, hit, options.onWheelZoom);
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
  const handlers = {
    onPointerMove: (event: PointerEvent) => {
      point(placeOf(event, hit));
      if (open || timer.current !== undefined) return;
      timer.current = setTimeout(() => setOpen(true), enterDelay);
    },
    onPointerLeave: leave,
    onBlur: leave,
    onKeyDown: (event: KeyboardEvent) => {
      const at = active ?? found;
      const next = cursorKey(event.key, at, count);
      if (next !== undefined) {
        point(next);
        setOpen(true);
      } else if ((event.key === "Enter" || event.key === " ") && at !== undefined) onSelect(at);
      else if (event.key === "Escape" && open) leave();
      else if (event.key !== "Escape" || !options.onEscape()) return;
      event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      const index = placeOf(event, hit);
      if (index !== undefined) onSelect(index);
    },
  };
  return { active, open, handlers };
}

function placeOf(event: MouseEvent | WheelEvent, hit: CursorOptions["hit"]): number | undefined {
  const { currentTarget } = event;
  if (!(currentTarget instanceof Element)) return undefined;
  const box = currentTarget.getBoundingClientRect();
  return hit(event.clientX - box.left, event.clientY - box.top);
}

/** Ctrl and the wheel zoom the chart, and not the page as well: the browser asks no one who only listens. */
function useWheelZoom(
  plot: CursorOptions["plot"],
  hit: CursorOptions["hit"],
  onWheelZoom: CursorOptions["onWheelZoom"],
) {
  const latest = useRef({ hit, onWheelZoom });
  useEffect(() => {
    latest.current = { hit, onWheelZoom };
  });
  const zooms = onWheelZoom !== undefined;
  useEffect(() => {
    const { current } = plot;
    if (!zooms || current === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const index = placeOf(event, latest.current.hit);
      if (index !== undefined) latest.current.onWheelZoom?.(index, event.deltaY > 0 ? 1.25 : 0.8);
    };
    current.addEventListener("wheel", onWheel, { passive: false });
    return () => current.removeEventListener("wheel", onWheel);
  }, [plot, zooms]);
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
