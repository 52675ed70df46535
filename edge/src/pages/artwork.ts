/** Pictures that the edge draws itself: no request, no licence, in the brand's own colours. */

const levels = [0.22, 0.48, 0.74, 1] as const;

/** A small fixed sequence: the picture is the same on every load and in every screenshot. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function bar(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h-${width}z`;
}

function drawLedger(): string {
  const next = sequence(20_261);
  const paths = { line: "", word: "", low: "", high: "" };
  for (let row = 0; row < 20; row += 1) {
    const y = 20 + row * 44;
    paths.line += bar(0, y + 32, 640, 1);
    paths.word += bar(40, y + 8, 70 + Math.round(next() * 110), 7) + bar(250, y + 8, 34 + Math.round(next() * 40), 7);
    for (let cell = 0; cell < 8; cell += 1) {
      const level = levels[Math.floor(next() * 4)] ?? 1;
      const height = Math.round(level * 22);
      const drawn = bar(350 + cell * 22, y + 22 - height, 16, height);
      if (level === 1) paths.high += drawn;
      else paths.low += drawn;
    }
  }
  const drawn = Object.entries(paths).map(([name, d]) => `<path class="art-${name}" d="${d}"/>`);
  return `<svg class="art" viewBox="0 0 640 900" preserveAspectRatio="xMinYMid slice" aria-hidden="true">${drawn.join("")}</svg>`;
}

/** A ledger with its capability strips, the product's own sign: decoration, hidden from readers. */
export const ledgerArtwork: string = drawLedger();

/** The mark that stands where a brand has no logo of its own: four cells of the capability strip. */
export const brandMark =
  '<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><rect class="mark-ground" width="32" height="32" rx="6"/><path class="mark-cells" d="M7 19h4v6h-4zM13 14h4v11h-4zM19 17h4v8h-4zM25 8h0z M19 7h4v8h-4z"/></svg>';
