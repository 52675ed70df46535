import { picture, sequence } from "./sequence.ts";

const [across, down, cell] = [12, 13, 56];

/** A basket's weave: strips that lie over and under each other by turns, in four tones. */
export function mulberryArt(): string {
  const next = sequence(73_019);
  const tones = ["", "", "", ""];
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const [x, y] = [column * cell, row * cell];
      const isLying = (row + column) % 2 === 0;
      const tone = Math.floor(next() * 4);
      // A strip reaches a little into its neighbours, below whose strips it goes.
      const [left, top, width, height] = isLying
        ? [x - 5, y + 9, cell + 10, cell - 18]
        : [x + 9, y - 5, cell - 18, cell + 10];
      tones[tone] +=
        `M${left + 7} ${top}h${width - 14}q7 0 7 7v${height - 14}q0 7-7 7h-${width - 14}q-7 0-7-7v-${height - 14}q0-7 7-7z`;
    }
  }
  return picture(tones.map((d, tone) => `<path class="art-w${tone}" d="${d}"/>`).join(""));
}
