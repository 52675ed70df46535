import { slicerNames, type Insights } from "@paygauge/api-types/entities/insights";
import { Button, EmptyState, useTexts } from "@paygauge/ui";
import { useTranslations } from "../../../state/formats.ts";
import { everyBarOf } from "./bar-filters.ts";
import { withValues, type InsightsQuery } from "./insights-query.ts";
import { useBarWords } from "./use-bar-words.ts";
import type { ChangeInsights } from "./use-insights-query.ts";
import { useSlicerWords } from "./use-slicer-words.ts";

interface NothingLeftProps {
  readonly query: Pick<InsightsQuery, "slicing" | "filters">;
  readonly jobName: (id: string) => string;
  readonly breakdowns: Insights["breakdowns"];
  readonly onChange: ChangeInsights;
}

/** No supplier is in everything that is chosen: each choice can be dropped by its name, or all of them. */
export function NothingLeft({ query: { slicing, filters }, jobName, breakdowns, onChange }: NothingLeftProps) {
  const words = useTranslations("analysis.insights");
  const { grid } = useTexts();
  const slicer = useSlicerWords();
  const bars = useBarWords(jobName, breakdowns);
  const slicers = slicerNames.flatMap((name) => {
    const values = slicing[name] ?? [];
    const label = `${slicer.name(name)} ${values.map((value) => slicer.value(name, value)).join(", ")}`;
    return values.length === 0 ? [] : [{ label, drop: () => onChange({ slicing: withValues(slicing, name, []) }) }];
  });
  const chosen = filters.map((filter) => {
    const { field, words: which } = bars(filter);
    return { label: `${field} ${which}`, drop: () => onChange({ filters: everyBarOf(filters, filter.dimension) }) };
  });
  return (
    <EmptyState
      title={words("nothingLeft")}
      action={
        <>
          {[...slicers, ...chosen].map(({ label, drop }) => (
            <Button key={label} onClick={drop}>
              {grid.dropFilter(label)}
            </Button>
          ))}
          <Button variant="quiet" onClick={() => onChange({ slicing: {}, filters: [] })}>
            {words("clearSlicers")}
          </Button>
        </>
      }
    >
      {words("nothingLeftHint")}
    </EmptyState>
  );
}
