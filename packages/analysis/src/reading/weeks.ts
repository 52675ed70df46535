/** Weeks of ISO 8601 as ledgers write them in words: "KW 13", "KW 13/2025", "Week 13 2025", "W13", "2025 KW 13". */

interface WeekText {
  /** 1…53. */
  week: number;
  /** null where the text names none. */
  year: number | null;
}

const word = String.raw`(?:KW|WEEK|WK|W)\.?\s*`;
const number = String.raw`(?<week>0?[1-9]|[1-4]\d|5[0-3])`;
const year = String.raw`(?<year>20\d{2}|\d{2})`;
const gap = String.raw`[\s/\-.,]+`;
const patterns = [
  new RegExp(`^${word}${number}(?:${gap}${year})?$`),
  new RegExp(String.raw`^(?<year>20\d{2})[\s/\-.,]*${word}${number}$`),
];

/** The week that a text names; null where it names none. */
export function weekIn(text: string): WeekText | null {
  const upper = text.trim().toUpperCase();
  for (const pattern of patterns) {
    const groups = pattern.exec(upper)?.groups;
    if (groups === undefined) continue;
    const named = groups.year;
    const full = named === undefined ? null : Number(named.length === 4 ? named : `20${named}`);
    return { week: Number(groups.week), year: full };
  }
  return null;
}
