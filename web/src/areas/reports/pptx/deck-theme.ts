/** Colours and fonts of a brand as a presentation file takes them: `rrggbb`, and names of fonts. */
import type { ScoreLevel } from "@paygauge/api-types/entities/analysis";
import { chartColours } from "@paygauge/api-types/themes/chart-colours";
import { themeTable } from "@paygauge/api-types/themes/theme-table";
import type { ThemeKey } from "@paygauge/api-types/themes/theme-types";

export interface DeckTheme {
  readonly paper: string;
  readonly text: string;
  readonly quietText: string;
  readonly line: string;
  readonly accent: string;
  readonly accentText: string;
  /** Bars that the finding does not name, and what a waterfall drops. */
  readonly quiet: string;
  readonly goal: string;
  /** Of levels, as bars. */
  readonly levels: Readonly<Record<ScoreLevel, string>>;
  readonly categories: readonly string[];
  readonly headings: string;
  readonly body: string;
}

const bare = (colour: string): string => colour.replace("#", "");

export function deckThemeOf(key: ThemeKey): DeckTheme {
  const print = themeTable[key].modes.print;
  const { categories, bands } = chartColours.light;
  return {
    paper: bare(print.canvas),
    text: bare(print.text),
    quietText: bare(print["text-2"]),
    line: bare(print["line-2"]),
    accent: bare(print.accent),
    accentText: bare(print["accent-text"]),
    quiet: bare(print["line-2"]),
    goal: bare(bands.high),
    levels: { High: bare(bands.high), Medium: bare(bands.medium), Low: bare(bands.low), None: bare(print["text-2"]) },
    categories: categories.map(bare),
    // As on the slides of the product; a program without them takes its own.
    headings: "Source Serif 4",
    body: "IBM Plex Sans",
  };
}
