import { FilterChip } from "@paygauge/ui";
import { everyBarOf, type ChosenBars } from "./bar-filters.ts";
import { useBarWords } from "./use-bar-words.ts";

interface BarChipsProps {
  readonly filters: readonly ChosenBars[];
  /** Names of the jobs that the chart shows, by id. */
  readonly jobName: (id: string) => string;
  readonly onChange: (filters: readonly ChosenBars[]) => void;
}

/** Bars chosen on the charts as chips beside the slicers': each can be taken away. */
export function BarChips({ filters, jobName, onChange }: BarChipsProps) {
  const say = useBarWords(jobName);
  return filters.map((filter) => (
    <FilterChip
      key={filter.dimension}
      {...say(filter)}
      onRemove={() => onChange(everyBarOf(filters, filter.dimension))}
    />
  ));
}
