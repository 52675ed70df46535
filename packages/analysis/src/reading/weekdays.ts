/** Weekdays in front of a date, as JavaScript and ledgers write them: "Monday, 31/03/2025", "Mo. 31.03.2025". */

const weekdays =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sat|sun)(?:day)?|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|mo|di|mi|do|fr|sa|so|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)[.,]?\s+(?=\S)/i;

/** Whether a span may hold a space: one of Latin-1, or a byte beyond it. */
function hasSpace(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if ((bytes[at] ?? 0) <= 32 || (bytes[at] ?? 0) >= 128) return true;
  return false;
}

/** Where the date begins behind a weekday; `start` where none is in front. */
export function afterWeekday(bytes: Uint8Array, start: number, end: number): number {
  if (!hasSpace(bytes, start, Math.min(end, start + 16))) return start;
  let word = "";
  for (let at = start; at < Math.min(end, start + 16); at++) word += String.fromCharCode(bytes[at] ?? 0);
  return start + (weekdays.exec(word)?.[0].length ?? 0);
}
