/**
 * Quarters and fiscal months as ledgers write them: "Q1 2025", "2025Q1", "T1 2025", "1. Quartal 2025", "1er trimestre
 * 2025", "P01", "Period 3", "2025-P01", "FY25 P03". A quarter with a plain year is one of the calendar; all others need the
 * first day of a fiscal year, which only a user knows.
 */
interface PeriodText {
  /** Months from the beginning of the year to that of the period. */
  months: number;
  /** The year as it is labelled (the first of "2024/25"); null where the text names none. */
  year: number | null;
  /** Whether the text counts by a fiscal year. */
  isFiscal: boolean;
}

/** Longest text that is looked at; longer ones aren't periods. */
const longestPeriod = 28;

const year = String.raw`(?<fy>FY|GJ)?\s*(?<year>\d{4}|'?\d{2})(?:[/-](?<to>\d{4}|\d{2}))?`;
const gap = String.raw`[\s/\-_.,]*`;
const quarterWord = "Q|T|K|QTR|QUARTER|QUARTAL|TRIM|TRIMESTRE|KWARTAAL|KVARTAL|KWARTAŁ|KWARTAL";
const periodWord = "P|PER|PERIOD|PERIODE|PÉRIODE|PERIODO|PERÍODO|MONTH|M|MONAT|MOIS|MES|MESE|MAAND";
const quarter = String.raw`(?:${quarterWord})\.?\s*(?<part>[1-4])`;
const ordinal = String.raw`(?<part>[1-4])\s*(?:\.|ST|ND|RD|TH|ER|E|EME|ÈME|º|°)?\s*(?:${quarterWord})\.?`;
const month = String.raw`(?:${periodWord})\.?\s*(?<part>0?[1-9]|1[0-6])`;
const patterns: readonly (readonly [number, RegExp])[] = [
  ...[quarter, ordinal].flatMap((part) => [
    [3, new RegExp(String.raw`^${part}(?:${gap}(?:OF|DE|DEL|DU|DI|VAN)?\s*${year})?$`, "u")] as const,
    [3, new RegExp(`^${year}${gap}${part}$`, "u")] as const,
  ]),
  [1, new RegExp(String.raw`^${month}(?:[\s/\-_.,]+${year})?$`, "u")],
  [1, new RegExp(`^${year}${gap}${month}$`, "u")],
];

/** The period that a text names; null where it names none. */
export function periodIn(text: string): PeriodText | null {
  const upper = text.trim().toUpperCase();
  for (const [length, pattern] of patterns) {
    const groups = pattern.exec(upper)?.groups;
    if (groups === undefined) continue;
    const number = Number(groups.part);
    const named = groups.year?.replace("'", "");
    const isFiscal = length === 1 || named === undefined || groups.fy !== undefined || groups.to !== undefined;
    // Periods 13 to 16 are postings after the year's last month.
    const months = length === 3 ? (number - 1) * 3 : Math.min(number, 12) - 1;
    return {
      months,
      year: named === undefined ? null : named.length === 4 ? Number(named) : 2000 + Number(named),
      isFiscal,
    };
  }
  return null;
}

/** Whether bytes may be a period at all: cheap, since every text of a column is asked. */
export function mayBePeriod(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start > longestPeriod || end - start < 2) return false;
  const first = bytes[start] ?? 0;
  if (first < 48 || first > 57)
    return initials.has(first | 32) && isDigit(bytes[end - 1] ?? 0) && !hasLongNumber(bytes, start, end);
  // A quarter by itself or a year in front, and a letter behind: amounts have none.
  const second = bytes[start + 1] ?? 0;
  const isYear = (first === 49 && second === 57) || (first === 50 && second === 48);
  if (!isYear && (first < 49 || first > 52 || isDigit(second))) return false;
  for (let at = start + 1; at < end; at++) if ((bytes[at] ?? 0) >= 65) return true;
  return false;
}

/** Whether more than five digits follow each other: "Q12025" has five, and numbers of documents more. */
function hasLongNumber(bytes: Uint8Array, start: number, end: number): boolean {
  let digits = 0;
  for (let at = start; at < end; at++) {
    digits = isDigit(bytes[at] ?? 0) ? digits + 1 : 0;
    if (digits > 5) return true;
  }
  return false;
}

/** First letters of the words for quarters, periods, weeks and fiscal years, lower case: f, g, k, m, p, q, t, w. */
const initials: ReadonlySet<number> = new Set([102, 103, 107, 109, 112, 113, 116, 119]);

function isDigit(byte: number): boolean {
  return byte >= 48 && byte <= 57;
}
