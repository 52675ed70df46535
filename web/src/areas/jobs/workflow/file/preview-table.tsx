import type { LedgerInspection } from "@paygauge/api-types";
import { useWords } from "../../../../state/formats.ts";

/** Rows shown for a look; the file's own may be more. */
const rowsShown = 20;

/** The first rows as they are read, under the file's own column names. */
export function PreviewTable({ inspection }: { readonly inspection: LedgerInspection }) {
  const words = useWords("upload.dialect");
  const { columns } = inspection.dialect;
  const named = columns.map(({ index, name }) => ({
    index,
    name: name === "" ? words("unnamed", { number: String(index + 1) }) : name,
  }));
  const rows = inspection.preview.slice(0, rowsShown).map((cells, at) => ({ key: `row-${at}`, cells }));
  return (
    // A wide table scrolls inside its own place, and the keyboard reaches it.
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={words("preview")}
      className="mt-3 max-h-80 overflow-auto rounded-control border border-line"
    >
      <table className="w-full border-collapse text-data data-width">
        <caption className="sr-only">{words("preview")}</caption>
        <thead className="sticky top-0 bg-sunken text-label">
          <tr>
            {named.map((column) => (
              <th
                key={column.index}
                scope="col"
                className="border-b border-line px-2.5 py-1.5 text-start font-medium whitespace-nowrap"
              >
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-b border-line last:border-0">
              {named.map((column) => (
                <td key={column.index} className="max-w-60 truncate px-2.5 py-1">
                  {row.cells[column.index] ?? ""}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
