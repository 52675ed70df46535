import type { JobSummary } from "../entities/job-summary.ts";

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
