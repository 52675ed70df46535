import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { useLocale, useTexts } from "../context/ui-context.tsx";
import { Skeleton } from "../components/skeleton/skeleton.tsx";
import { Checkbox } from "../components/field/checkbox.tsx";
import { cellText } from "./grid-column.ts";
import type { GridColumn } from "./grid-column.ts";
import type { RowsInView } from "./grid-body.tsx";
import { continuousPage } from "./grid-query.ts";
import type { GridTable } from "./use-grid-table.ts";

interface GridListProps<Row> {
  readonly label: string;
  readonly table: GridTable<Row>;
  readonly columns: readonly GridColumn<Row>[];
  readonly selectable: boolean;
  readonly onRowsInView: RowsInView | undefined;
}

/** The rows of a narrow screen: name and figure, then the strip and the quieter facts. */
export function GridList<Row>({ label, table, columns, selectable, onRowsInView }: GridListProps<Row>) {
  const texts = useTexts();
  const locale = useLocale();
  const at = (place: GridColumn<Row>["inList"]) => columns.filter((column) => column.inList === place);
  const [title = columns[0]] = at("title");
  const show = (column: GridColumn<Row>, row: Row): ReactNode => column.render?.(row) ?? cellText(column, row, locale);
  const missing = table.rows.indexOf(undefined);
  return (
    <>
      {selectable && (
        <div className="flex min-h-11 shrink-0 items-center border-b border-line bg-sunken px-4">
          <Checkbox
            label={texts.grid.selectPage}
            checked={table.allSelected}
            indeterminate={table.someSelected && !table.allSelected}
            onChange={table.togglePage}
          />
        </div>
      )}
      <ul aria-label={label} className="bg-surface">
        {(missing < 0 ? table.rows : table.rows.slice(0, missing))
          .map((_row, index) => table.rowAt(index))
          .filter((entry) => entry !== undefined)
          .map(({ key, row, selected, toggle }) => (
            <li
              key={key}
              className={`flex min-h-16 [contain-intrinsic-size:auto_64px] [content-visibility:auto] items-center gap-3.5 border-b border-line px-4 py-3 ${selected ? "bg-selected" : ""}`}
            >
              {selectable && (
                <span className="-m-3.5 flex size-11 shrink-0 items-center justify-center">
                  <Checkbox
                    aria-label={texts.grid.selectRow(title === undefined ? "" : cellText(title, row, locale))}
                    checked={selected}
                    onChange={toggle}
                  />
                </span>
              )}
              <div className="flex min-w-0 grow flex-col gap-1">
                <div className="flex items-baseline justify-between gap-3">
                  {/* The room around is for a finger: the line cuts what reaches out of it. */}
                  <span className="-my-3.5 min-w-0 truncate py-3.5 text-body font-medium *:min-w-11">
                    {title && show(title, row)}
                  </span>
                  {at("figure").map((column) => (
                    <span key={column.key} className="shrink-0 text-data">
                      {show(column, row)}
                      {column.unit !== undefined && cellText(column, row, locale) !== "" && (
                        <span className="text-label text-text-3"> {column.unit}</span>
                      )}
                    </span>
                  ))}
                </div>
                <div className="flex items-center justify-between gap-3 text-label text-text-2">
                  <span className="min-w-0 truncate">
                    {at("line")
                      .map((column) => cellText(column, row, locale))
                      .filter(Boolean)
                      .join(", ")}
                  </span>
                  {at("strip").map((column) => (
                    <span key={column.key}>{show(column, row)}</span>
                  ))}
                </div>
              </div>
            </li>
          ))}
        {missing >= 0 && onRowsInView !== undefined && (
          <MoreRows key={missing} onReached={() => onRowsInView(missing, missing + continuousPage - 1)} />
        )}
      </ul>
    </>
  );
}

/** The end of the loaded rows: the next ones are fetched before it comes into view. */
function MoreRows({ onReached }: { readonly onReached: () => void }) {
  const end = useRef<HTMLLIElement>(null);
  const reached = useRef(onReached);
  useEffect(() => {
    reached.current = onReached;
  });
  useEffect(() => {
    if (end.current === null) return undefined;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some((entry) => entry.isIntersecting)) reached.current();
      },
      { rootMargin: "600px" },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  return (
    <li ref={end}>
      <Skeleton kind="table" columns={2} rows={3} rowHeight={64} />
    </li>
  );
}
