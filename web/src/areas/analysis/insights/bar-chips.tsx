import { FilterChip, useTexts } from "@paygauge/ui";
import { capabilities, insightDimensions, scoreLevels } from "@paygauge/api-types";
import { bandOfLevel } from "../band-amounts.ts";
import { useWords } from "../../../state/formats.ts";
import { useAnalysisWords } from "../use-analysis-words.ts";
import { everyBarOf, type ChosenBars, type ChosenDimension } from "./bar-filters.ts";

interface BarChipsProps {
  readonly filters: readonly ChosenBars[];
  /** Names of the jobs that the chart shows, by id. */
  readonly jobName: (id: string) => string;
  readonly onChange: (filters: readonly ChosenBars[]) => void;
}

/** Bars chosen on the charts as chips beside the slicers': each can be taken away. */
export function BarChips({ filters, jobName, onChange }: BarChipsProps) {
  const words = useWords("analysis.insights");
  const texts = useTexts();
  const say = useBarWords(jobName);
  return filters.map((filter) => {
    const { dimension } = filter;
    const keys = "only" in filter ? [filter.only] : filter.without;
    const named = keys.slice(0, 2).map((key) => say.bar(dimension, key));
    const bars = [...named, ...(keys.length > 2 ? [texts.grid.more(String(keys.length - 2))] : [])].join(", ");
    return (
      <FilterChip
        key={dimension}
        field={say.name(dimension)}
        words={"only" in filter ? bars : words("notBars", { bars })}
        onRemove={() => onChange(everyBarOf(filters, dimension))}
      />
    );
  });
}

/** Names of what bars are chosen by, and of the bars. */
function useBarWords(jobName: BarChipsProps["jobName"]) {
  const words = useWords("analysis.insights");
  const texts = useTexts();
  const analysis = useAnalysisWords();
  return {
    name: (dimension: ChosenDimension): string => {
      const capability = capabilities.find((each) => each === dimension);
      if (capability !== undefined) return texts.capabilityNames[capability];
      const known = insightDimensions.find((each) => each === dimension);
      return known === undefined ? dimension : words(`dimensions.${known}`);
    },
    bar: (dimension: ChosenDimension, key: string): string => {
      if (dimension === "Jobs") return jobName(key);
      const known = insightDimensions.find((each) => each === dimension);
      if (known !== undefined) return analysis.bar(known, key, key);
      const level = scoreLevels.find((each) => each === key);
      return level === undefined ? key : texts.bands[bandOfLevel[level]];
    },
  };
}
