import { useMemo } from "react";
import { paymentMethods } from "@paygauge/api-types/entities/ledger-words";
import type { Frequency, TermsBucket } from "@paygauge/api-types/entities/supplier-measures";
import { termsKeys } from "@paygauge/api-types/value-words/terms-keys";
import { useTranslations } from "../../state/formats.ts";

export interface ValueWords {
  readonly frequency: (value: Frequency) => string;
  readonly terms: (value: TermsBucket) => string;
  readonly method: (value: string) => string;
}

/**
 * Words of the analysis's own values: frequencies, terms, payment methods. Countries' names weigh more and are apart.
 */
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
