import { companyNumberOf } from "@paygauge/api-types/entities/companies";
import { dayNumber } from "@paygauge/api-types/entities/days";
import { registerOf } from "../companies/register-stub.ts";
import type { Env } from "../env.ts";

interface Aged {
  readonly country: string;
  readonly companyNumber: string;
  /** Days since 1970-01-01. */
  readonly cutOff: number;
}

/** Whole years of a company on a day; null where its day is not known, or later. */
function ageOn(day: number, incorporated: string | undefined): number | null {
  if (incorporated === undefined) return null;
  const years = (day - dayNumber(incorporated)) / 365.25;
  return years >= 0 ? Math.floor(years) : null;
}

/** Ages of the companies of rows, by the imported register: of the United Kingdom alone. */
export async function agesOf(env: Pick<Env, "COMPANIES">, rows: readonly Aged[]): Promise<(number | null)[]> {
  const numbers = rows.map(({ country, companyNumber }) => (country === "GBR" ? companyNumberOf(companyNumber) : null));
  const asked = [...new Set(numbers)].filter((number) => number !== null);
  const days: Record<string, string> = asked.length === 0 ? {} : await registerOf(env).incorporated(asked);
  const byNumber = new Map<string, string>(Object.entries(days));
  return rows.map(({ cutOff }, at) => ageOn(cutOff, byNumber.get(numbers[at] ?? "")));
}
