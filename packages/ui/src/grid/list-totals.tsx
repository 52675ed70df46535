import { useLocale, useTexts } from "../context/ui-context.tsx";
import type { GridColumn } from "./grid-column.ts";
import { totalText } from "./totals-row.tsx";
import type { GridTotals } from "./totals-row.tsx";

interface ListTotalsProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly totals: GridTotals | undefined;
  readonly matching: number;
}

/** Figures of the whole filter over the rows of a narrow screen, as the last row of a grid has them. */
export function ListTotals<Row>({ columns, totals, matching }: ListTotalsProps<Row>) {
  const texts = useTexts();
  const locale = useLocale();
  if (totals === undefined) return null;
  const told = columns
    .filter(({ inList }) => inList === "figure")
    .flatMap((column) => {
      const figure = totalText({ column, index: 1, totals, matching, texts, locale });
      return figure === "" ? [] : [{ column, figure }];
    });
  if (told.length === 0) return null;
  return (
    <>
      <span className="shrink-0">{texts.grid.totals(new Intl.NumberFormat(locale).format(matching))}</span>
      {told.map(({ column, figure }) => (
        <span key={column.key} className="order-2 ms-auto shrink-0">
          {figure}
          {column.unit !== undefined && <span className="text-label font-normal text-text-3"> {column.unit}</span>}
        </span>
      ))}
    </>
  );
}
