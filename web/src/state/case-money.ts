import type { Job } from "@paygauge/api-types/entities/jobs";
import type { AssumptionUnit } from "@paygauge/api-types/entities/assumption-keys";
import type { ParameterUnit } from "@paygauge/api-types/entities/case-parameters";
import { useFormats } from "./formats.ts";

/** Money and shares of a use case: major units in whole ones, since they are expected and not paid, and minor ones exactly. */
export function useCaseMoney({ currency, minorDigits }: Pick<Job, "currency" | "minorDigits">) {
  const formats = useFormats();
  const shares = new Intl.NumberFormat(formats.locale, { style: "percent", maximumFractionDigits: 2 });
  return {
    /** "2.45%" of a fraction: as exactly as it is typed. */
    percent: (share: number): string => shares.format(share),
    /** "£37,749". */
    whole: (major: number): string => formats.money(String(Math.round(major)), currency, 0),
    /** "£5,962,235.20" of minor units. */
    exact: (minor: number): string => formats.money(String(Math.round(minor)), currency, minorDigits),
    /** "£5,962,235" of minor units: a figure of a year is an estimate and has no decimals. */
    estimate: (minor: number): string => formats.money(String(Math.round(minor / 10 ** minorDigits)), currency, 0),
    /** "£3.00": a price, with the currency's decimals. */
    price: (major: number): string =>
      formats.money(String(Math.round(major * 10 ** minorDigits)), currency, minorDigits),
  };
}

type Unit = AssumptionUnit | ParameterUnit;

/** What a value of the module is multiplied by to be written: hundredths, hundredths of those, or as it is. */
const scales: Readonly<Record<Unit, number>> = {
  percent: 100,
  basisPoints: 10_000,
  days: 1,
  money: 1,
  count: 1,
  switch: 1,
};

/** As a user types it: without the noise of binary fractions. */
export function shownIn(unit: Unit, value: number): string {
  return String(Number((value * scales[unit]).toFixed(6)));
}

interface Range {
  readonly unit: Unit;
  readonly least?: number;
  readonly most: number;
}

/** The module's value of what was typed; null where it isn't a number, or out of range. */
export function typedIn({ unit, least = 0, most }: Range, text: string): number | null {
  const value = Number((Number(text) / scales[unit]).toFixed(9));
  return text.trim() === "" || !Number.isFinite(value) || value < least || value > most ? null : value;
}
