/**
 * Periods that the name of a file, a sheet or a title states: 2014-06, P10, Q3, FY26, "Apr-Jun 2024". A fiscal year may
 * begin in any month and a period number may be of any year, so that a text gives several spans: the data decides.
 */
import { dayAfter, wholeMonths, type Span } from "@paygauge/api-types/entities/days";
import { monthNamed } from "./month-names.ts";

const yearsFrom = 1990;
const yearsTo = 2100;
const isYear = (year: number): boolean => year >= yearsFrom && year <= yearsTo;
/** "26" is 2026. */
const fullYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));
const index = (year: number, month: number): number => year * 12 + month - 1;

/** Years as files label them, with the months that such a year may begin with. */
interface LabelledYear {
  /** Month indexes of the first month. */
  readonly starts: readonly number[];
}

/** Months that a fiscal year begins with, the common ones first. */
const firstMonths = [4, 7, 10, 2, 3, 5, 6, 8, 9, 11, 12];

/** A year by its last calendar year: that year, or one that begins in any month before. */
const endingIn = (year: number): LabelledYear => ({
  starts: [index(year, 1), ...firstMonths.map((month) => index(year - 1, month))],
});
const beginningIn = (year: number): LabelledYear => ({ starts: firstMonths.map((month) => index(year, month)) });

/** The fiscal or calendar years that a text labels. */
function labelledYears(text: string): LabelledYear[] {
  const found: LabelledYear[] = [];
  for (const [, first = "", second = ""] of text.matchAll(
    /(?<!\d)(20\d{2}|\d{2})\s?[/-]\s?(20\d{2}|\d{2})(?!\d|\s?[-/]\s?\d)/g,
  ))
    if (fullYear(second) === fullYear(first) + 1) found.push(beginningIn(fullYear(first)));
  // "1617" of two years in a row, but not the plain year 2021.
  for (const [, first = "", second = ""] of text.matchAll(/(?<!\d)(\d{2})(\d{2})(?!\d)/g))
    if (Number(second) === Number(first) + 1 && first !== "20" && first !== "19")
      found.push(beginningIn(fullYear(first)));
  for (const [, label = ""] of text.matchAll(
    /\b(?:fy|gj|fiscal year|financial year|geschaftsjahr|exercice|ejercicio)\s?'?(20\d{2}|\d{2})(?!\d|\s?[-/]\s?\d)/g,
  ))
    found.push(endingIn(fullYear(label)));
  return found;
}

function plainYears(text: string): number[] {
  return [...text.matchAll(/(?<![\d.,/])(?<!\d-)(20\d{2}|199\d)(?![\d.,/-]|\s?[/-]\s?\d)/g)].map(([, year = ""]) =>
    Number(year),
  );
}

/** Explicit days: "2024-04-01 to 2025-03-31", "01.04.2024 - 31.03.2025", "20240401-20250331". */
function spansOfDays(text: string): Span[] {
  const iso = [...text.matchAll(/(?<!\d)(20\d{2})[-_.]?(0[1-9]|1[0-2])[-_.]?(0[1-9]|[12]\d|3[01])(?!\d)/g)].map(
    ([, y = "", m = "", d = ""]) => `${y}-${m}-${d}`,
  );
  const local = [...text.matchAll(/(?<!\d)(0?[1-9]|[12]\d|3[01])[./](0?[1-9]|1[0-2])[./](20\d{2})(?!\d)/g)].map(
    ([, d = "", m = "", y = ""]) => `${y}-${m.padStart(2, "0")}-${d.padStart(2, "0")}`,
  );
  const days = [...iso, ...local].filter((day) => !Number.isNaN(Date.parse(day))).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  return from === undefined || to === undefined || from === to ? [] : [{ from, to }];
}

/** Months: "2014-06", "06/2014", "201406", "June 2020", "Jun-20", "Apr-Jun 2024", "Apr 2025 to Mar 2026". */
function spansOfMonths(text: string): Span[] {
  const months: number[] = [];
  for (const [, y = "", m = ""] of text.matchAll(/(?<!\d)(?<!\d-)(20\d{2})[-_ ./]?(0[1-9]|1[0-2])(?!\d|[-_.]\d)/g))
    months.push(index(Number(y), Number(m)));
  for (const [, m = "", y = ""] of text.matchAll(/(?<![\d.])(?<!\d-)(0[1-9]|1[0-2])[-_ ./](20\d{2})(?![\d-])/g))
    months.push(index(Number(y), Number(m)));
  months.push(...namedMonths(text));
  const [first, last] = [Math.min(...months), Math.max(...months)];
  return months.length === 0 ? [] : [wholeMonths(first, last)];
}

/** Months by name; one without a year is of the year that follows it, or goes before it. */
function namedMonths(text: string): number[] {
  const words = text.split(/[^\p{L}\d]+/u).filter((word) => word !== "");
  const named = words.flatMap((word, at) =>
    /^\p{L}{3,}$/u.test(word) && isMonth(word) ? [{ at, month: monthNamed(word) }] : [],
  );
  const yearAt = (at: number): number | null => {
    const word = words[at] ?? "";
    return /^(20\d{2}|\d{2})$/.test(word) && isYear(fullYear(word)) ? fullYear(word) : null;
  };
  const found: number[] = [];
  let following: { year: number; month: number } | null = null;
  for (const { at, month } of named.toReversed()) {
    const own = yearAt(at + 1) ?? (named.length === 1 ? yearAt(at - 1) : null);
    // "Nov-Feb 2024" begins in the year before.
    const year: number | null = own ?? (following === null ? null : following.year - (month > following.month ? 1 : 0));
    if (year === null) continue;
    following = { year, month };
    found.push(index(year, month));
  }
  return found;
}

/** Whole names and their usual short forms: "market" and "decor" aren't months. */
const isMonth = (word: string): boolean =>
  monthNamed(word) > 0 &&
  (word.length <= 4 ||
    /^(januar|februar|march|marz|april|may|juni|juli|june|july|august|sept|octob|oktob|ottob|octub|outub|novem|dezem|decem|dicem|diciem|janv|fevr|mars|avril|juin|juill|aout|enero|febrero|marzo|abril|mayo|gennaio|febbraio|aprile|maggio|giugno|luglio|agosto|settem|setem|septiem|maart|augustus|janeiro|fevereiro|marco|maio|junho|julho|stycz|luty|marzec|kwiec|czerw|lipiec|sierp|wrzes|pazdz|listop|grudz|tammi|helmi|maalis|huhti|touko|kesa|heina|elo|syys|loka|marras|joulu|sierpien)/.test(
      word,
    ));

/** Quarters: of the calendar and of fiscal years; without a year those of the years that data has. */
function spansOfQuarters(text: string, years: readonly number[]): Span[] {
  const found = [
    ...text.matchAll(
      /(?<![a-z\d])(?:q|qtr|quarter|quartal|kwartal|kvartal|kwartaal|trim|trimestre|t)\s?([1-4])(?!\d)/g,
    ),
    ...text.matchAll(
      /(?<!\d)([1-4])(?:\.|st|nd|rd|th|er|e|eme|º|°)?\s?(?:quartal|quarter|qtr|kwartaal|kwartal|kvartal|trimestre|trim)\b/g,
    ),
  ].map(([, number = ""]) => Number(number));
  if (found.length === 0) return [];
  const [first, last] = [Math.min(...found) - 1, Math.max(...found) - 1];
  return startsOf(text, years, [1, 4, 7, 10]).map((start) => wholeMonths(start + first * 3, start + last * 3 + 2));
}

/** Periods of a fiscal year: a month each, or four weeks of thirteen. */
function spansOfPeriods(text: string, years: readonly number[]): Span[] {
  const [, number] = /(?<![a-z\d])(?:p|per|period|periode|periodo)\s?(0?[1-9]|1[0-3])(?!\d)/.exec(text) ?? [];
  if (number === undefined) return [];
  const period = Number(number);
  const starts = startsOf(
    text,
    years,
    Array.from({ length: 12 }, (_, at) => at + 1),
  );
  const months = starts.map((start) => wholeMonths(start + Math.min(period, 12) - 1, start + Math.min(period, 12) - 1));
  const weeks = starts.map((start) => {
    const from = dayAfter(wholeMonths(start, start).from, (period - 1) * 28);
    return { from, to: dayAfter(from, 27) };
  });
  return [...months, ...weeks];
}

/** First months of the years that a text labels, or of those that data has; `months`: which may be the first. */
function startsOf(text: string, years: readonly number[], months: readonly number[]): number[] {
  const labelled = labelledYears(text);
  const plain = plainYears(text);
  const fits = (start: number) => months.includes((start % 12) + 1);
  if (labelled.length > 0) return labelled.flatMap(({ starts }) => starts).filter(fits);
  const named =
    plain.length > 0 ? plain.flatMap((year) => [year - 1, year]) : years.flatMap((year) => [year - 1, year]);
  return [...new Set(named)].flatMap((year) => months.map((month) => index(year, month)));
}

/** Whole years: "FY26", "2025-26", "1617", "2025". */
function spansOfYears(text: string): Span[] {
  return [
    ...labelledYears(text).flatMap(({ starts }) => starts.map((start) => wholeMonths(start, start + 11))),
    ...plainYears(text).map((year) => wholeMonths(index(year, 1), index(year, 12))),
  ];
}

const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/\.(csv|tsv|txt|xlsx?|gz|zip)+$/, "")
    .replaceAll("_", " ");

/**
 * Every span that a text may state, the most precise kind that it has: days, months, quarters, periods, years.
 * @param years years of the data, for texts that name none
 */
export function statedPeriods(text: string, years: readonly number[]): readonly Span[] {
  const folded = fold(text);
  for (const spans of [
    spansOfDays(folded),
    spansOfQuarters(folded, years),
    spansOfPeriods(folded, years),
    spansOfMonths(folded),
    spansOfYears(folded),
  ])
    if (spans.length > 0) return spans;
  return [];
}
