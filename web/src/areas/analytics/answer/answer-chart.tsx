import { ChartFrame, SeriesPlot, useTexts } from "@paygauge/ui";
import type { AnalyticsQuery } from "@paygauge/api-types/entities/analytics-queries";
import type { AnalyticsView } from "@paygauge/api-types/entities/analytics-reports";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useQueryWords } from "../use-query-words.ts";
import type { Answered } from "./answered.ts";
import { answerTable } from "./answer-table.ts";
import { plotOf } from "./plot-of.ts";
import { Totals } from "./totals.tsx";
import { useCells } from "./use-cells.ts";

interface AnswerChartProps {
  readonly query: AnalyticsQuery;
  readonly answer: Answered;
  readonly view: AnalyticsView;
  readonly onView: (view: AnalyticsView) => void;
}

/** An answer as bars, lines, a table or figures; all of them, and the files, are of the same rows. */
export function AnswerChart({ query, answer, view, onView }: AnswerChartProps) {
  const words = useTranslations("analytics");
  const formats = useFormats();
  const texts = useTexts();
  const { measureName, dimensionName } = useQueryWords(query.dataset);
  const cells = useCells(query, answer.currency);
  const names = { measures: query.measures.map(measureName), dimensions: query.dimensions.map(dimensionName) };
  const [measure = ""] = names.measures;
  const plot = plotOf(answer.rows, query.dimensions.length, (at, cell) => cells.dimension(at, cell).text, measure);
  const by = names.dimensions.join(", ") || words("answer.everything");
  const summary = words("answer.summary", { measure, dimension: by, count: answer.rows.length });
  const [first = []] = answer.rows;
  const drawnAll = plot.categories.length === plot.allCategories;
  return (
    <ChartFrame
      title={names.dimensions.length === 0 ? measure : texts.labelled(measure, by)}
      facts={
        drawnAll || view === "table" || view === "figure"
          ? (answer.currency ?? undefined)
          : words("answer.drawn", {
              drawn: formats.count(plot.categories.length),
              all: formats.count(plot.allCategories),
            })
      }
      summary={summary}
      empty={answer.rows.length === 0}
      table={() => answerTable(query, answer, names, cells)}
      asTable={view === "table"}
      onAsTable={(asTable) => onView(asTable ? "table" : "bars")}
    >
      {(width, svg) =>
        view === "figure" ? (
          <Totals query={query} answer={answer} large />
        ) : (
          <SeriesPlot
            svg={svg}
            kind={view === "line" ? "line" : "bars"}
            label={summary}
            categories={plot.categories}
            series={plot.series}
            width={width}
            format={(value) => cells.measure(0, value, first).text}
            compact={(value) => cells.measure(0, value, first, true).text}
            whole={query.measures[0]?.as === "count"}
          />
        )
      }
    </ChartFrame>
  );
}
