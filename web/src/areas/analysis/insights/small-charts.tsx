import { HorizontalBars, StackedBandBars, useTexts, type ChartDatum, type MenuItem } from "@paygauge/ui";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { scoreLevels } from "@paygauge/api-types/entities/analysis";
import type { BarFilterDimension, Insights } from "@paygauge/api-types/entities/insights";
import { useFigureDialog } from "../../../data/figures/use-figure-dialog.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { bandAmounts, bandOfLevel } from "../band-amounts.ts";
import { majorOf, moneyStyle } from "../job-money.ts";
import { useAnalysisWords } from "../use-analysis-words.ts";
import { useMethodData } from "../use-method-data.ts";
import { BarChoice, useChoiceItems } from "./bar-choice.tsx";
import { chosenOf, everyBarOf, leaves, onlyBar, type ChosenBars } from "./bar-filters.ts";
import { methodFigures, mixFigure } from "./insight-figures.ts";
import { tableChoice, type InsightsQuery } from "./insights-query.ts";
import type { ChangeInsights } from "./use-insights-query.ts";

interface SmallChartsProps {
  readonly jobId: string;
  readonly insights: Insights;
  readonly query: InsightsQuery;
  /** Matched against a made directory. */
  readonly isDemo: boolean;
  readonly onChange: ChangeInsights;
  /** Given, a bar opens its suppliers. */
  readonly onOpen: ((dimension: BarFilterDimension, key: string) => void) | undefined;
  /** Given, a bar's suppliers become a use case. */
  readonly onSave: ((dimension: BarFilterDimension, key: string) => void) | undefined;
}

/** Capability mix and payment methods of the selection. */
export function SmallCharts({ jobId, insights, query, isDemo, onChange, onOpen, onSave }: SmallChartsProps) {
  const made = useFigureDialog();
  const words = useTranslations("analysis.insights");
  const texts = useTexts();
  const { minorDigits } = insights;
  const mix = insights.capabilityMix.map(({ capability, spendMinor }) => {
    const amounts = bandAmounts(spendMinor);
    return {
      key: capability,
      name: texts.capabilityNames[capability],
      amounts: {
        high: positiveMajor(amounts.high, minorDigits),
        medium: positiveMajor(amounts.medium, minorDigits),
        low: positiveMajor(amounts.low, minorDigits),
        none: positiveMajor(amounts.none, minorDigits),
      },
    };
  });
  const { filters } = query;
  const choose = (next: readonly ChosenBars[]) => onChange({ filters: next });
  const methods = useMethods(insights).filter(({ key }) => leaves(chosenOf(filters, "PaymentMethods"), key));
  const items = useMethodItems({ filters, onChange: choose, onOpen, onSave });
  const levels = useLevelItems({ filters, onChange: choose, onOpen, onSave });
  const paidBy = (key: string) => {
    const row = insights.paymentMethods.find(({ method }) => method === key);
    return row && methodFigures(jobId, insights, query, row).value;
  };
  return (
    <div className="grid items-start gap-3.5 md:grid-cols-2">
      {made.dialog}
      <StackedBandBars
        title={words("mix")}
        dimension={words("capability")}
        style={moneyStyle(insights)}
        data={mix}
        isDemo={isDemo}
        menu={({ key }) => [...made.item(mixFigure(jobId, insights, query, key)), ...levels(key)]}
        {...tableChoice(query, "mix", onChange)}
      />
      <div className="flex min-w-0 flex-col gap-1.5">
        <HorizontalBars
          title={words("methods")}
          dimension={words("method")}
          measure={words("methodsMeasure")}
          style={{ kind: "percent" }}
          data={methods}
          menu={({ key }) => [...made.item(paidBy(key)), ...items(key)]}
          {...tableChoice(query, "methods", onChange)}
        />
        <BarChoice filters={filters} dimension="PaymentMethods" onChange={choose} />
      </div>
    </div>
  );
}

/** Suppliers paid by a method: shown, saved as a use case, alone on the whole page, or left out of it. */
export function useMethodItems({
  filters,
  onChange,
  onOpen,
  onSave,
}: LevelItems): (key: string) => readonly MenuItem[] {
  const words = useTranslations("analysis.insights");
  const analysis = useAnalysisWords();
  const choices = useChoiceItems({ filters, dimension: "PaymentMethods", onChange });
  return (key) => {
    const open = {
      key: "open",
      label: words("showSuppliersPaidBy", { method: analysis.method(key) }),
      onSelect: () => onOpen?.("PaymentMethods", key),
    };
    const save = { key: "save", label: words("saveAsUseCase"), onSelect: () => onSave?.("PaymentMethods", key) };
    return [...(onOpen === undefined ? [] : [open]), ...(onSave === undefined ? [] : [save]), ...choices(key)];
  };
}

interface LevelItems extends Pick<SmallChartsProps, "onOpen" | "onSave"> {
  readonly filters: readonly ChosenBars[];
  readonly onChange: (filters: readonly ChosenBars[]) => void;
}

/** A capability's suppliers of one level: shown, saved as a use case, or alone on the whole page. */
function useLevelItems({ filters, onChange, onOpen, onSave }: LevelItems): (key: string) => readonly MenuItem[] {
  const words = useTranslations("analysis.insights");
  const texts = useTexts();
  return (key) => {
    const capability = capabilities.find((each) => each === key);
    if (capability === undefined) return [];
    const chosen = chosenOf(filters, capability);
    const levels = scoreLevels.filter((level) => leaves(chosen, level));
    const open = levels.map((level) => ({
      key: `open ${level}`,
      label: words("showSuppliersAt", { level: texts.bands[bandOfLevel[level]] }),
      onSelect: () => onOpen?.(capability, level),
    }));
    const save = levels.map((level) => ({
      key: `save ${level}`,
      label: words("saveLevelAsUseCase", { level: texts.bands[bandOfLevel[level]] }),
      onSelect: () => onSave?.(capability, level),
    }));
    const every = {
      key: "every",
      label: words("everyLevel"),
      onSelect: () => onChange(everyBarOf(filters, capability)),
    };
    const only = levels.map((level) => ({
      key: `only ${level}`,
      label: words("filterToLevel", { level: texts.bands[bandOfLevel[level]] }),
      onSelect: () => onChange(onlyBar(filters, capability, level)),
    }));
    return [
      ...(onOpen === undefined ? [] : open),
      ...(onSave === undefined ? [] : save),
      ...(chosen === undefined ? only : [every]),
    ];
  };
}

/** A credit balance has no width. */
function positiveMajor(minor: number, minorDigits: number): number {
  return Math.max(0, majorOf(minor, minorDigits));
}

function useMethods(insights: Insights): readonly ChartDatum[] {
  const words = useTranslations("analysis.insights");
  const labels = { value: words("methodsMeasure"), documents: words("documents") };
  return useMethodData(insights.paymentMethods, insights, labels).map((bar, place) => ({ ...bar, place }));
}
