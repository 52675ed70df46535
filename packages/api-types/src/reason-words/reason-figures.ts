/** Numbers in the sentences of reasons: short, but never so short that the sentence about them is wrong. */
import type { FactRelation } from "../entities/score-reasons.ts";

/** How numbers are written for a reader. */
export interface ReasonFormats {
  readonly locale: string;
  readonly count: (value: number) => string;
  /** Minor units as decimal text with their currency. */
  readonly money: (minor: string, currency: string, minorDigits: number, compact?: boolean) => string;
}

/** The money of a job. */
interface JobMoney {
  readonly currency: string;
  readonly minorDigits: number;
}

export type FigureKind = "money" | "count" | "share";

/** A number as it is shown: its text, and the number that the text says. */
interface Shown {
  readonly text: string;
  readonly says: number;
}
type Show = (value: number) => Shown;

const holds: Readonly<Record<FactRelation, (fact: number, threshold: number) => boolean>> = {
  atLeast: (fact, threshold) => fact >= threshold,
  atMost: (fact, threshold) => fact <= threshold,
  over: (fact, threshold) => fact > threshold,
  under: (fact, threshold) => fact < threshold,
  equal: (fact, threshold) => fact === threshold,
  unequal: (fact, threshold) => fact !== threshold,
  is: () => true,
};

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** The digits to which a number is shown when nothing else asks for more. */
const digitsOf = (value: number, below: number): number => (Math.abs(value) >= 1000 ? 0 : below);

const million = 1_000_000;

function moneyShows(formats: ReasonFormats, { currency, minorDigits }: JobMoney): readonly [Show, Show, ...Show[]] {
  const to =
    (digitsFor: (value: number) => number): Show =>
    (value) => {
      const digits = digitsFor(value);
      const text = formats.money(String(Math.round(value * 10 ** digits)), currency, digits);
      return { text, says: rounded(value, digits) };
    };
  const plain = to((value) => (Number.isInteger(rounded(value, minorDigits)) ? 0 : digitsOf(value, minorDigits)));
  const short: Show = (value) => {
    if (Math.abs(value) < million) return plain(value);
    const unit = 1000 ** Math.floor(Math.log10(Math.abs(value)) / 3);
    const minor = String(Math.round(value * 10 ** minorDigits));
    return { text: formats.money(minor, currency, minorDigits, true), says: rounded(value / unit, 1) * unit };
  };
  return [short, plain, to(() => minorDigits), to(() => minorDigits + 6)];
}

function numberShows({ locale, count }: ReasonFormats, style: "decimal" | "percent"): readonly [Show, Show, ...Show[]] {
  const scale = style === "percent" ? 2 : 0;
  const to =
    (digitsFor: (value: number) => number): Show =>
    (value) => {
      const digits = digitsFor(value);
      const says = rounded(value, digits + scale);
      if (style === "decimal" && digits <= 1) return { text: count(says), says };
      const text = new Intl.NumberFormat(locale, { style, maximumFractionDigits: digits }).format(says);
      return { text: text.replace("-", "\u2212"), says };
    };
  const plain = to((value) => digitsOf(value, 1));
  return [plain, plain, to(() => 2), to(() => 8)];
}

/** Ways to show a number of a kind, the shortest first; the second is that of thresholds. */
function showsOf(kind: FigureKind, formats: ReasonFormats, money: JobMoney): readonly [Show, Show, ...Show[]] {
  if (kind === "money") return moneyShows(formats, money);
  return numberShows(formats, kind === "share" ? "percent" : "decimal");
}

/** A number alone. */
export function figureText(value: number, kind: FigureKind, formats: ReasonFormats, money: JobMoney): string {
  return showsOf(kind, formats, money)[0](value).text;
}

/** A fact and its threshold as texts that keep the relation: "£11,745.30" is over "£11,745", not "£11,745". */
export function comparedTexts(
  pair: { readonly actual: number; readonly relation: FactRelation; readonly threshold: number },
  kind: FigureKind,
  formats: ReasonFormats,
  money: JobMoney,
): { readonly actual: string; readonly threshold: string } {
  const [short, plain, ...exact] = showsOf(kind, formats, money);
  const ways = [[short, plain] as const, ...[plain, ...exact].map((show) => [show, show] as const)];
  const shown = ways.map(([fact, number]) => ({ actual: fact(pair.actual), threshold: number(pair.threshold) }));
  const isTrue = holds[pair.relation];
  const best = shown.find(({ actual, threshold }) => isTrue(actual.says, threshold.says)) ?? shown.at(-1);
  return { actual: best?.actual.text ?? "", threshold: best?.threshold.text ?? "" };
}
