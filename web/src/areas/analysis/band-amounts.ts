import type { Band } from "@paygauge/ui";
import type { ScoreLevel } from "@paygauge/api-types/entities/analysis";

/** Figures by score level as figures by band; a level that is left out is nothing. */
export function bandAmounts(levels: Partial<Record<ScoreLevel, number>>): Record<Band, number> {
  return { high: levels.High ?? 0, medium: levels.Medium ?? 0, low: levels.Low ?? 0, none: levels.None ?? 0 };
}

export const bandOfLevel = { High: "high", Medium: "medium", Low: "low", None: "none" } as const satisfies Record<
  ScoreLevel,
  Band
>;
