import type { ReportCell, ReportTable } from "@paygauge/api-types/reports/figures";
import { LevelGlyph, LevelStrip } from "./level-marks.tsx";

function Cell({ cell }: { readonly cell: ReportCell }) {
  if (typeof cell === "string") return <span className="report-cell">{cell}</span>;
  if ("levels" in cell) return <LevelStrip levels={cell.levels} text={cell.text} />;
  return (
    <span className="report-level">
      <LevelGlyph level={cell.level} />
      {cell.text}
    </span>
  );
}

interface ReportTableProps {
  readonly table: ReportTable;
  /** "Table 3. " before the caption, where tables are numbered. */
  readonly number?: string;
  /** Of the rows, at most so many: a slide's. */
  readonly most?: number | undefined;
}

/**
 * A plain table, no layout of its own and no parent that scrolls: that is what repeats its head on every page, and
 * splits and loses no row. Its first column names the row.
 */
export function ReportTableDrawn({ table, number = "", most }: ReportTableProps) {
  const rows = most === undefined ? table.rows : table.rows.slice(0, most);
  return (
    <>
      <table className="report-table">
        <caption>{number + table.caption}</caption>
        <thead>
          <tr>
            {table.columns.map(({ id, label, align, unit }) => (
              <th key={id} scope="col" data-align={align}>
                {label}
                {unit !== undefined && unit !== "" && <span className="report-unit">, {unit}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rowId, cells, isTotal }) => (
            <tr key={rowId} data-row-id={rowId} data-total={isTotal === true ? "" : undefined}>
              {table.columns.map(({ id, align }, index) => {
                const cell = <Cell cell={cells[index] ?? ""} />;
                return index === 0 ? (
                  <th key={id} scope="row" data-align={align}>
                    {cell}
                  </th>
                ) : (
                  <td key={id} data-align={align}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {table.more !== undefined && most === undefined && <p className="report-more">{table.more}</p>}
    </>
  );
}
