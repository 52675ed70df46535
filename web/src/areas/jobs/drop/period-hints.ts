import { daysOf, type Span } from "@paygauge/api-types/entities/days";
import { factorOfDays, type PeriodCandidate } from "@paygauge/analysis/period/period";
import { useFormats, useTranslations } from "../../../state/formats.ts";

interface PeriodHints {
  /** "1 Jun 2020 to 30 Jun 2020". */
  readonly range: (span: Span) => string;
  /** What speaks for a candidate, how much of the money it holds, and its factor. */
  readonly hint: (candidate: PeriodCandidate) => string;
  /** Days and factor of a custom range. */
  readonly scaled: (span: Span) => string;
}

/** How candidates for a period are described. */
export function usePeriodHints(): PeriodHints {
  const words = useTranslations("create.drop.period");
  const formats = useFormats();
  const numbers = new Intl.NumberFormat(formats.locale, { maximumSignificantDigits: 3 });
  return {
    range: ({ from, to }) => words("range", { from: formats.day(from), to: formats.day(to) }),
    hint: ({ key, days, percent, factor, text, isPaidIn }) =>
      [
        words(key, { text }),
        words("scaled", { days, share: formats.count(percent), factor: numbers.format(factor) }),
        ...(isPaidIn === true ? [words("paidIn")] : []),
      ].join(" "),
    scaled: (span) => {
      const days = daysOf(span);
      return words("ownScaled", { days, factor: numbers.format(factorOfDays(days)) });
    },
  };
}
