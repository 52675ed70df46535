import { formatNumber, monthName, MonthRows, StaleBar, type MenuItem, type MonthRow } from "@paygauge/ui";
import type { BarFilterDimension, Insights, InsightMonths } from "@paygauge/api-types/entities/insights";
import { gridErrorOf } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFigureDialog, type FigureDialogOpening } from "../../../data/figures/use-figure-dialog.tsx";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { useAnalysisWords } from "../use-analysis-words.ts";
import { useMeasureWords } from "../use-document-words.ts";
import { filtersOf } from "./bar-filters.ts";
import { monthFigure } from "./insight-figures.ts";
import { slicersOf, tableChoice, type InsightsQuery } from "./insights-query.ts";
import { measureStyle, shareOf } from "./measure-value.ts";
import { areApart, methodRows, monthValues, rowWhole, shownMonths } from "./month-rows.ts";
import { useMethodItems } from "./small-charts.tsx";
import type { ChangeInsights } from "./use-insights-query.ts";

interface MonthsPanelProps {
  readonly jobId: string;
  readonly insights: Insights;
  readonly query: InsightsQuery;
  readonly onChange: ChangeInsights;
  /** Given, a bar opens its suppliers. */
  readonly onOpen: ((dimension: BarFilterDimension, key: string) => void) | undefined;
  /** Given, a month opens its suppliers; of a row of one method, those who were paid by it. */
  readonly onOpenMonth: ((month: string, method: string | null) => void) | undefined;
  /** Given, a bar's suppliers become a use case. */
  readonly onSave: ((dimension: BarFilterDimension, key: string) => void) | undefined;
}

/** The measure by month over the same suppliers as the page's charts; nothing where the files have no two months. */
export function MonthsPanel(props: MonthsPanelProps) {
  const { jobId, query } = props;
  const { data, problem, reload } = useCall("jobInsightMonths", {
    params: { jobId },
    query: useRunQuery(),
    body: { slicers: slicersOf(query.slicing), filters: filtersOf(query.filters) },
  });
  const stale = gridErrorOf(problem, reload);
  if (data === undefined) return stale === undefined ? null : <StaleBar error={stale} />;
  return shownMonths(data).length < 2 ? null : <MonthsChart {...props} data={data} />;
}

const allKey = "";

function MonthsChart(props: MonthsPanelProps & { readonly data: InsightMonths }) {
  const { data, insights, query, onChange } = props;
  const words = useTranslations("analysis.insights");
  const measureName = useMeasureWords();
  const rows = useRows(data, insights, query);
  const { measure } = query;
  const made = useFigureDialog();
  const menu = useMonthMenu({ ...props, made });
  const isSplit = rows.length > 1;
  const { selection, dated } = data.suppliers;
  const notes = [
    words("months.asDated"),
    ...(measure === "suppliers" ? [words("months.suppliersAgain")] : []),
    ...(dated < selection ? [words("months.dated", { dated, count: selection })] : []),
    ...(areApart(methodRows(data, measure)) ? [words("months.apart")] : []),
  ];
  return (
    <div className="flex flex-col gap-1.5">
      <MonthRows
        title={words("months.title", { measure: measureName(measure) })}
        {...(isSplit ? { facts: words("months.split") } : {})}
        dimension={words("months.month")}
        measure={measureName(measure)}
        none={words("months.none")}
        style={measureStyle(measure, query.unit, data)}
        months={shownMonths(data)}
        rows={rows}
        menu={menu}
        {...tableChoice(query, "months", onChange)}
      />
      <p className="text-label text-text-2">{notes.join(" ")}</p>
      {made.dialog}
    </div>
  );
}

/** The suppliers of a month; of a method's row also what the menu of its bar elsewhere holds. */
function useMonthMenu(props: Parameters<typeof MonthsChart>[0] & { readonly made: FigureDialogOpening }) {
  const { jobId, data, query, made, onChange, onOpen, onOpenMonth, onSave } = props;
  const words = useTranslations("analysis.insights");
  const { locale } = useFormats();
  const { filters } = query;
  const items = useMethodItems({ filters, onChange: (next) => onChange({ filters: next }), onOpen, onSave });
  return (key: string, month: string): readonly MenuItem[] => {
    const row = data.rows.find(({ method }) => (method ?? allKey) === key);
    const count = row?.months.find((each) => each.month === month)?.suppliers ?? 0;
    const open = {
      key: "month",
      label: words("months.show", { count, month: monthName(month, locale, "long") }),
      onSelect: () => onOpenMonth?.(month, row?.method ?? null),
    };
    const how = made.item(monthFigure(jobId, data, query, { method: row?.method ?? null, month }));
    return [...(onOpenMonth !== undefined && count > 0 ? [open] : []), ...how, ...(key === allKey ? [] : items(key))];
  };
}

function useRows(data: InsightMonths, insights: Insights, { measure, unit }: InsightsQuery): readonly MonthRow[] {
  const words = useTranslations("analysis.insights");
  const analysis = useAnalysisWords();
  const { locale } = useFormats();
  const [all] = data.rows;
  if (all === undefined) return [];
  const months = shownMonths(data);
  const style = measureStyle(measure, "n", data);
  const whole = measure === "suppliers" ? data.suppliers.selection : rowWhole(all, measure, data.minorDigits);
  const split = methodRows(data, measure);
  const places = new Map(insights.paymentMethods.map(({ method }, place) => [method, place]));
  return [all, ...split].map((row): MonthRow => {
    const { method } = row;
    const sum = rowWhole(row, measure, data.minorDigits);
    const values = monthValues(row, months, measure, data.minorDigits);
    const place = places.get(method ?? "");
    return {
      key: method ?? allKey,
      name: method === null ? words(split.length > 0 ? "months.allMethods" : "months.all") : analysis.method(method),
      ...(sum === null ? {} : { note: formatNumber(sum, style, locale) }),
      ...(place === undefined ? {} : { place }),
      values: unit === "p" ? values.map((value) => (value === null ? null : shareOf(value, whole))) : values,
    };
  });
}
