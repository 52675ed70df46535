import { FilterChip } from "@paygauge/ui";
import type { Insights } from "@paygauge/api-types/entities/insights";
import { everyBarOf, type ChosenBars } from "./bar-filters.ts";
import { useBarWords } from "./use-bar-words.ts";

interface BarChipsProps {
  readonly filters: readonly ChosenBars[];
  /** Names of the jobs that the chart shows, by id. */
  readonly jobName: (id: string) => string;
  readonly breakdowns: Insights["breakdowns"];
  readonly onChange: (filters: readonly ChosenBars[]) => void;
}

/** Bars chosen on the charts as chips next to the slicers': each can be taken away. */
export function BarChips({ filters, jobName, breakdowns, onChange }: BarChipsProps) {
  const say = useBarWords(jobName, breakdowns);
  return filters.map((filter) => (
    <FilterChip
      key={filter.dimension}
      {...say(filter)}
      onRemove={() => onChange(everyBarOf(filters, filter.dimension))}
    />
  ));
}
