import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { conversions } from "./levers.ts";

/** Spend of a year that is likely to move, and what of it converts by the tickets of its suppliers; minor units. */
interface LikelyYear {
  readonly likelyYearMinor: number;
  readonly convertedYearMinor: number;
}

/** Part of the likely spend that converts, to hundredths as use cases measure it; the base case where nothing is likely. */
export const likelyConversion = ({ likelyYearMinor, convertedYearMinor }: LikelyYear): number =>
  likelyYearMinor > 0 ? Math.round((convertedYearMinor / likelyYearMinor) * 100) / 100 : conversions.base;

/**
 * What a year is expected to move, minor units: Summary and the preview of new evidence state the same.
 * @param stated conversion that the issuer states, from 0 to 1; undefined: by tickets
 */
export const opportunityOf = (year: LikelyYear, stated?: number): number =>
  Math.round(year.likelyYearMinor * (stated ?? likelyConversion(year)));

type Converted = Pick<JobSummary, "conversion" | "opportunityMinor" | "opportunityYearMinor" | "best">;

/**
 * The summary at the conversion that the issuer states for its use cases, so that both state one figure. Without one the
 * conversion by tickets is used.
 * @param stated from 0 to 1; undefined: the issuer states none
 */
export function atStatedConversion<Summary extends Converted>(summary: Summary, stated: number | undefined): Summary {
  const { conversion, opportunityMinor, opportunityYearMinor, best } = summary;
  if (stated === undefined || conversion <= 0) return summary;
  const scaled = (minor: number): number => Math.round((minor / conversion) * stated);
  return {
    ...summary,
    conversion: stated,
    isConversionStated: true,
    opportunityMinor: scaled(opportunityMinor),
    opportunityYearMinor: scaled(opportunityYearMinor),
    best: best && { ...best, yearMinor: scaled(best.yearMinor) },
  };
}
