/** What a figure of a screen was computed from: declared with the figure, and opened from it. */
import type { figuresTexts } from "../../texts/en/figures.ts";

interface FigureLine {
  readonly key: keyof typeof figuresTexts.lines;
  /** Minor units of the figure's currency. */
  readonly minor: number;
  readonly suppliers?: number;
}

export interface FigureQuery {
  /** What is counted, excluded and assumed, in one sentence. */
  readonly rule: keyof typeof figuresTexts.rules;
  readonly currency: string;
  readonly minorDigits: number;
  /** The first line, less each of the others, is the result. */
  readonly less: readonly FigureLine[];
  /** Lines that are added up in place of that. */
  readonly plus?: readonly FigureLine[];
  /** null: it isn't a sum, but made of what the rule and the notes say. */
  readonly result: FigureLine | null;
  /** Scaling and evidence. */
  readonly notes: readonly (keyof typeof figuresTexts.notes)[];
  /** What figures of the period are multiplied by for a year. */
  readonly factor?: number;
  /** It is of a year whatever the period: no factor of the job scales it. */
  readonly isYear?: boolean;
  /** Share of likely spend that is assumed to convert. */
  readonly conversion?: number;
  /** The suppliers that it adds up, from which their rows open; null where it adds up none. Count null: not known here. */
  readonly suppliers: { readonly count: number | null; readonly href: string } | null;
  /** The rows of the one supplier that it is of. */
  readonly rows?: string;
}

interface WrittenLine extends FigureLine {
  readonly sign: "" | "−" | "+" | "=";
}

/** The sum as it is written out. */
export function writtenLines({ less, plus = [], result }: FigureQuery): readonly WrittenLine[] {
  const signed = (lines: readonly FigureLine[], sign: "−" | "+") =>
    lines.map((line, at) => ({ ...line, sign: at === 0 ? ("" as const) : sign }));
  const lines = [...signed(less, "−"), ...signed(plus, "+")];
  return result === null ? lines : [...lines, { ...result, sign: "=" }];
}

/** The money that a figure is in. */
type FigureMoney = Pick<FigureQuery, "currency" | "minorDigits">;

/** A figure that is one sum: its rule, what the sum is called, and what else is known of it. */
export function sumFigure(
  { currency, minorDigits }: FigureMoney,
  rule: FigureQuery["rule"],
  result: FigureLine,
  known: Partial<Omit<FigureQuery, keyof FigureMoney | "rule" | "result">> = {},
): FigureQuery {
  return { currency, minorDigits, rule, less: [], notes: [], suppliers: null, ...known, result };
}

/** The difference of two sums: the later one less the earlier one. */
export function changeFigure(
  money: FigureMoney,
  key: FigureLine["key"],
  { before, after }: { readonly before: number; readonly after: number },
  suppliers: FigureQuery["suppliers"] = null,
): FigureQuery {
  const less: readonly FigureLine[] = [
    { key: "after", minor: after },
    { key: "before", minor: before },
  ];
  return sumFigure(money, "change", { key, minor: after - before }, { less, suppliers });
}
