import { proposePeriod, type MonthMoney } from "@paygauge/api-types/entities/period";

export interface Span {
  readonly from: string;
  readonly to: string;
}

export interface PeriodOption extends Span {
  readonly key: "proposed" | "all";
  /** Percent of the dated money within, to one decimal. */
  readonly percent: number;
  /** What a year is of it. */
  readonly factor: number;
}

const dayMs = 86_400_000;
const yearDays = 365;

/** What the days of a period are multiplied by for a year. */
export const yearFactor = ({ from, to }: Span): number => yearDays / ((Date.parse(to) - Date.parse(from)) / dayMs + 1);

/** The periods that a file's dates suggest: where its money lies, and from its first to its last day. */
export function periodOptions(
  months: readonly MonthMoney[],
  firstDate: string | null,
  lastDate: string | null,
): readonly PeriodOption[] {
  const proposal = proposePeriod(months);
  if (proposal === null) return [];
  const { from, to, percent } = proposal;
  const options: PeriodOption[] = [{ key: "proposed", from, to, percent, factor: yearFactor({ from, to }) }];
  if (firstDate === null || lastDate === null) return options;
  const isWithin = firstDate >= from && lastDate <= to;
  if (isWithin) return options;
  const span = { from: firstDate, to: lastDate };
  return [...options, { key: "all", ...span, percent: 100, factor: yearFactor(span) }];
}

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
