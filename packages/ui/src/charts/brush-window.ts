/** The shown bars: from `from` up to but not including `to`. */
export interface BrushWindow {
  readonly from: number;
  readonly to: number;
}

/** Fewer bars than this are never shown, unless there are fewer. */
export const leastBars = 10;

/** A window inside 0…count of at least ten bars; keeps its width where it can. */
export function clampWindow({ from, to }: BrushWindow, count: number): BrushWindow {
  const width = Math.min(count, Math.max(Math.min(leastBars, count), Math.round(to - from)));
  const start = Math.min(Math.max(0, Math.round(from)), count - width);
  return { from: start, to: start + width };
}

/** The window moved by a number of bars. */
export function moveWindow(window: BrushWindow, by: number, count: number): BrushWindow {
  return clampWindow({ from: window.from + by, to: window.to + by }, count);
}

/** One edge moved; the other stays. */
export function resizeWindow(window: BrushWindow, edge: "from" | "to", at: number, count: number): BrushWindow {
  const least = Math.min(leastBars, count);
  if (edge === "from") return { from: Math.min(Math.max(0, Math.round(at)), window.to - least), to: window.to };
  return { from: window.from, to: Math.max(Math.min(count, Math.round(at)), window.from + least) };
}

/** Narrower (`factor` below 1) or wider around a bar. */
export function zoomWindow(window: BrushWindow, around: number, factor: number, count: number): BrushWindow {
  const from = around - (around - window.from) * factor;
  return clampWindow({ from, to: from + (window.to - window.from) * factor }, count);
}

/** What a key does: arrows move by a tenth, with Shift they resize, Home and End go to the ends. */
export function keyWindow(
  window: BrushWindow,
  stroke: { readonly key: string; readonly shiftKey: boolean },
  count: number,
): BrushWindow | undefined {
  const width = window.to - window.from;
  const tenth = Math.max(1, Math.round(width / 10));
  switch (stroke.key) {
    case "ArrowLeft":
    case "ArrowDown":
      return stroke.shiftKey ? resizeWindow(window, "to", window.to - tenth, count) : moveWindow(window, -tenth, count);
    case "ArrowRight":
    case "ArrowUp":
      return stroke.shiftKey ? resizeWindow(window, "to", window.to + tenth, count) : moveWindow(window, tenth, count);
    case "Home":
      return moveWindow(window, -count, count);
    case "End":
      return moveWindow(window, count, count);
    case "Escape":
      return { from: 0, to: count };
    default:
      return undefined;
  }
}
