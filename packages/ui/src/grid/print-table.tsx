import { useLocale, useTexts } from "../context/ui-context.tsx";
import { DemoMark } from "../components/demo-mark/demo-mark.tsx";
import { cellText } from "./grid-column.ts";
import type { GridColumn } from "./grid-column.ts";
import { totalText } from "./totals-row.tsx";
import type { GridTotals } from "./totals-row.tsx";
import type { LoadedRows } from "./use-grid-table.ts";

interface PrintTableProps<Row> {
  readonly label: string;
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: LoadedRows<Row>;
  readonly rowKey: (row: Row) => string;
  readonly totals: GridTotals | undefined;
  readonly matching: number;
}

/** The grid on paper: every loaded row, its titles on each sheet, and no row on two of them. */
export function PrintTable<Row>({ label, columns, rows, rowKey, totals, matching }: PrintTableProps<Row>) {
  const locale = useLocale();
  const texts = useTexts();
  const sideOf = (column: GridColumn<Row>) => (column.type === "number" ? "text-end" : "text-start");
  return (
    <table aria-label={label} className="w-full border-collapse text-label">
      <thead className="text-text-2">
        <tr className="border-b border-line-2">
          {columns.map((column) => (
            <th key={column.key} scope="col" className={`px-1 py-1 align-bottom font-medium ${sideOf(column)}`}>
              {column.unit === undefined ? column.title : `${column.title} (${column.unit})`}
              {column.isDemo === true && <DemoMark />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(
          (row) =>
            row !== undefined && (
              <tr key={rowKey(row)} className="break-inside-avoid border-b border-line">
                {columns.map((column) => (
                  <td key={column.key} className={`px-1 py-1 align-top ${sideOf(column)}`}>
                    {column.render === undefined ? cellText(column, row, locale) : column.render(row)}
                  </td>
                ))}
              </tr>
            ),
        )}
        {totals !== undefined && (
          <tr className="break-inside-avoid border-t border-line-2 font-medium">
            {columns.map((column, index) => (
              <td key={column.key} className={`px-1 py-1 ${sideOf(column)}`}>
                {totalText({ column, index, totals, matching, texts, locale })}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}
