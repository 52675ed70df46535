import type { FigureAxis } from "@paygauge/api-types/reports/figures";
import { at, scaleOf, textSizes, textWidth, ticksWithRoom } from "./scale.ts";

/** A piece of a row, between two values of the axis. */
export interface FigurePart {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly fill: string;
  /** Of a piece that is the paper's own colour. */
  readonly stroke?: string;
  /** Written into it where there is room; the row says it in any case. */
  readonly text?: string;
}

export interface FigureRow {
  readonly id: string;
  readonly label: string;
  readonly parts: readonly FigurePart[];
  /** Describes the parts for screen readers. */
  readonly said: string;
  readonly end: string;
  readonly note?: string | undefined;
  readonly isMarked?: boolean | undefined;
}

interface RowFigureProps {
  readonly rows: readonly FigureRow[];
  readonly axis: FigureAxis;
  /** Over the column at the end. */
  readonly endLabel: string;
  /** Width of the whole figure, px. */
  readonly width: number;
  /** Of all rows together, px; absent: as on paper. */
  readonly height?: number | undefined;
}

/** Room for half a tick's text at both ends of the scale. */
const inset = 6;
/** On paper, and at most where there is more room, px. */
const [rowHeight, mostRowHeight] = [24, 44];
/** On paper, of more rows than these: a long figure is never split, and fills no page alone. */
const [fewRows, longRowHeight] = [12, 18];

interface PlotProps {
  readonly axis: FigureAxis;
  readonly plot: number;
  readonly height: number;
  /** Of the texts, px. */
  readonly fontSize: number;
}

function RowPlot({ axis, plot, height, fontSize, row }: PlotProps & { readonly row: FigureRow }) {
  const place = scaleOf(axis, inset, plot - inset);
  return (
    <svg role="img" aria-label={row.said} width={plot} height={height} viewBox={`0 0 ${plot} ${height}`}>
      {axis.ticks.map(({ value }) => (
        <line key={value} x1={at(place(value))} x2={at(place(value))} y1={0} y2={height} stroke="var(--line)" />
      ))}
      {row.parts.map(({ id, from, to, fill, stroke = "none", text = "" }) => {
        const [start, end] = [place(Math.min(from, to)), place(Math.max(from, to))];
        return (
          <g key={id}>
            <rect
              x={at(start)}
              y={height / 6}
              width={at(Math.max(0.75, end - start - 1))}
              height={(height * 2) / 3}
              fill={fill}
              stroke={stroke}
            />
            {text !== "" && end - start > textWidth(text, fontSize) + 8 && (
              <text x={at(end - 5)} y={at(height / 2 + fontSize / 3)} textAnchor="end" className="report-on-band">
                {text}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function AxisTicks({ axis, plot, height, fontSize }: PlotProps) {
  const place = scaleOf(axis, inset, plot - inset);
  return (
    <svg aria-hidden width={plot} height={height} viewBox={`0 0 ${plot} ${height}`}>
      {ticksWithRoom(axis.ticks, place, fontSize).map(({ value, text, anchor }) => (
        <text key={value} x={at(place(value))} y={height - 4} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </svg>
  );
}

/**
 * A figure of rows: each a name, pieces on a common scale, and the measure in words. It is a table whose column in the
 * middle is drawn: what a reader of the screen or of the file's tags gets is the chart's own data, once. The scale
 * is in its head, which every page repeats.
 */
export function RowFigure({ rows, axis, endLabel, width, height: all }: RowFigureProps) {
  const onPaper = rows.length > fewRows ? longRowHeight : rowHeight;
  const height = all === undefined ? onPaper : Math.min(mostRowHeight, Math.floor(all / Math.max(1, rows.length)));
  const plot = Math.round(width * 0.52);
  const fontSize = all === undefined ? textSizes.paper : textSizes.slide;
  return (
    <table className="report-figure-rows" data-figure-rows={rows.length}>
      <thead>
        <tr>
          <th scope="col" aria-label={axis.label} />
          <th scope="col" style={{ width: plot }}>
            {axis.label}
            <AxisTicks axis={axis} plot={plot} height={fontSize + 5} fontSize={fontSize} />
          </th>
          <th scope="col" data-align="end" aria-label={endLabel === "" ? axis.label : undefined}>
            {endLabel}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-marked={row.isMarked === true ? "" : undefined}>
            <th scope="row">{row.label}</th>
            <td style={{ width: plot, height }}>
              <RowPlot axis={axis} plot={plot} height={height} fontSize={fontSize} row={row} />
            </td>
            <td data-align="end">
              {row.end}
              {row.note !== undefined && row.note !== "" && <span className="report-figure-note"> {row.note}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
