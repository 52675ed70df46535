/**
 * One path for many bars: per pixel column the highest value, so that the outline is
 * exact and no more marks are drawn than a screen has columns. Sizes in pixels.
 * With a `min` below 0 the lowest values hang from the line of nothing, as an outline of their own.
 */
export function binnedPath(values: readonly number[], width: number, height: number, max: number, min = 0): string {
  const columns = Math.max(1, Math.floor(width));
  if (values.length === 0 || max - min <= 0) return "";
  const [tops, bottoms] = [new Float64Array(columns), new Float64Array(columns)];
  const share = columns / values.length;
  values.forEach((value, index) => {
    const from = Math.min(columns - 1, Math.floor(index * share));
    const to = Math.max(from + 1, Math.min(columns, Math.floor((index + 1) * share)));
    for (let column = from; column < to; column += 1) {
      tops[column] = Math.max(tops[column] ?? 0, value);
      bottoms[column] = Math.min(bottoms[column] ?? 0, value);
    }
  });
  const place = (value: number) => Math.round(((max - value) / (max - min)) * height * 10) / 10;
  return `${max > 0 ? outline(tops, place) : ""}${min < 0 ? outline(bottoms, place) : ""}`;
}

/** Joins neighbouring columns of one height, from the line of nothing and back to it. */
function outline(ends: Float64Array, place: (value: number) => number): string {
  const floor = place(0);
  const parts: string[] = [`M0 ${floor}`];
  let last = -1;
  ends.forEach((end, column) => {
    const y = place(end);
    if (y === last) return;
    parts.push(`H${column}V${y}`);
    last = y;
  });
  parts.push(`H${ends.length}V${floor}Z`);
  return parts.join("");
}

/** Upper edge and height of one bar between the values `max` and `min`: up from the line of nothing or down from it. */
export function barRise(
  value: number,
  height: number,
  max: number,
  min = 0,
): { readonly y: number; readonly height: number } {
  const place = (at: number) => ((max - at) / (max - min)) * height;
  return { y: place(Math.max(0, value)), height: place(Math.min(0, value)) - place(Math.max(0, value)) };
}

/** The bar under a place, by arithmetic; undefined outside. */
export function barAt(x: number, width: number, count: number): number | undefined {
  if (count === 0 || x < 0 || x >= width) return undefined;
  return Math.min(count - 1, Math.floor((x / width) * count));
}

/** A lone bar is a bar, not a wall. */
const widest = 160;

/** Left edge and width of a bar; a gap of one pixel once there is room for it. */
export function barSpan(index: number, width: number, count: number): { readonly x: number; readonly width: number } {
  const step = width / count;
  const gap = step >= 4 ? Math.min(12, step * 0.18) : step >= 3 ? 1 : 0;
  const wide = Math.min(widest, step - gap);
  return { x: index * step + (step - wide) / 2, width: wide };
}
