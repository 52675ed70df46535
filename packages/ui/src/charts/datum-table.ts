import type { MenuItem } from "../components/menu/menu-entries.ts";
import { formatNumber, roundedAs } from "../context/number-format.ts";
import type { NumberStyle } from "../context/number-format.ts";
import type { ChartTable } from "./chart-rows.ts";
import type { ChartDatum } from "./chart-types.ts";
import { headingOf, markedLabel } from "./marked-label.ts";

interface DatumTableOptions<Datum extends ChartDatum> {
  readonly dimension: string;
  readonly measure: string;
  readonly style: NumberStyle;
  /** What can be done with a bar. */
  readonly menu?: ((datum: Datum) => readonly MenuItem[]) | undefined;
}

/** The figures of bars: name, measure, and what the tooltip says besides; numbers are bare in files. */
export function datumTable<Datum extends ChartDatum>(
  { dimension, measure, style, menu }: DatumTableOptions<Datum>,
  bars: readonly Datum[],
  locale: string,
): ChartTable {
  const noted = bars[0]?.notes ?? [];
  const notesOf = (datum: ChartDatum) => noted.map(({ label }) => datum.notes?.find((note) => note.label === label));
  const noteHeads = noted.map(({ label, figure }) => (figure === undefined ? label : headingOf(label, figure.style)));
  return {
    ...(menu !== undefined && {
      menu: (at) => {
        const datum = bars[at];
        return datum === undefined ? [] : menu(datum);
      },
    }),
    head: [dimension, markedLabel(measure, style), ...noted.map(({ label }) => label)],
    fileHead: [dimension, headingOf(measure, style), ...noteHeads],
    rows: bars.map((datum) => [
      datum.name,
      formatNumber(datum.value, style, locale),
      ...notesOf(datum).map((note) => note?.text ?? ""),
    ]),
    raw: bars.map((datum) => [
      datum.name,
      roundedAs(datum.value, style),
      ...notesOf(datum).map((note) => {
        if (note === undefined) return "";
        return note.figure === undefined ? note.text : roundedAs(note.figure.value, note.figure.style);
      }),
    ]),
  };
}
