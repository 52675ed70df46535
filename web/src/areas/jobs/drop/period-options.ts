import type { Span } from "@paygauge/api-types/entities/days";

const lastOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A period in few words, for a job's name: "June 2020", "Apr 2025 to Mar 2026", "2025". */
export function periodName({ from, to }: Span, locale: string, between: (a: string, b: string) => string): string {
  const [a, b] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)];
  const isWhole = from.endsWith("-01") && Number(to.slice(8)) === lastOf(b.getUTCFullYear(), b.getUTCMonth() + 1);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options });
  if (isWhole && from.slice(0, 7) === to.slice(0, 7)) return format({ month: "long", year: "numeric" }).format(a);
  if (isWhole && from.slice(5) === "01-01" && to.slice(5) === "12-31" && from.slice(0, 4) === to.slice(0, 4))
    return from.slice(0, 4);
  const short = format(
    isWhole ? { month: "short", year: "numeric" } : { day: "numeric", month: "short", year: "numeric" },
  );
  return between(short.format(a), short.format(b));
}
