import { at, picture } from "./sequence.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place along the stem, from its foot (0) to its tip (1). */
const stem = (t: number): Point => ({ x: 170 + 330 * t ** 1.6, y: 900 - 900 * t });
const away = ({ x, y }: Point, angle: number, length: number): Point => ({
  x: x + Math.cos(angle) * length,
  y: y + Math.sin(angle) * length,
});
const to = (from: Point, end: Point): string => `M${at(from.x)} ${at(from.y)}L${at(end.x)} ${at(end.y)}`;

/** A leaf's twigs on both of its sides, the longest in its middle. */
function twigs(foot: Point, angle: number, length: number): string {
  const count = Math.max(4, Math.round(length / 13));
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 0.6) / count;
    const size = 5 + length * 0.13 * (1 - t) ** 0.6;
    const place = away(foot, angle + 0.1 * t, length * t);
    return to(place, away(place, angle - 0.95, size)) + to(place, away(place, angle + 0.95, size));
  }).join("");
}

/** A frond: a stem, leaves to both sides that grow shorter to the tip, and each leaf's own twigs. */
export function fernArt(): string {
  let leaves = "";
  let fine = "";
  for (let step = 1; step < 30; step += 1) {
    const t = step / 30;
    const foot = stem(t);
    const length = 330 * (1 - t) ** 0.8;
    for (const angle of [-0.42 - 0.3 * t, Math.PI + 0.3 + 0.1 * t]) {
      leaves += to(foot, away(foot, angle, length));
      fine += twigs(foot, angle, length);
    }
  }
  const along = Array.from({ length: 14 }, (_, step) => stem(step / 13));
  const line = along.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${at(x)} ${at(y)}`).join("");
  return picture(
    `<g fill="none" stroke-linecap="round"><path class="art-3" stroke-width="1.5" d="${fine}"/><path class="art-4" stroke-width="2" opacity=".75" d="${leaves}"/>` +
      `<path class="art-4" stroke-width="5" stroke-linejoin="round" d="${line}"/></g>`,
  );
}
