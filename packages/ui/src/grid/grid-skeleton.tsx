import type { CSSProperties } from "react";
import { useAppearance } from "../components/skeleton/use-appearance.ts";
import { useTexts } from "../context/ui-context.tsx";
import { layoutVariables } from "./column-layout.ts";
import type { GridColumn } from "./grid-column.ts";
import { rowHeights } from "./grid-query.ts";
import type { GridQuery } from "./grid-query.ts";

const rows = Array.from({ length: 14 }, (_, index) => index);
/** Widths in per cent, so that no two rows look alike. */
const lengths = [72, 48, 60, 84, 40, 66, 54, 78] as const;

interface GridSkeletonProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly query: GridQuery;
  readonly selectable: boolean;
}

/** The grid that is coming: its titles and its columns, at their widths. It appears only where the rows take a while. */
export function GridSkeleton<Row>({ columns, query, selectable }: GridSkeletonProps<Row>) {
  const texts = useTexts();
  const choice = { widths: query.widths, pins: query.pins, selectable };
  const layout: CSSProperties & Record<`--${string}`, string> = layoutVariables(columns, choice);
  const appearance = useAppearance();
  return (
    <div aria-busy style={{ ...layout, ...appearance }} className="animate-appear overflow-hidden">
      <output className="sr-only">{texts.loading}</output>
      <div aria-hidden className="min-w-(--grid-least)">
        <div className="grid min-h-8.5 grid-cols-(--grid-tracks) items-center border-b border-line-2 bg-sunken">
          {selectable && <span />}
          {columns.map(({ key, title, unit, type }) => (
            <span
              key={key}
              className={`data-width truncate px-2.5 text-label font-medium text-text-2 ${type === "number" ? "text-end" : ""}`}
            >
              {unit === undefined ? title : `${title} (${unit})`}
            </span>
          ))}
        </div>
        {/* The rows breathe as one: each animation is a layer of its own, and fourteen of them hold the frames up. */}
        <div className="animate-breathe">
          {rows.map((at) => (
            <div
              key={at}
              className="grid grid-cols-(--grid-tracks) items-center border-b border-line"
              style={{ height: rowHeights[query.density] }}
            >
              {selectable && <span />}
              {columns.map(({ key, type }, column) => (
                <span key={key} className="px-2.5">
                  <span
                    className={`block h-2.5 rounded-chip bg-line ${type === "number" ? "ms-auto" : ""}`}
                    style={{ width: `${lengths[(at * 3 + column) % lengths.length] ?? 60}%` }}
                  />
                </span>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
