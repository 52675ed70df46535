import type { LevelsFigure } from "@paygauge/api-types/reports/figures";
import type { ScoreLevel } from "@paygauge/api-types/entities/analysis";
import { bandOf } from "./level-marks.tsx";
import { RowFigure, type FigurePart } from "./row-figure.tsx";

const fillOf = (level: ScoreLevel): string => (level === "None" ? "var(--canvas)" : `var(--band-${bandOf(level)})`);

/** The parts of a row next to each other. */
function partsOf({ parts }: LevelsFigure["rows"][number]): FigurePart[] {
  let before = 0;
  return parts
    .filter(({ value }) => value > 0)
    .map(({ level, value, text }) => {
      const from = before;
      before += value;
      const isNone = level === "None";
      // White on Low is too faint to read: its part is said in the row's words.
      const isWritten = level === "High" || level === "Medium";
      return {
        id: level,
        from,
        to: before,
        fill: fillOf(level),
        ...(isNone ? { stroke: "var(--line-2)" } : {}),
        ...(isWritten ? { text } : {}),
      };
    });
}

interface LevelsProps {
  readonly figure: LevelsFigure;
  readonly width: number;
  readonly height: number | undefined;
}

/** Rows divided into High, Medium, Low and None, with the levels' names above. */
export function LevelsDrawn({ figure, width, height }: LevelsProps) {
  const names = new Map(figure.levels.map(({ level, label }) => [level, label]));
  const rows = figure.rows.map((row) => ({
    id: row.id,
    label: row.label,
    said: row.parts.map(({ level, text }) => `${names.get(level) ?? level} ${text}`).join(", "),
    end: row.end,
    isMarked: row.isMarked,
    parts: partsOf(row),
  }));
  return (
    <>
      <p className="report-legend">
        {figure.levels.map(({ level, label }) => (
          <span key={level}>
            <svg aria-hidden width={10} height={10} viewBox="0 0 10 10">
              <rect
                x={0.5}
                y={0.5}
                width={9}
                height={9}
                fill={fillOf(level)}
                stroke={level === "None" ? "var(--control)" : "none"}
              />
            </svg>
            {label}
          </span>
        ))}
      </p>
      <RowFigure rows={rows} axis={figure.axis} endLabel={figure.endLabel} width={width} height={height} />
    </>
  );
}
