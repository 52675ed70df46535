import { useMemo } from "react";
import {
  frequencies,
  termsBuckets,
  type Frequency,
  type InsightDimension,
  type TermsBucket,
} from "@paygauge/api-types";
import { toAlpha2 } from "@paygauge/api-types/reference/countries";
import { useFormats, useWords } from "../../state/formats.ts";

/** Payment methods that a ledger's words are read as; whatever else it says is "Other". */
export const paymentMethods = [
  "Card",
  "VirtualCard",
  "Cheque",
  "Wire",
  "BankTransfer",
  "DirectDebit",
  "Cash",
  "Other",
  "Unknown",
] as const;

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

export interface AnalysisWords {
  readonly country: (alpha3: string) => string;
  readonly frequency: (value: Frequency) => string;
  readonly terms: (value: TermsBucket) => string;
  readonly method: (value: string) => string;
  /** Name of a bar; the data's own label where the interface has no word for it. */
  readonly bar: (dimension: InsightDimension, key: string, label: string) => string;
}

function memberOf<const T extends string>(values: readonly T[], text: string): T | undefined {
  return values.find((value) => value === text);
}

/** Words of the analysis's own values: countries in the person's language, frequencies, terms, payment methods. */
export function useAnalysisWords(): AnalysisWords {
  const words = useWords("analysis");
  const { locale } = useFormats();
  return useMemo(() => {
    const regions = new Intl.DisplayNames([locale], { type: "region" });
    const country = (alpha3: string) => {
      if (alpha3 === "") return words("unknown.country");
      const alpha2 = toAlpha2(alpha3);
      return alpha2 === null ? alpha3 : (regions.of(alpha2) ?? alpha3);
    };
    const frequency = (value: Frequency) => words(`frequencies.${value}`);
    const terms = (value: TermsBucket) => words(`terms.${termsKeys[value]}`);
    const method = (value: string) => {
      const known = memberOf(paymentMethods, value);
      return known === undefined ? value : words(`methods.${known}`);
    };
    const bar: AnalysisWords["bar"] = (dimension, key, label) => {
      if (dimension === "Countries") return country(key);
      if (dimension === "PaymentMethods") return method(key);
      if (dimension === "DocTransactionFrequencies") {
        const known = memberOf(frequencies, key);
        return known === undefined ? key : frequency(known);
      }
      if (dimension === "InvoicePaymentTerms") {
        const known = memberOf(termsBuckets, key);
        return known === undefined ? key : terms(known);
      }
      return label === "" ? words("unknown.mcc") : label;
    };
    return { country, frequency, terms, method, bar };
  }, [words, locale]);
}
