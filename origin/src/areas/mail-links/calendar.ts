/** A user's next actions in campaigns as iCalendar (RFC 5545): a supplier's name and a link each, and nothing else. */

export interface CalendarAction {
  readonly id: string;
  readonly supplier: string;
  readonly link: string;
  /** "YYYY-MM-DD" */
  readonly on: string;
  /** "HH:MM" as agreed, without a time zone; null: the whole day. */
  readonly time: string | null;
}

const escaped = (text: string): string =>
  text
    .replaceAll("\\", "\\\\")
    .replaceAll(";", "\\;")
    .replaceAll(",", "\\,")
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ");

const encoder = new TextEncoder();

/** Lines of at most 75 octets; what follows begins with a space, and no character is split. */
function folded(line: string): string {
  let [text, octets] = ["", 0];
  for (const char of line) {
    const size = encoder.encode(char).length;
    if (octets + size > 74) [text, octets] = [`${text}\r\n `, 1];
    text += char;
    octets += size;
  }
  return text;
}

const compact = (text: string): string => text.replaceAll(/[-:]/g, "");

function startOf({ on, time }: CalendarAction): string {
  return time === null ? `DTSTART;VALUE=DATE:${compact(on)}` : `DTSTART:${compact(on)}T${compact(time)}00`;
}

/** @param at ISO moment of the answer */
export function calendarText(actions: readonly CalendarAction[], at: string): string {
  const stamp = `${compact(at).slice(0, 15)}Z`;
  const events = actions.flatMap((action) => [
    "BEGIN:VEVENT",
    `UID:${escaped(action.id)}@paygauge`,
    `DTSTAMP:${stamp}`,
    startOf(action),
    `SUMMARY:${escaped(action.supplier)}`,
    `URL:${action.link}`,
    "END:VEVENT",
  ]);
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Paygauge//Campaigns//EN", ...events, "END:VCALENDAR"];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
