import type { InsightMeasure } from "@paygauge/api-types/entities/insights";
import { isAverage } from "./measure-value.ts";

/** A figure that is below the measure in a bar's tooltip, and behind it in the table. */
type NotedFigure = "measure" | "share" | "spend" | "suppliers";

/**
 * Figures of a bar besides its measure: suppliers and spend, each once. In shares the measure itself is said as a
 * figure; a figure of suppliers or spend, which has no line of its own below, is followed by its share.
 */
export function notedFigures(measure: InsightMeasure, unit: "n" | "p"): readonly NotedFigure[] {
  const others = (["suppliers", "spend"] as const).filter((figure) => figure !== measure);
  if (unit === "p") return ["measure", ...others];
  return isAverage(measure) ? others : ["share", ...others];
}
