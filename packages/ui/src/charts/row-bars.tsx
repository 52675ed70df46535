import { useId, useState } from "react";
import type { RefObject } from "react";
import type { MenuItem } from "../components/menu/menu-entries.ts";
import { ChartCursor } from "./chart-cursor.tsx";
import { PatternDefs, patternFill } from "./patterns.tsx";
import type { TooltipContent } from "./tooltip-box.tsx";

/** One part of a row, in shares of the whole width (0 to 1). */
interface RowPart {
  readonly key: string;
  readonly share: number;
  readonly colour: string;
  /** Place among the chart's patterns, from 0: parts are distinguished without their colours too. */
  readonly pattern?: number;
  readonly outline?: boolean;
}

export interface BarRow {
  readonly key: string;
  readonly name: string;
  readonly parts: readonly RowPart[];
  /** Shown behind the bar: "46.0%". */
  readonly figure?: string;
  readonly tooltip: TooltipContent;
}

interface RowBarsProps {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly label: string;
  readonly rows: readonly BarRow[];
  readonly width: number;
  /** What can be done with a row; asked for when it is clicked. */
  readonly menu?: ((index: number) => readonly MenuItem[]) | undefined;
}

const rowHeight = 23;
const barHeight = 16;

/** Bars that lie: a name, one or more parts, a figure. */
export function RowBars({ svg, label, rows, width, menu }: RowBarsProps) {
  const patterns = useId();
  const [active, setActive] = useState<number | undefined>(undefined);
  const longest = rows.reduce((most, row) => Math.max(most, row.name.length), 0);
  const names = Math.min(Math.max(72, longest * 6.6 + 8), width * 0.42);
  const figures = rows.some((row) => row.figure !== undefined) ? 56 : 0;
  const room = Math.max(40, width - names - figures);
  const height = rows.length * rowHeight;
  const letters = Math.floor(names / 6.4);
  return (
    <div className="relative" style={{ height }}>
      <svg ref={svg} width={width} height={height} aria-hidden className="absolute inset-0 block text-label">
        <PatternDefs name={patterns} colours={rows.flatMap(patternsOf)} />
        {rows.map((row, index) => (
          <g key={row.key} transform={`translate(0,${index * rowHeight})`}>
            {index === active && <rect width={width} height={rowHeight} className="fill-hover" />}
            <text x={names - 8} y={16} textAnchor="end" className="fill-text-2">
              {row.name.length > letters ? `${row.name.slice(0, letters - 1)}…` : row.name}
            </text>
            <Parts row={row} left={names} room={room} patterns={patterns} />
            {row.figure !== undefined && (
              <text x={names + totalOf(row) * room + 6} y={16} className="fill-text">
                {row.figure}
              </text>
            )}
          </g>
        ))}
      </svg>
      <div className="absolute inset-0">
        <ChartCursor
          label={label}
          count={rows.length}
          width={width}
          height={height}
          hit={(_x, y) => (y >= 0 && y < height ? Math.floor(y / rowHeight) : undefined)}
          anchor={(index) => ({ x: names + room / 3, y: index * rowHeight + rowHeight })}
          tooltip={(index) => rows[index]?.tooltip ?? { title: "", lines: [] }}
          onActive={setActive}
          menu={menu}
        />
      </div>
    </div>
  );
}

function totalOf(row: BarRow): number {
  return row.parts.reduce((sum, part) => sum + part.share, 0);
}

/** The parts that carry a pattern. */
function patternsOf({ parts }: BarRow) {
  return parts.flatMap(({ colour, pattern }) => (pattern === undefined ? [] : [{ colour, pattern }]));
}

interface PartsProps {
  readonly row: BarRow;
  readonly left: number;
  readonly room: number;
  readonly patterns: string;
}

function Parts({ row, left, room, patterns }: PartsProps) {
  let x = left;
  return row.parts.map((part) => {
    const wide = part.share * room;
    const from = x;
    x += wide;
    if (wide <= 0) return null;
    const outline = part.outline === true;
    return (
      <rect
        key={part.key}
        x={outline ? from + 1 : from}
        y={outline ? 4 : 3.5}
        width={Math.max(1, wide - (outline ? 1.5 : 1))}
        height={outline ? barHeight - 1 : barHeight}
        fill={outline ? "none" : patternFill(patterns, { colour: part.colour, pattern: part.pattern ?? 0 })}
        stroke={outline ? part.colour : "none"}
      />
    );
  });
}
