import { Button, type MenuItem } from "@paygauge/ui";
import { useTranslations } from "../../../state/formats.ts";
import {
  chosenOf,
  everyBarOf,
  mayLeaveOut,
  onlyBar,
  withoutBar,
  type ChosenBars,
  type ChosenDimension,
} from "./bar-filters.ts";

interface BarChoiceProps {
  readonly filters: readonly ChosenBars[];
  readonly dimension: ChosenDimension;
  readonly onChange: (filters: readonly ChosenBars[]) => void;
}

/** Keep only this bar, leave it out, for the whole page: what the menu of every chart's bar ends with. */
export function useChoiceItems({ filters, dimension, onChange }: BarChoiceProps) {
  const words = useTranslations("analysis.insights");
  const chosen = chosenOf(filters, dimension);
  const every = { key: "every", label: words("everyBar"), onSelect: () => onChange(everyBarOf(filters, dimension)) };
  return (key: string): readonly MenuItem[] =>
    chosen !== undefined && "only" in chosen
      ? [every]
      : [
          {
            key: "only",
            label: words("filterToBar"),
            onSelect: () => onChange(onlyBar(filters, dimension, key)),
          },
          {
            key: "without",
            label: words("excludeBar"),
            disabled: !mayLeaveOut(filters, dimension),
            onSelect: () => onChange(withoutBar(filters, dimension, key)),
          },
        ];
}

/** Says that a chart shows a choice of its bars, and gives the others back. */
export function BarChoice({ filters, dimension, onChange }: BarChoiceProps) {
  const words = useTranslations("analysis.insights");
  const chosen = chosenOf(filters, dimension);
  if (chosen === undefined) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 text-label text-text-2">
      {"only" in chosen ? words("onlyBar") : words("withoutBars", { count: chosen.without.length })}
      <Button size="sm" variant="quiet" onClick={() => onChange(everyBarOf(filters, dimension))}>
        {words("everyBar")}
      </Button>
    </p>
  );
}
