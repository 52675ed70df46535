/* oxlint-disable jsx-a11y/prefer-tag-over-role -- virtual rows with pinned columns cannot be a native table */
import { memo } from "react";
import { useLocale, useTexts } from "../context/ui-context.tsx";
import type { UiTexts } from "../context/ui-texts.ts";
import { valueText } from "./grid-column.ts";
import type { GridColumn } from "./grid-column.ts";
import { pinClass, pinStyle } from "./grid-header-cell.tsx";

/** Sums and averages over everything that matches, by column key. */
export type GridTotals = Readonly<Record<string, number | null | undefined>>;

interface TotalsRowProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly totals: GridTotals;
  readonly matching: number;
  readonly pins: number;
  readonly selectable: boolean;
  readonly height: number;
}

interface TotalTextOptions<Row> extends Pick<TotalsRowProps<Row>, "totals" | "matching"> {
  readonly column: GridColumn<Row>;
  readonly index: number;
  readonly texts: UiTexts;
  readonly locale: string;
}

/** What is under a column: the first says what the figures are of. */
export function totalText<Row>({ column, index, totals, matching, texts, locale }: TotalTextOptions<Row>): string {
  if (index === 0) return texts.grid.totals(new Intl.NumberFormat(locale).format(matching));
  const value = totals[column.key];
  if (column.type !== "number" || value === undefined || value === null) return "";
  const figure = valueText(column, value, locale);
  const averaged = column.averaged === true || column.numberStyle?.kind === "average";
  return averaged ? `${texts.grid.average} ${figure}` : figure;
}

function TotalsRowInner<Row>({ columns, totals, matching, pins, selectable, height }: TotalsRowProps<Row>) {
  const texts = useTexts();
  const locale = useLocale();
  const first = selectable ? 1 : 0;
  const words = texts.grid.totals(new Intl.NumberFormat(locale).format(matching));
  const textOf = (column: GridColumn<Row>, index: number) =>
    totalText({ column, index, totals, matching, texts, locale });
  return (
    <div
      role="row"
      aria-rowindex={matching + 2}
      style={{ minHeight: height }}
      className="grid grid-cols-(--grid-tracks) border-t border-line-2 bg-sunken"
    >
      {selectable && (
        <div role="gridcell" aria-label={words} aria-colindex={1} className="sticky start-0 z-10 bg-sunken" />
      )}
      {columns.map((column, index) => (
        <div
          key={column.key}
          role="gridcell"
          aria-colindex={first + index + 1}
          style={pinStyle(index, pins)}
          className={`data-width flex min-w-0 items-center bg-sunken px-2.5 text-data font-medium ${column.type === "number" ? "justify-end" : ""} ${pinClass(index, pins)}`}
        >
          <span className="min-w-0 truncate">{textOf(column, index)}</span>
        </div>
      ))}
    </div>
  );
}

/**
 * The last row: figures of the whole filter, not of the page; it stays in view, and still while the focus moves. `memo`
 * loses the type parameter, and no guard can give it back.
 */
export const TotalsRow = memo(TotalsRowInner) as typeof TotalsRowInner;
