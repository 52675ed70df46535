import type { ReportFigure } from "@paygauge/api-types/reports/figures";
import { mostNamed } from "./bars-drawn.tsx";

type Row = readonly [id: string, name: string, said: string];

/** What a drawing without names says, row by row; the others are tables already, or have theirs below. */
function rowsOf(figure: ReportFigure): readonly Row[] {
  if (figure.kind === "bars" && figure.bars.length > mostNamed)
    return figure.bars.map(({ id, label, text }) => [id, label, text]);
  if (figure.kind !== "line") return [];
  const ends = figure.lines.map(({ id, label, endText }): Row => [id, label, endText ?? ""]);
  return [...ends, ...figure.marks.map(({ label, text }): Row => [label, label, text])];
}

/** The table of a figure whose section has none: anyone who does not see the marks reads them here. */
export function FigureTable({ figure }: { readonly figure: ReportFigure }) {
  const rows = rowsOf(figure);
  if (rows.length === 0) return null;
  return (
    <table className="report-table report-figure-table">
      <thead>
        <tr>
          <th scope="col" aria-label={figure.caption} />
          <th scope="col" data-align="end">
            {figure.axis.label}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([id, name, said]) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td data-align="end">{said}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
