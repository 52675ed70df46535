import { useWords } from "../../../state/formats.ts";
import type { SlicerName } from "./insights-query.ts";

export interface SlicerWords {
  readonly name: (slicer: SlicerName) => string;
  readonly value: (slicer: SlicerName, value: string) => string;
}

/** Words of slicers and of their values. */
export function useSlicerWords(): SlicerWords {
  const words = useWords("analysis.insights");
  const shared = useWords("analysis");
  const of = (slicer: SlicerName, value: string): string => {
    switch (slicer) {
      case "SlicerCardAccepting":
        return words(value === "matched" ? "cardAccepting.matched" : "cardAccepting.unmatched");
      case "SlicerVcAccepting":
        return shared(
          value === "YES" ? "vcAccepting.YES" : value === "NO" ? "vcAccepting.NO" : "vcAccepting.UNMATCHED",
        );
      case "SlicerAvailableDetailLevel":
        return words("level", { level: value });
      case "SlicerStpCapable":
        return words(value === "YES" ? "yesNo.YES" : "yesNo.NO");
      case "SlicerCardCapability":
        return cardCapability(value);
    }
  };
  const cardCapability = (value: string): string => {
    switch (value) {
      case "StpEnabled":
      case "VcAccepting":
      case "L3":
      case "McAcceptors":
      case "NoMcAcceptance":
        return shared(`cardCapabilities.${value}`);
      default:
        return value;
    }
  };
  return { name: (slicer) => words(`slicers.${slicer}`), value: of };
}
