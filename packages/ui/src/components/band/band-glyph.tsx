import { useTexts } from "../../context/ui-context.tsx";
import type { Band } from "./band.ts";

const filled: Record<Band, number> = { high: 3, medium: 2, low: 1, none: 0 };
const tint: Record<Band, string> = {
  high: "fill-band-high-text",
  medium: "fill-band-medium-text",
  low: "fill-band-low-text",
  none: "fill-band-none-text",
};
const heights = [4, 7, 10] as const;

export interface BandGlyphProps {
  readonly band: Band;
  /** Leaves the word to the caller; the glyph then says it to assistive technology. */
  readonly wordHidden?: boolean;
}

/** Three rising bars and the band's word; the number of full bars tells it without colour. */
export function BandGlyph({ band, wordHidden = false }: BandGlyphProps) {
  const word = useTexts().bands[band];
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <svg width={12} height={11} viewBox="0 0 12 11" aria-hidden className={tint[band]}>
        {heights.map((height, index) => (
          <rect
            key={height}
            x={index * 4.25}
            y={11 - height}
            width={3.25}
            height={height}
            rx={0.5}
            opacity={index < filled[band] ? 1 : 0.32}
          />
        ))}
      </svg>
      <span className={wordHidden ? "sr-only" : ""}>{word}</span>
    </span>
  );
}
