import { Button, DropdownMenu, useTexts } from "@paygauge/ui";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { globalMetrics } from "@paygauge/api-types/entities/global-insights";
import { insightDimensionGroups, type InsightDimension } from "@paygauge/api-types/entities/insights";
import { useTranslations } from "../../../state/formats.ts";
import { useDimensionNames } from "../insights/use-dimension-names.ts";
import type { GlobalQuery } from "./global-query.ts";
import type { ChangeGlobal } from "./use-global-query.ts";

const dimensionGroups = ["general", "documents", "mcc", "sic", "other"] as const;

interface GlobalControlsProps {
  readonly query: GlobalQuery;
  readonly onChange: ChangeGlobal;
  /** The slicers, after the menus. */
  readonly children: ReactNode;
}

/** Dimension, metric and unit of the chart. */
export function GlobalControls({ query, onChange, children }: GlobalControlsProps) {
  const words = useTranslations("globalInsights");
  const insights = useTranslations("analysis.insights");
  const names = useDimensionNames([]);
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
      <legend className="sr-only">{words("controls")}</legend>
      <Choice<InsightDimension>
        label={words("dimension")}
        value={query.dimension}
        groups={dimensionGroups.map((key) => ({
          key,
          label: insights(`dimensionGroups.${key}`),
          options: insightDimensionGroups[key],
        }))}
        wordOf={names.name}
        onChange={(dimension) => onChange({ dimension })}
      />
      <Choice
        label={words("measure")}
        value={query.metric}
        groups={[{ key: "metrics", label: words("measure"), options: globalMetrics }]}
        wordOf={(metric) => words(`metrics.${metric}`)}
        onChange={(metric) => onChange({ metric })}
      />
      <Choice
        label={words("unit")}
        value={query.unit}
        groups={[{ key: "units", label: words("unit"), options: ["n", "p"] }]}
        wordOf={(unit) => words(`units.${unit}`)}
        onChange={(unit) => onChange({ unit })}
      />
      {children}
    </fieldset>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly groups: readonly { readonly key: string; readonly label: string; readonly options: readonly T[] }[];
  readonly wordOf: (value: T) => string;
  readonly onChange: (value: T) => void;
}

/** A button that names the choice and opens the others: "Dimension: Countries". */
function Choice<T extends string>({ label, value, groups, wordOf, onChange }: ChoiceProps<T>) {
  const { labelled } = useTexts();
  return (
    <DropdownMenu
      trigger={
        <Button iconAfter={<ChevronDown aria-hidden size={14} strokeWidth={1.6} />}>
          {labelled(label, wordOf(value))}
        </Button>
      }
      groups={groups.map((group) => ({
        key: group.key,
        label: group.label,
        items: group.options.map((option) => ({
          key: option,
          label: wordOf(option),
          checked: option === value,
          onSelect: () => onChange(option),
        })),
      }))}
    />
  );
}
