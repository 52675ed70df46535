import { useLocale, useTexts, type GridFilter } from "@paygauge/ui";
import { useTranslations } from "../../../state/formats.ts";
import { anyCardFilter } from "../insights/drill-filters.ts";
import { useValueWords } from "../use-value-words.ts";

const cards = ["Card", "VirtualCard"] as const;

/** A filter on how a supplier is paid, in words: "Payment methods", "include Card". */
export function useDrilledWords() {
  const words = useTranslations("suppliers.grid");
  const analysis = useValueWords();
  const { grid } = useTexts();
  const locale = useLocale();
  return (filter: GridFilter): { readonly field: string; readonly words: string } => {
    const { operator, value } = filter;
    const field = words("methodsField");
    if (operator === anyCardFilter.operator && value === anyCardFilter.value) {
      const either = new Intl.ListFormat(locale, { type: "disjunction" });
      return { field, words: words("include", { value: either.format(cards.map(analysis.method)) }) };
    }
    const method = methodOf(filter);
    if (method !== undefined)
      return {
        field,
        words: words(operator === "NotEqual" ? "notInclude" : "include", { value: analysis.method(method) }),
      };
    return { field, words: value === "" ? grid.blank : `${grid.operators[operator]} ${value}` };
  };
}

/** The method of "contains |Card|" or of its opposite, "not equal |Card|"; undefined for any other filter. */
export function methodOf({ property, operator, value }: GridFilter): string | undefined {
  if (property !== "paymentMethods" || (operator !== "Contains" && operator !== "NotEqual")) return undefined;
  return /^\|([^|]+)\|$/.exec(value)?.[1];
}
