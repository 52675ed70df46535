import type { Job } from "@paygauge/api-types";
import { useFormats } from "../../../state/formats.ts";

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
    /** "£3.00": a price, with the currency's decimals. */
    price: (major: number): string =>
      formats.money(String(Math.round(major * 10 ** minorDigits)), currency, minorDigits),
  };
}
