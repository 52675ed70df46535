import { useTexts } from "@paygauge/ui";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { jobDimensions, type Insights } from "@paygauge/api-types/entities/insights";
import { scoreLevels } from "@paygauge/api-types/entities/analysis";
import { bandOfLevel } from "../band-amounts.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useAnalysisWords } from "../use-analysis-words.ts";
import { useDimensionNames } from "./use-dimension-names.ts";
import type { ChosenBars, ChosenDimension } from "./bar-filters.ts";

/** What bars are chosen by, and which: "Countries", "GBR" or "not GBR, FRA, +2". `jobName`: of the chart's jobs, by id. */
export function useBarWords(jobName: (id: string) => string, breakdowns: Insights["breakdowns"]) {
  const words = useTranslations("analysis.insights");
  const texts = useTexts();
  const names = useDimensionNames(breakdowns);
  const analysis = useAnalysisWords();
  const nameOf = (dimension: ChosenDimension): string => {
    const capability = capabilities.find((each) => each === dimension);
    if (capability !== undefined) return texts.capabilityNames[capability];
    const known = jobDimensions.find((each) => each === dimension);
    return known === undefined ? dimension : names.name(known);
  };
  const barOf = (dimension: ChosenDimension, key: string): string => {
    if (dimension === "Jobs") return jobName(key);
    const known = jobDimensions.find((each) => each === dimension);
    if (known !== undefined) return analysis.bar(known, key, key);
    const level = scoreLevels.find((each) => each === key);
    return level === undefined ? key : texts.bands[bandOfLevel[level]];
  };
  return (filter: ChosenBars): { readonly field: string; readonly words: string } => {
    const { dimension } = filter;
    const keys = "only" in filter ? [filter.only] : filter.without;
    const named = keys.slice(0, 2).map((key) => barOf(dimension, key));
    const bars = [...named, ...(keys.length > 2 ? [texts.grid.more(String(keys.length - 2))] : [])].join(", ");
    return { field: nameOf(dimension), words: "only" in filter ? bars : words("notBars", { bars }) };
  };
}
