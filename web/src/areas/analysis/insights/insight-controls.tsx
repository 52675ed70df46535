import { Button, DropdownMenu, IconButton, useTexts } from "@paygauge/ui";
import { ChevronDown, Redo2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import {
  insightDimensionGroups,
  insightMeasures,
  jobDimensions,
  type Insights,
  type JobDimension,
} from "@paygauge/api-types/entities/insights";
import { isBreakdown } from "@paygauge/api-types/entities/breakdowns";
import { useTranslations } from "../../../state/formats.ts";
import { useMeasureWords } from "../use-document-words.ts";
import { orderOf } from "./bar-order.ts";
import { barTops, type BarSort, type InsightsQuery } from "./insights-query.ts";
import { useDimensionNames } from "./use-dimension-names.ts";
import type { ChangeInsights, InsightsUndo } from "./use-insights-query.ts";

const dimensionGroups = ["general", "documents", "mcc", "sic", "other"] as const;

interface InsightControlsProps {
  readonly query: InsightsQuery;
  /** The dimension that is shown, chosen or not. */
  readonly dimension: JobDimension;
  readonly insights: Pick<Insights, "dimensions" | "breakdowns">;
  readonly onChange: ChangeInsights;
  readonly undo: InsightsUndo;
  /** The slicers, behind the selects. */
  readonly children: ReactNode;
}

/** Dimension, measure and unit of the chart. */
export function InsightControls({
  query,
  dimension: shown,
  insights: { dimensions, breakdowns },
  onChange,
  undo,
  children,
}: InsightControlsProps) {
  const words = useTranslations("analysis.insights");
  const measureName = useMeasureWords();
  const names = useDimensionNames(breakdowns);
  const isKnown = (value: JobDimension) => dimensions.find(({ dimension }) => dimension === value)?.isKnown ?? true;
  const standard = dimensionGroups.map((key) => ({
    key,
    label: words(`dimensionGroups.${key}`),
    options: insightDimensionGroups[key],
  }));
  const own = { key: "own", label: words("fromFile"), options: breakdowns.map(({ dimension }) => dimension) };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset draws a legend that this row has no room for
    <div role="group" aria-label={words("controls")} className="flex print:[&_svg]:hidden flex-wrap items-center gap-2">
      <div className="max-w-full md:hidden [&_button]:h-auto [&_button]:min-h-11 [&_button]:max-w-full [&_button]:text-start [&_button]:whitespace-normal">
        <Choice
          label={words("dimension")}
          value={shown}
          options={jobDimensions.filter((each) => !isBreakdown(each))}
          groups={breakdowns.length === 0 ? standard : [own, ...standard]}
          wordOf={names.name}
          noteOf={(value) => (isKnown(value) ? undefined : words("notInFile"))}
          onChange={(dimension) => onChange({ dimension })}
        />
      </div>
      <Choice
        label={words("measure")}
        value={query.measure}
        options={insightMeasures}
        wordOf={(value) => measureName(value, "measures")}
        buttonWord={measureName(query.measure)}
        onChange={(measure) => onChange({ measure })}
      />
      <Choice
        label={words("unit")}
        value={query.unit}
        options={["n", "p"]}
        wordOf={(value) => words(`units.${value}`)}
        onChange={(unit) => onChange({ unit })}
      />
      <BarsMenu query={query} dimension={shown} onChange={onChange} />
      {children}
      <UndoButtons {...undo} />
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly T[];
  /** The options under headings; without them they are under the label alone. */
  readonly groups?: readonly { readonly key: string; readonly label: string; readonly options: readonly T[] }[];
  readonly wordOf: (value: T) => string;
  /** More to say of an option. */
  readonly noteOf?: (value: T) => string | undefined;
  /** A shorter word for the button. */
  readonly buttonWord?: string;
  readonly onChange: (value: T) => void;
}

/** A button that names the choice and opens the others: "Dimension: MCC description". */
function Choice<T extends string>({
  label,
  value,
  options,
  groups,
  wordOf,
  noteOf,
  buttonWord,
  onChange,
}: ChoiceProps<T>) {
  const { labelled } = useTexts();
  const noted = (word: string, note: string | undefined) => (note === undefined ? word : labelled(word, note));
  return (
    <DropdownMenu
      trigger={
        <Button iconAfter={<ChevronDown aria-hidden size={14} strokeWidth={1.6} />}>
          {labelled(label, buttonWord ?? wordOf(value))}
        </Button>
      }
      groups={(groups ?? [{ key: label, label, options }]).map((group) => ({
        key: group.key,
        label: group.label,
        items: group.options.map((option) => ({
          key: option,
          label: noted(wordOf(option), noteOf?.(option)),
          checked: option === value,
          onSelect: () => onChange(option),
        })),
      }))}
    />
  );
}

/** In which order the bars stand, how many of them, and whether the others are one bar. */
function BarsMenu({ query, dimension, onChange }: Pick<InsightControlsProps, "query" | "dimension" | "onChange">) {
  const words = useTranslations("analysis.insights");
  const { labelled } = useTexts();
  const { sort, top, others } = query;
  const own = orderOf(dimension);
  const sorts: readonly BarSort[] = own === "value" ? ["own", "name"] : ["own", "value", "name"];
  const wordOf = (item: BarSort) => words(`orders.${item === "own" ? own : item}`);
  return (
    <DropdownMenu
      trigger={
        <Button iconAfter={<ChevronDown aria-hidden size={14} strokeWidth={1.6} />}>
          {labelled(words("bars"), top === 0 ? words("allBars") : words("topBars", { count: String(top) }))}
        </Button>
      }
      groups={[
        {
          key: "order",
          label: words("barOrder"),
          items: sorts.map((item) => ({
            key: item,
            label: wordOf(item),
            checked: item === sort,
            onSelect: () => onChange({ sort: item }),
          })),
        },
        {
          key: "top",
          label: words("barsShown"),
          items: barTops.map((item) => ({
            key: String(item),
            label: item === 0 ? words("allBars") : words("topBars", { count: String(item) }),
            checked: item === top,
            onSelect: () => onChange({ top: item }),
          })),
        },
        {
          key: "others",
          items: [
            {
              key: "others",
              label: words("othersAsOne"),
              checked: others,
              disabled: top === 0,
              onSelect: () => onChange({ others: !others }),
            },
          ],
        },
      ]}
    />
  );
}

/** Takes back what was chosen on this page, and gives it again. */
function UndoButtons({ undo, redo }: InsightsUndo) {
  const words = useTranslations("analysis.insights");
  if (undo === undefined && redo === undefined) return null;
  return (
    <span className="flex print:hidden">
      <IconButton
        label={words("undo")}
        aria-keyshortcuts="Control+Z"
        disabled={undo === undefined}
        onClick={undo}
        icon={<Undo2 aria-hidden size={16} strokeWidth={1.6} />}
      />
      <IconButton
        label={words("redo")}
        aria-keyshortcuts="Control+Shift+Z"
        disabled={redo === undefined}
        onClick={redo}
        icon={<Redo2 aria-hidden size={16} strokeWidth={1.6} />}
      />
    </span>
  );
}
