import { isBreakdown } from "@paygauge/api-types/entities/breakdowns";
import type { Insights, JobDimension } from "@paygauge/api-types/entities/insights";
import { useTranslations } from "../../../state/formats.ts";

interface DimensionNames {
  readonly name: (dimension: JobDimension) => string;
  /** Within the title of a chart. */
  readonly inTitle: (dimension: JobDimension) => string;
}

/** Names of a job's dimensions: breakdowns have the labels that they were given at import. */
export function useDimensionNames(breakdowns: Insights["breakdowns"]): DimensionNames {
  const words = useTranslations("analysis.insights");
  const labelOf = (name: JobDimension) =>
    breakdowns.find(({ dimension }) => dimension === name)?.label ?? words("noBreakdown");
  return {
    name: (dimension) => (isBreakdown(dimension) ? labelOf(dimension) : words(`dimensions.${dimension}`)),
    inTitle: (dimension) => (isBreakdown(dimension) ? labelOf(dimension) : words(`dimensionsInTitle.${dimension}`)),
  };
}
