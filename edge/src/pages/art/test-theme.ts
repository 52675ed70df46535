import { picture } from "./sequence.ts";

/** A drawing board: a grid, the frame of a picture that is still to come, and its measures. */
export function testThemeArt(): string {
  const frame = "M150 130h340v340h-340z";
  const measures = "M150 520v24M490 520v24M150 532h110M380 532h110M530 130h24M530 470h24M542 130v120M542 350v120";
  const steps = [0, 1, 2, 3, 4]
    .map(
      (step) =>
        `<rect class="art-4f" x="${150 + step * 68}" y="580" width="68" height="34" opacity="${(0.85 - step * 0.17).toFixed(2)}"/>`,
    )
    .join("");
  return picture(
    `<pattern id="board" width="40" height="40" patternUnits="userSpaceOnUse"><path class="art-2" fill="none" d="M40 0H0V40"/></pattern><rect width="640" height="900" fill="url(#board)"/>` +
      `<g fill="none" class="art-4" stroke-width="2"><path stroke-dasharray="12 9" d="${frame}"/><path opacity=".5" d="M150 130L490 470M490 130L150 470"/><path d="${measures}"/></g>` +
      `<g class="art-words art-mono" font-size="20" text-anchor="middle"><text x="320" y="539">340</text><text x="542" y="307">340</text></g>${steps}`,
  );
}
