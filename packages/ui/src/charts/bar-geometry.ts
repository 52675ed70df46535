/**
 * One path for many bars: per pixel column the highest value, so that the outline is
 * exact and no more marks are drawn than a screen has columns. Sizes in pixels.
 */
export function binnedPath(values: readonly number[], width: number, height: number, max: number): string {
  const columns = Math.max(1, Math.floor(width));
  if (values.length === 0 || max <= 0) return "";
  const tops = new Float64Array(columns);
  const share = columns / values.length;
  values.forEach((value, index) => {
    const from = Math.min(columns - 1, Math.floor(index * share));
    const to = Math.max(from + 1, Math.min(columns, Math.floor((index + 1) * share)));
    for (let column = from; column < to; column += 1) tops[column] = Math.max(tops[column] ?? 0, value);
  });
  return outline(tops, height, max);
}

/** Joins neighbouring columns of one height, and starts anew after a gap. */
function outline(tops: Float64Array, height: number, max: number): string {
  const parts: string[] = [`M0 ${height}`];
  let last = -1;
  tops.forEach((top, column) => {
    const y = Math.round((height - (Math.max(0, top) / max) * height) * 10) / 10;
    if (y === last) return;
    parts.push(`H${column}V${y}`);
    last = y;
  });
  parts.push(`H${tops.length}V${height}Z`);
  return parts.join("");
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
