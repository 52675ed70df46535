import { useState, type PointerEvent, type ReactNode } from "react";
import { useTexts } from "../../context/ui-context.tsx";
import { Tooltip } from "../tooltip/tooltip.tsx";
import { barPath } from "./bar-path.ts";
import type { BarShape } from "./bar-path.ts";
import { bands as bandsOnScale, capabilityAbbreviations, capabilityKeys } from "./band.ts";
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
  /** One that is left out has no cell: of a job those that it has chosen are shown. */
  readonly bands: Partial<Record<CapabilityKey, Band>>;
  /** Of a cell that the pointer rests on; its capability and band by default. */
  readonly tip?: (capability: CapabilityKey, band: Band) => ReactNode;
}

const widthOf = (cells: number): number => Math.max(cell, cells * step - (step - cell));

/** Which of the cells is under the pointer; between two of them the one before. */
function cellUnder({ clientX, currentTarget }: PointerEvent, cells: number): number {
  const { left } = currentTarget.getBoundingClientRect();
  return Math.min(cells - 1, Math.max(0, Math.floor((clientX - left) / step)));
}

/** Abbreviations, each above its own cell of the strips below: for the column's header. */
export function CapabilityStripLetters({ of = capabilityKeys }: { readonly of?: readonly CapabilityKey[] }) {
  const style = { width: widthOf(of.length), fontStretch: "75%" };
  return (
    <span aria-hidden className="flex text-micro font-normal text-text-3" style={style}>
      {of.map((key) => (
        <span key={key} className="shrink-0 text-center" style={{ width: cell, marginInlineEnd: step - cell }}>
          {capabilityAbbreviations[key]}
        </span>
      ))}
    </span>
  );
}

/**
 * A cell for each capability, whose height and colour both show the band: eight are 118 by 20 px, readable in grey, one
 * name for assistive technology.
 */
export function CapabilityStrip({ bands, tip }: CapabilityStripProps) {
  const texts = useTexts();
  const [under, setUnder] = useState(0);
  const keys = capabilityKeys.filter((key) => bands[key] !== undefined);
  const hovered = keys[under] ?? keys[0] ?? "stp";
  const band = bands[hovered] ?? "none";
  const words = keys.map((key) => `${texts.capabilityNames[key]} ${texts.bands[bands[key] ?? "none"]}`);
  return (
    <Tooltip content={tip?.(hovered, band) ?? texts.labelled(texts.capabilityNames[hovered], texts.bands[band])}>
      <svg
        role="img"
        aria-label={texts.labelled(texts.capabilities, words.join(", "))}
        onPointerMove={(event) => setUnder(cellUnder(event, keys.length))}
        width={widthOf(keys.length)}
        height={tall}
        viewBox={`0 0 ${widthOf(keys.length)} ${tall}`}
        className="block shrink-0 forced-color-adjust-none"
      >
        {bandsOnScale.map((level) => {
          const shown = keys.flatMap((key, index) => (bands[key] === level ? [index] : []));
          return (
            shown.length > 0 && (
              <path key={level} d={barPath(shown.map((at) => barAt(at, level)))} className={fills[level]} />
            )
          );
        })}
      </svg>
    </Tooltip>
  );
}
