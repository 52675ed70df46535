import type { ScoreLevel } from "@paygauge/api-types/entities/analysis";

/** The level as the style sheets of the themes name it. */
export const bandOf = (level: ScoreLevel) => level.toLowerCase() as Lowercase<ScoreLevel>;

const heights: Readonly<Record<ScoreLevel, number>> = { High: 14, Medium: 9, Low: 5, None: 1.5 };
const [cell, step, tall] = [9, 11, 14];

/** A cell per capability, in their order: height and colour both say the level. */
export function LevelStrip({ levels, text }: { readonly levels: readonly ScoreLevel[]; readonly text: string }) {
  const width = levels.length * step - (step - cell);
  return (
    <svg role="img" aria-label={text} width={width} height={tall} viewBox={`0 0 ${width} ${tall}`}>
      {levels.map((level, index) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- a place is a capability
          key={index}
          x={index * step}
          y={tall - heights[level]}
          width={cell}
          height={heights[level]}
          fill={`var(--band-${bandOf(level)})`}
        />
      ))}
    </svg>
  );
}

const full: Readonly<Record<ScoreLevel, number>> = { High: 3, Medium: 2, Low: 1, None: 0 };

/** Three bars, as many full as the level is high, before its word. */
export function LevelGlyph({ level }: { readonly level: ScoreLevel }) {
  return (
    <svg aria-hidden width={12} height={11} viewBox="0 0 12 11" className="report-level-glyph">
      {[4, 7, 10].map((height, index) => (
        <rect
          key={height}
          x={index * 4.25}
          y={11 - height}
          width={3.25}
          height={height}
          fill={`var(--band-${bandOf(level)}-text)`}
          opacity={index < full[level] ? 1 : 0.25}
        />
      ))}
    </svg>
  );
}
