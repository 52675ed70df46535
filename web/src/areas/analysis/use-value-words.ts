import { useMemo } from "react";
import { paymentMethods, type Frequency, type TermsBucket } from "@paygauge/api-types";
import { useTranslations } from "../../state/formats.ts";

/** Catalogue keys of the buckets of payment terms. */
const termsKeys = {
  "0": "receipt",
  "1-7": "upTo7",
  "8-14": "upTo14",
  "15-30": "upTo30",
  "31-45": "upTo45",
  "46-60": "upTo60",
  "61-90": "upTo90",
  "90+": "over90",
  Unknown: "unknown",
} as const satisfies Record<TermsBucket, string>;

export interface ValueWords {
  readonly frequency: (value: Frequency) => string;
  readonly terms: (value: TermsBucket) => string;
  readonly method: (value: string) => string;
}

/** Words of the analysis's own values: frequencies, terms, payment methods. Countries' names weigh more and stand apart. */
export function useValueWords(): ValueWords {
  const words = useTranslations("analysis");
  return useMemo(
    () => ({
      frequency: (value) => words(`frequencies.${value}`),
      terms: (value) => words(`terms.${termsKeys[value]}`),
      method: (value) => {
        const known = paymentMethods.find((method) => method === value);
        return known === undefined ? value : words(`methods.${known}`);
      },
    }),
    [words],
  );
}
