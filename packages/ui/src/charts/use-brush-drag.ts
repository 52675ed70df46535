import { useRef } from "react";
import type { PointerEvent, PointerEventHandler } from "react";
import { clampWindow, moveWindow, resizeWindow } from "./brush-window.ts";
import type { BrushWindow } from "./brush-window.ts";

interface BrushDragOptions {
  readonly count: number;
  /** Width of the strip in pixels. */
  readonly inner: number;
  readonly window: BrushWindow;
  readonly onChange: (window: BrushWindow) => void;
}

interface BrushDrag {
  readonly onPointerDown: PointerEventHandler;
  readonly onPointerMove: PointerEventHandler;
  readonly onPointerUp: PointerEventHandler;
  readonly onPointerCancel: PointerEventHandler;
}

type Part = "from" | "to" | "window" | "new";

/** Pixels around an edge that take hold of it. */
const grip = 8;

/** Dragging an edge resizes, inside the window moves it, anywhere on a whole strip draws a new one. */
export function useBrushDrag({ count, inner, window, onChange }: BrushDragOptions): BrushDrag {
  const drag = useRef<{ part: Part; startAt: number; start: BrushWindow } | undefined>(undefined);
  const barUnder = (event: PointerEvent) =>
    ((event.clientX - event.currentTarget.getBoundingClientRect().left) / inner) * count;
  const partAt = (at: number): Part => {
    if (window.to - window.from === count) return "new";
    const near = (edge: number) => (Math.abs(at - edge) / count) * inner <= grip;
    if (near(window.to)) return "to";
    return near(window.from) ? "from" : "window";
  };
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = barUnder(event);
    const part = partAt(at);
    const outside = part === "window" && (at < window.from || at > window.to);
    const half = (window.to - window.from) / 2;
    const start = outside ? clampWindow({ from: at - half, to: at + half }, count) : window;
    if (outside) onChange(start);
    drag.current = { part, startAt: at, start };
  };
  const onPointerMove = (event: PointerEvent) => {
    const { current } = drag;
    if (current === undefined) return;
    const at = barUnder(event);
    if (current.part === "window") onChange(moveWindow(current.start, at - current.startAt, count));
    else if (current.part === "new") {
      onChange(clampWindow({ from: Math.min(current.startAt, at), to: Math.max(current.startAt, at) }, count));
    } else onChange(resizeWindow(window, current.part, at, count));
  };
  const end = () => {
    drag.current = undefined;
  };
  return { onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end };
}
