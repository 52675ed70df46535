import { useMemo } from "react";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { useFormats, useTranslations } from "../../../state/formats.ts";

interface Shown {
  readonly currency: string;
  readonly ratesOf: number | null;
}

/** Writes amounts of an answer in minor units; "≈" marks those that were converted. */
export function useVendorMoney({ currency, ratesOf }: Shown): (minor: number, compact?: boolean) => string {
  const words = useTranslations("vendors.words");
  const formats = useFormats();
  return useMemo(
    () => (minor, compact) => {
      const money = formats.money(String(Math.round(minor)), currency, minorDigitsOf(currency), compact);
      return ratesOf === null ? money : words("approx", { money });
    },
    [words, formats, currency, ratesOf],
  );
}
