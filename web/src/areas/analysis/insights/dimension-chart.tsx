import { BarChart, ListedBars, markedLabel, type ChartDatum, type MenuItem } from "@paygauge/ui";
import { isBreakdown } from "@paygauge/api-types/entities/breakdowns";
import { maxLyingBars, type Insights, type JobDimension } from "@paygauge/api-types/entities/insights";
import { useFigureDialog, type FigureDialogOpening } from "../../../data/figures/use-figure-dialog.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { useMeasureWords } from "../use-document-words.ts";
import { othersKey } from "./arrange-bars.ts";
import { orderOf } from "./bar-order.ts";
import { BarChoice, useChoiceItems } from "./bar-choice.tsx";
import { barFigure } from "./insight-figures.ts";
import { tableChoice, type InsightsQuery } from "./insights-query.ts";
import { isAverage, measureStyle } from "./measure-value.ts";
import { documentsOf, useBars } from "./use-bars.ts";
import { useDimensionNames } from "./use-dimension-names.ts";
import type { ChangeInsights } from "./use-insights-query.ts";

interface DimensionChartProps {
  readonly jobId: string;
  readonly insights: Insights;
  readonly query: InsightsQuery;
  readonly onChange: ChangeInsights;
  /** Given, a bar opens its suppliers. */
  readonly onOpen: ((dimension: JobDimension, key: string) => void) | undefined;
  /** Given, a bar's suppliers become a use case; a bar of another job has no supplier of this one. */
  readonly onSave: ((dimension: JobDimension, key: string) => void) | undefined;
}

/** One measure over one dimension; what the bars leave out or count twice is said below them. */
export function DimensionChart(props: DimensionChartProps) {
  const { insights, query, onChange, onOpen } = props;
  const words = useTranslations("analysis.insights");
  const measureName = useMeasureWords();
  const { dimension } = insights;
  const data = useBars(insights, query);
  const made = useFigureDialog();
  const menu = useBarMenu({ ...props, made });
  const measure = measureName(query.measure);
  const names = useDimensionNames(insights.breakdowns);
  const style = measureStyle(query.measure, query.unit, insights);
  const title = { measure: markedLabel(measure, style), dimension: names.inTitle(dimension) };
  const shared = {
    title: words("title", title),
    dimension: names.name(dimension),
    measure,
    style,
    order: words(`orders.${query.sort === "own" ? orderOf(dimension) : query.sort}`),
    menu,
    ...tableChoice(query, "bars", onChange),
  };
  return (
    <div className="flex flex-col gap-1.5">
      {data.length <= maxLyingBars ? (
        <ListedBars
          {...shared}
          data={data}
          columns={[words("noteSuppliers"), measureName(documentsOf(insights.overall))]}
        />
      ) : (
        <BarChart
          {...shared}
          data={data}
          {...(query.window === undefined ? {} : { window: query.window })}
          onWindowChange={(window) => onChange({ window })}
        />
      )}
      <BarChoice filters={query.filters} dimension={dimension} onChange={(filters) => onChange({ filters })} />
      <ChartNotes insights={insights} query={query} opens={onOpen !== undefined} />
      {made.dialog}
    </div>
  );
}

/** Show its suppliers, how its spend is made, save them as a use case, keep only this bar, leave it out. */
function useBarMenu({
  jobId,
  insights,
  made,
  query,
  onChange,
  onOpen,
  onSave,
}: DimensionChartProps & { readonly made: FigureDialogOpening }): (datum: ChartDatum) => readonly MenuItem[] {
  const { dimension, bars } = insights;
  const words = useTranslations("analysis.insights");
  const choices = useChoiceItems({ filters: query.filters, dimension, onChange: (filters) => onChange({ filters }) });
  return ({ key }) => {
    if (key === othersKey)
      return [{ key: "all", label: words("everyBar"), onSelect: () => onChange({ top: 0, others: false }) }];
    const bar = bars.find((each) => each.key === key);
    const count = bar?.suppliers ?? 0;
    const how = made.item(bar && barFigure(jobId, insights, query, bar));
    const open = { key: "open", label: words("showSuppliers", { count }), onSelect: () => onOpen?.(dimension, key) };
    const save = { key: "save", label: words("saveAsUseCase"), onSelect: () => onSave?.(dimension, key) };
    // A use case lives on from run to run, in which another column may have the breakdown's place.
    const maySave = onSave !== undefined && dimension !== "Jobs" && !isBreakdown(dimension);
    return [...(onOpen === undefined ? [] : [open]), ...how, ...(maySave ? [save] : []), ...choices(key)];
  };
}

interface ChartNotesProps {
  readonly insights: Insights;
  readonly query: InsightsQuery;
  readonly opens: boolean;
}

function shareNote(
  average: boolean,
  jobs: boolean,
): "averageOfJobs" | "shareOfAverage" | "shareOfJobs" | "shareOfSelection" {
  if (jobs) return average ? "averageOfJobs" : "shareOfJobs";
  return average ? "shareOfAverage" : "shareOfSelection";
}

function ChartNotes({ insights, query, opens }: ChartNotesProps) {
  const words = useTranslations("analysis.insights");
  const average = isAverage(query.measure);
  const { dimension, currency, jobsLeftOut } = insights;
  const jobs = dimension === "Jobs";
  const notes = [
    ...(jobs ? [words("jobsShown", { currency })] : []),
    ...(jobs && query.filters.some((filter) => filter.dimension !== "Jobs") ? [words("jobsUnfiltered")] : []),
    ...(jobsLeftOut.otherCurrency > 0 ? [words("jobsOtherCurrency", { count: jobsLeftOut.otherCurrency })] : []),
    ...(jobsLeftOut.beyondLimit > 0 ? [words("jobsBeyondLimit", { count: jobsLeftOut.beyondLimit })] : []),
    ...(query.unit === "p" ? [words(shareNote(average, jobs))] : []),
    ...(average ? [words("averagesLeftOut")] : []),
    ...(dimension === "PaymentMethods" ? [words("severalMethods")] : []),
    ...(isBreakdown(dimension) ? [words("severalValues")] : []),
    ...(opens ? [words("opens")] : []),
  ];
  return <p className="text-label text-text-2">{notes.join(" ")}</p>;
}
