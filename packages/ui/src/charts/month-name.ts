/** "Jan 26" or "January 2026"; a text that isn't a month is shown as it is. */
export function monthName(month: string, locale: string, length: "short" | "long"): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return month;
  return new Intl.DateTimeFormat(locale, {
    month: length,
    year: length === "short" ? "2-digit" : "numeric",
    timeZone: "UTC",
  }).format(new Date(`${month}-01T00:00:00Z`));
}
