import { useTexts } from "../../context/ui-context.tsx";
import { barPath } from "./bar-path.ts";
import type { BarShape } from "./bar-path.ts";
import { bands as bandsOnScale, capabilityKeys } from "./band.ts";
import type { Band, CapabilityKey } from "./band.ts";

const cell = 13;
const step = 15;
const tall = 20;
const heights: Record<Band, number> = { high: 20, medium: 13, low: 6, none: 1.5 };
const fills: Record<Band, string> = {
  high: "fill-band-high",
  medium: "fill-band-medium",
  low: "fill-band-low",
  none: "fill-band-none",
};

const barAt = (index: number, band: Band): BarShape => ({
  x: index * step,
  y: tall - heights[band],
  width: cell,
  height: heights[band],
  round: band === "none" ? 0 : 1,
});

export interface CapabilityStripProps {
  /** A capability that is left out counts as none. */
  readonly bands: Partial<Record<CapabilityKey, Band>>;
}

/**
 * Eight cells, one per capability, whose height and colour both tell the band:
 * 118 by 20 px, readable in grey, one name for assistive technology.
 */
export function CapabilityStrip({ bands }: CapabilityStripProps) {
  const texts = useTexts();
  const words = capabilityKeys.map((key) => `${texts.capabilityNames[key]} ${texts.bands[bands[key] ?? "none"]}`);
  return (
    <svg
      role="img"
      aria-label={texts.labelled(texts.capabilities, words.join(", "))}
      width={118}
      height={tall}
      viewBox={`0 0 118 ${tall}`}
      className="block shrink-0 forced-color-adjust-none"
    >
      {bandsOnScale.map((band) => {
        const shown = capabilityKeys.flatMap((key, index) => ((bands[key] ?? "none") === band ? [index] : []));
        return (
          shown.length > 0 && (
            <path key={band} d={barPath(shown.map((at) => barAt(at, band)))} className={fills[band]} />
          )
        );
      })}
    </svg>
  );
}
