import { BandGlyph, capabilityKeys, useTexts, type Band, type CapabilityKey } from "@paygauge/ui";
import { Term } from "../../../glossary/term.tsx";

const heights: Record<Band, string> = { high: "h-10", medium: "h-6.5", low: "h-3", none: "h-0.75" };
const fills: Record<Band, string> = {
  high: "bg-band-high",
  medium: "bg-band-medium",
  low: "bg-band-low",
  none: "bg-band-none",
};

/** The capability strip enlarged: the same cells, each with its name and its level in a word. */
export function LargeStrip({ bands }: { readonly bands: Partial<Record<CapabilityKey, Band>> }) {
  const texts = useTexts();
  return (
    <ul
      aria-label={texts.capabilities}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(4.2rem,100%),1fr))] gap-x-2 gap-y-3 sm:grid-cols-4 md:grid-cols-8"
    >
      {capabilityKeys
        .filter((key) => bands[key] !== undefined)
        .map((key) => {
          const band = bands[key] ?? "none";
          return (
            <li key={key} className="flex min-w-0 flex-col gap-1">
              <span aria-hidden className="flex h-10 items-end forced-color-adjust-none">
                <span className={`w-full rounded-mark ${heights[band]} ${fills[band]}`} />
              </span>
              <span className="grow text-label text-text-2 wrap-break-word hyphens-auto">
                <Term id={key}>{texts.capabilityNames[key]}</Term>
              </span>
              <span className="text-data">
                <BandGlyph band={band} />
              </span>
            </li>
          );
        })}
    </ul>
  );
}
