import { useTexts } from "../../context/ui-context.tsx";
import { barPath } from "./bar-path.ts";
import type { BarShape } from "./bar-path.ts";
import type { Band } from "./band.ts";

const tint: Record<Band, string> = {
  high: "fill-band-high-text",
  medium: "fill-band-medium-text",
  low: "fill-band-low-text",
  none: "fill-band-none-text",
};
const bars = [4, 7, 10].map((height, index): BarShape => ({
  x: index * 4.25,
  y: 11 - height,
  width: 3.25,
  height,
  round: 0.5,
}));

const shapeOf = (full: number) => ({ full: barPath(bars.slice(0, full)), faint: barPath(bars.slice(full)) });
/** Outlines of the full bars and of the others. */
const shapes = {
  high: shapeOf(3),
  medium: shapeOf(2),
  low: shapeOf(1),
  none: shapeOf(0),
} as const satisfies Record<Band, unknown>;

export interface BandGlyphProps {
  readonly band: Band;
  /** Leaves the word to the caller; the glyph then says it to assistive technology. */
  readonly wordHidden?: boolean;
}

/** Three rising bars and the band's word; the number of full bars shows it without colour. */
export function BandGlyph({ band, wordHidden = false }: BandGlyphProps) {
  const word = useTexts().bands[band];
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <svg width={12} height={11} viewBox="0 0 12 11" aria-hidden className={tint[band]}>
        {shapes[band].full !== "" && <path d={shapes[band].full} />}
        {shapes[band].faint !== "" && <path d={shapes[band].faint} opacity={0.32} />}
      </svg>
      <span className={wordHidden ? "sr-only" : ""}>{word}</span>
    </span>
  );
}
