export interface BarShape {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Radius of the corners. */
  readonly round: number;
}

/**
 * Bars of one colour as the outline of a single path: a grid shows hundreds of them, and an element for each takes the
 * browser longer than drawing them.
 */
export function barPath(bars: readonly BarShape[]): string {
  return bars.map(outline).join("");
}

function outline({ x, y, width, height, round: r }: BarShape): string {
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}
