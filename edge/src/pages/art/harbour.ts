import { at, picture } from "./sequence.ts";

/** Height of the sea's floor below a point: two banks and a channel between them. */
function depth(x: number, line: number): number {
  const bank = 95 * Math.exp(-(((x - 470) / 130) ** 2) - ((line - 6) / 7) ** 2);
  const shoal = 60 * Math.exp(-(((x - 150) / 110) ** 2) - ((line - 12) / 6) ** 2);
  return 12 * Math.sin(x / 95 + line * 0.55) - bank + shoal;
}

function contour(line: number): string {
  const points = Array.from({ length: 19 }, (_, step) => {
    const x = step * 40 - 40;
    return { x, y: 40 + line * 34 + depth(x, line) };
  });
  const [first] = points;
  // Each middle of two points is on the line, the points bend it.
  const bends = points
    .slice(1, -1)
    .map(({ x, y }, index) => {
      const next = points[index + 2] ?? { x, y };
      return `Q${at(x)} ${at(y)} ${at((x + next.x) / 2)} ${at((y + next.y) / 2)}`;
    })
    .join("");
  return `M${at(first?.x ?? 0)} ${at(first?.y ?? 0)}${bends}`;
}

const soundings = [
  [90, 150, "12"],
  [205, 330, "8"],
  [140, 570, "15"],
  [470, 470, "3"],
  [340, 660, "11"],
  [556, 690, "9"],
  [60, 790, "21"],
] as const;

/** A chart of a harbour: lines of depth, soundings, two moles with their lights, and the way in. */
export function harbourArt(): string {
  const lines = (isStrong: boolean): string =>
    Array.from({ length: 24 }, (_, line) => line)
      .filter((line) => (line % 5 === 0) === isStrong)
      .map(contour)
      .join("");
  const numbers = soundings.map(([x, y, word]) => `<text x="${x}" y="${y}">${word}</text>`).join("");
  return picture(
    `<g fill="none"><path class="art-2" stroke-width="1.5" d="${lines(false)}"/><path class="art-3" stroke-width="1.5" opacity=".6" d="${lines(true)}"/>` +
      `<path class="art-4" stroke-width="2" stroke-dasharray="1 10" stroke-linecap="round" opacity=".8" d="M396 280C388 420 372 560 352 720"/>` +
      `<path class="art-4" stroke-width="9" stroke-linecap="round" d="M-20 66C130 40 270 110 332 262M660 136C560 160 490 220 456 296"/></g>` +
      `<circle class="art-dot" cx="332" cy="266" r="12"/><circle class="art-4f" cx="456" cy="299" r="12"/>` +
      `<g class="art-words" font-size="20" opacity=".75">${numbers}</g>`,
  );
}
