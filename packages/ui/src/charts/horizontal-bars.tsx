import type { MenuItem } from "../components/menu/menu-entries.ts";
import { formatNumber } from "../context/number-format.ts";
import type { NumberStyle } from "../context/number-format.ts";
import { useLocale, useTexts } from "../context/ui-context.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import type { TableChoice } from "./chart-frame.tsx";
import type { ChartDatum } from "./chart-types.ts";
import { datumTable } from "./datum-table.ts";
import { categoryColour } from "./legend.tsx";
import { markedLabel } from "./marked-label.ts";
import { RowBars } from "./row-bars.tsx";
import type { BarRow } from "./row-bars.tsx";

export interface HorizontalBarsProps extends TableChoice {
  readonly title: string;
  readonly dimension: string;
  readonly measure: string;
  readonly style: NumberStyle;
  readonly data: readonly ChartDatum[];
  /** A colour per row, or one for all of them. */
  readonly colours?: "categories" | "single";
  /** What can be done with a row. */
  readonly menu?: ((datum: ChartDatum) => readonly MenuItem[]) | undefined;
}

/** A few named bars with their figures: payment methods, terms, countries. */
export function HorizontalBars(props: HorizontalBarsProps) {
  const { title, dimension, style, data, colours = "categories", menu } = props;
  const texts = useTexts();
  const locale = useLocale();
  const measure = markedLabel(props.measure, style);
  const most = data.reduce((top, datum) => Math.max(top, datum.value), 0);
  const words = (value: number) => formatNumber(value, style, locale);
  const rows = data.map((datum, index): BarRow => ({
    key: datum.key,
    name: datum.name,
    figure: words(datum.value),
    parts: [
      {
        key: "value",
        share: most === 0 ? 0 : Math.max(0, datum.value) / most,
        colour: colours === "single" ? "var(--accent-text)" : categoryColour(datum.place ?? index),
      },
    ],
    tooltip: { title: datum.name, lines: [{ label: measure, text: words(datum.value) }, ...(datum.notes ?? [])] },
  }));
  const top = data.find((datum) => datum.value === most);
  const summary =
    top === undefined ? texts.chart.empty : texts.chart.summary(String(data.length), top.name, words(top.value));
  return (
    <ChartFrame
      asTable={props.asTable}
      onAsTable={props.onAsTable}
      title={title}
      summary={summary}
      empty={data.length === 0}
      table={() => datumTable({ dimension, measure: props.measure, style, menu }, data, locale)}
    >
      {(width, svg) => (
        <RowBars
          svg={svg}
          label={`${title}. ${summary}`}
          rows={rows}
          width={width}
          menu={menu === undefined ? undefined : (index) => (data[index] === undefined ? [] : menu(data[index]))}
        />
      )}
    </ChartFrame>
  );
}
