import { bands } from "../components/band/band.ts";
import type { Band } from "../components/band/band.ts";
import type { MenuItem } from "../components/menu/menu-entries.ts";
import { formatNumber, roundedAs } from "../context/number-format.ts";
import type { NumberStyle } from "../context/number-format.ts";
import { useLocale, useTexts } from "../context/ui-context.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import type { TableChoice } from "./chart-frame.tsx";
import { Legend } from "./legend.tsx";
import { headingOf } from "./marked-label.ts";
import { RowBars } from "./row-bars.tsx";
import type { BarRow } from "./row-bars.tsx";

export interface BandMix {
  readonly key: string;
  /** "stp", "Virtual card". */
  readonly name: string;
  /** Amounts per band; their sum is the whole row. */
  readonly amounts: Readonly<Record<Band, number>>;
}

export interface StackedBandBarsProps extends TableChoice {
  readonly title: string;
  /** What a row stands for: "Capability". */
  readonly dimension: string;
  readonly style: NumberStyle;
  readonly data: readonly BandMix[];
  /** The bands rest on made data. */
  readonly isDemo?: boolean;
  /** What can be done with a row. */
  readonly menu?: ((mix: BandMix) => readonly MenuItem[]) | undefined;
}

/** How each capability's spend divides into High, Medium, Low and None. */
export function StackedBandBars(props: StackedBandBarsProps) {
  const { title, dimension, style, data, menu } = props;
  const texts = useTexts();
  const locale = useLocale();
  const words = (value: number) => formatNumber(value, { kind: "percent" }, locale);
  const rows = data.map((mix): BarRow => ({
    key: mix.key,
    name: mix.name,
    parts: bands.map((band) => ({
      key: band,
      share: percent(mix, band) / 100,
      colour: `var(--band-${band})`,
      outline: band === "none",
    })),
    tooltip: {
      title: mix.name,
      lines: bands.map((band) => ({
        label: texts.bands[band],
        text: `${formatNumber(mix.amounts[band], style, locale)} (${words(percent(mix, band))})`,
      })),
    },
  }));
  const summary = data
    .map((mix) => texts.labelled(mix.name, `${texts.bands.high} ${words(percent(mix, "high"))}`))
    .join("; ");
  return (
    <ChartFrame
      asTable={props.asTable}
      onAsTable={props.onAsTable}
      title={title}
      summary={summary}
      empty={data.length === 0}
      isDemo={props.isDemo}
      table={() => ({
        ...(menu !== undefined && { menu: (at) => data.slice(at, at + 1).flatMap(menu) }),
        head: [dimension, ...bands.map((band) => texts.bands[band])],
        fileHead: [dimension, ...bands.map((band) => headingOf(texts.bands[band], style))],
        rows: data.map((mix) => [mix.name, ...bands.map((band) => formatNumber(mix.amounts[band], style, locale))]),
        raw: data.map((mix) => [mix.name, ...bands.map((band) => roundedAs(mix.amounts[band], style))]),
      })}
    >
      {(width, svg) => (
        <>
          <RowBars
            svg={svg}
            label={`${title}. ${summary}`}
            rows={rows}
            width={width}
            menu={menu === undefined ? undefined : (index) => (data[index] === undefined ? [] : menu(data[index]))}
          />
          <Legend
            entries={bands.map((band) => ({
              key: band,
              label: texts.bands[band],
              colour: `var(--band-${band})`,
              outline: band === "none",
            }))}
          />
        </>
      )}
    </ChartFrame>
  );
}

/** A band's part of its row in hundredths. */
function percent(mix: BandMix, band: Band): number {
  const whole = bands.reduce((sum, each) => sum + mix.amounts[each], 0);
  return whole === 0 ? 0 : (mix.amounts[band] / whole) * 100;
}
