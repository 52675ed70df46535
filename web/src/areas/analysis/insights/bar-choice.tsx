import { Button, type MenuItem } from "@paygauge/ui";
import { useWords } from "../../../state/formats.ts";
import { barsNamedMost, type ChosenBars } from "./insights-query.ts";

/** Whether a bar is one of those that are chosen. */
export const isChosen = ({ only, without }: ChosenBars, key: string): boolean =>
  (only.length === 0 || only.includes(key)) && !without.includes(key);

/** Keep only this bar, leave it out: what the menu of every chart's bar ends with. */
export function useChoiceItems(chosen: ChosenBars, choose: (next: ChosenBars) => void) {
  const words = useWords("analysis.insights");
  const { only, without } = chosen;
  return (key: string): readonly MenuItem[] => [
    { key: "only", label: words("filterToBar"), onSelect: () => choose({ only: [key], without: [] }) },
    {
      key: "without",
      label: words("excludeBar"),
      disabled: without.length >= barsNamedMost,
      onSelect: () => choose({ only, without: [...without, key] }),
    },
  ];
}

interface BarChoiceProps {
  readonly chosen: ChosenBars;
  readonly onEvery: () => void;
}

/** Says that a chart shows a choice of its bars, and gives the others back. */
export function BarChoice({ chosen: { only, without }, onEvery }: BarChoiceProps) {
  const words = useWords("analysis.insights");
  if (only.length === 0 && without.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 text-label text-text-2">
      {only.length > 0 ? words("onlyBars", { count: only.length }) : words("withoutBars", { count: without.length })}
      <Button size="sm" variant="quiet" onClick={onEvery}>
        {words("everyBar")}
      </Button>
    </p>
  );
}
