import { useMemo } from "react";
import { frequencies, termsBuckets } from "@paygauge/api-types/entities/supplier-measures";
import { isBreakdown } from "@paygauge/api-types/entities/breakdowns";
import type { JobDimension } from "@paygauge/api-types/entities/insights";
import { toAlpha2 } from "@paygauge/api-types/reference/country-codes";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { regionsOf } from "./region-names.ts";
import { useValueWords, type ValueWords } from "./use-value-words.ts";

interface AnalysisWords extends ValueWords {
  readonly country: (alpha3: string) => string;
  /** Name of a bar; the data's own label where the interface has no word for it. */
  readonly bar: (dimension: JobDimension, key: string, label: string) => string;
}

function memberOf<const T extends string>(values: readonly T[], text: string): T | undefined {
  return values.find((value) => value === text);
}

/** Words of the analysis's own values: countries in the user's language, frequencies, terms, payment methods. */
export function useAnalysisWords(): AnalysisWords {
  const words = useTranslations("analysis");
  const values = useValueWords();
  const { locale } = useFormats();
  return useMemo(() => {
    const country = (alpha3: string) => {
      if (alpha3 === "") return words("unknown.country");
      const alpha2 = toAlpha2(alpha3);
      return alpha2 === null ? alpha3 : (regionsOf(locale).of(alpha2) ?? alpha3);
    };
    const { frequency, terms, method } = values;
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
      if (dimension === "PaymentMethodCount") return words("methodCount", { count: Number(key) });
      if (label !== "") return label;
      return words(isBreakdown(dimension) ? "unknown.value" : "unknown.mcc");
    };
    return { ...values, country, bar };
  }, [words, values, locale]);
}
