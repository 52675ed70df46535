import { Button, DropdownMenu, IconButton, useTexts } from "@paygauge/ui";
import { ChevronDown, Redo2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { insightDimensionGroups, insightDimensions, insightMeasures } from "@paygauge/api-types";
import { useWords } from "../../../state/formats.ts";
import { orderOf } from "./bar-order.ts";
import { barTops, type BarSort, type InsightsQuery } from "./insights-query.ts";
import type { ChangeInsights, InsightsUndo } from "./use-insights-query.ts";

const dimensionGroups = ["general", "documents", "mcc", "sic", "other"] as const;

interface InsightControlsProps {
  readonly query: InsightsQuery;
  readonly onChange: ChangeInsights;
  readonly undo: InsightsUndo;
  /** The slicers, behind the selects. */
  readonly children: ReactNode;
}

/** Dimension, measure and unit of the chart. */
export function InsightControls({ query, onChange, undo, children }: InsightControlsProps) {
  const words = useWords("analysis.insights");
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset draws a legend that this row has no room for
    <div role="group" aria-label={words("controls")} className="flex print:[&_svg]:hidden flex-wrap items-center gap-2">
      <Choice
        label={words("dimension")}
        value={query.dimension}
        options={insightDimensions}
        groups={dimensionGroups.map((key) => ({
          key,
          label: words(`dimensionGroups.${key}`),
          options: insightDimensionGroups[key],
        }))}
        wordOf={(value) => words(`dimensions.${value}`)}
        onChange={(dimension) => onChange({ dimension })}
      />
      <Choice
        label={words("measure")}
        value={query.measure}
        options={insightMeasures}
        wordOf={(value) => words(`measures.${value}`)}
        buttonWord={words(`measureNames.${query.measure}`)}
        onChange={(measure) => onChange({ measure })}
      />
      <Choice
        label={words("unit")}
        value={query.unit}
        options={["n", "p"]}
        wordOf={(value) => words(`units.${value}`)}
        onChange={(unit) => onChange({ unit })}
      />
      <BarsMenu query={query} onChange={onChange} />
      {children}
      <UndoButtons {...undo} />
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly T[];
  /** The options under headings; without them they stand under the label alone. */
  readonly groups?: readonly { readonly key: string; readonly label: string; readonly options: readonly T[] }[];
  readonly wordOf: (value: T) => string;
  /** A shorter word for the button. */
  readonly buttonWord?: string;
  readonly onChange: (value: T) => void;
}

/** A button that names the choice and opens the others: "Dimension: MCC description". */
function Choice<T extends string>({ label, value, options, groups, wordOf, buttonWord, onChange }: ChoiceProps<T>) {
  const { labelled } = useTexts();
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
          label: wordOf(option),
          checked: option === value,
          onSelect: () => onChange(option),
        })),
      }))}
    />
  );
}

/** In which order the bars stand, how many of them, and whether the others are one bar. */
function BarsMenu({ query, onChange }: Pick<InsightControlsProps, "query" | "onChange">) {
  const words = useWords("analysis.insights");
  const { labelled } = useTexts();
  const { dimension, sort, top, others } = query;
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
  const words = useWords("analysis.insights");
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
