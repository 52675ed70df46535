import type { ReactNode } from "react";

/** What tells parts of a bar apart where colours do not: the first is plain, after eight they begin again. */
const drawings: readonly ReactNode[] = [
  null,
  <path key="rising" d="M-1.5 1.5 1.5-1.5M0 6 6 0M4.5 7.5 7.5 4.5" />,
  <path key="dots" d="M1.5 1.5h0M4.5 4.5h0" strokeWidth={1.8} strokeLinecap="round" />,
  <path key="lying" d="M0 1.5H6M0 4.5H6" />,
  <path key="falling" d="M-1.5 4.5 1.5 7.5M0 0 6 6M4.5-1.5 7.5 1.5" />,
  <path key="cross" d="M0 3H6M3 0V6" />,
  <path key="standing" d="M1.5 0V6M4.5 0V6" />,
  <path key="mesh" d="M0 0 6 6M0 6 6 0" />,
];

/** One place of a chart's colours; `pattern` is its place from 0. */
interface PatternedColour {
  readonly colour: string;
  readonly pattern: number;
}

/** The fill of a part: its colour, with a pattern from the second place on. `name` is the chart's own. */
export function patternFill(name: string, { colour, pattern }: PatternedColour): string {
  const at = pattern % drawings.length;
  return at === 0 ? colour : `url(#${name}-${at})`;
}

interface PatternDefsProps {
  /** Of the chart, so that two on a page do not share a pattern. */
  readonly name: string;
  readonly colours: readonly PatternedColour[];
}

/** The patterns of a drawing; they go into its files with it. */
export function PatternDefs({ name, colours }: PatternDefsProps) {
  const used = new Map(colours.map((each) => [each.pattern % drawings.length, each.colour]));
  return (
    <defs>
      {[...used].map(
        ([at, colour]) =>
          at > 0 && (
            <pattern key={at} id={`${name}-${at}`} width={6} height={6} patternUnits="userSpaceOnUse">
              <rect width={6} height={6} fill={colour} />
              <g fill="none" stroke="var(--surface)" strokeWidth={1.1}>
                {drawings[at]}
              </g>
            </pattern>
          ),
      )}
    </defs>
  );
}
