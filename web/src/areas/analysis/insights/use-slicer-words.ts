import { cardCapabilities, vcAcceptings } from "@paygauge/api-types/entities/analysis";
import type { SlicerName } from "@paygauge/api-types/entities/insights";
import { useTranslations } from "../../../state/formats.ts";

interface SlicerWords {
  readonly name: (slicer: SlicerName) => string;
  readonly value: (slicer: SlicerName, value: string) => string;
}

/** Words of slicers and of their values. */
export function useSlicerWords(): SlicerWords {
  const words = useTranslations("analysis.insights");
  const shared = useTranslations("analysis");
  // The name of a slicer says which values it has, but not to the compiler: a value without a word stays itself.
  const wordings: Record<SlicerName, (value: string) => string> = {
    SlicerCardAccepting: (value) => words(value === "matched" ? "cardAccepting.matched" : "cardAccepting.unmatched"),
    SlicerVcAccepting: (value) => {
      const known = vcAcceptings.find((item) => item === value);
      return known === undefined ? value : shared(`vcAccepting.${known}`);
    },
    SlicerAvailableDetailLevel: (value) => words("level", { level: value }),
    SlicerStpCapable: (value) => words(value === "YES" ? "yesNo.YES" : "yesNo.NO"),
    SlicerCardCapability: (value) => {
      const known = cardCapabilities.find((item) => item === value);
      return known === undefined ? value : shared(`cardCapabilities.${known}`);
    },
  };
  return { name: (slicer) => words(`slicers.${slicer}`), value: (slicer, value) => wordings[slicer](value) };
}
