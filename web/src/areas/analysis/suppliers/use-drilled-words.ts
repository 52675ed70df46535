import { documentMonth } from "@paygauge/api-types/entities/suppliers";
import { monthName, useLocale, useTexts, type GridFilter } from "@paygauge/ui";
import { useTranslations } from "../../../state/formats.ts";
import { anyCardFilter } from "../insights/drill-filters.ts";
import { useValueWords } from "../use-value-words.ts";

const cards = ["Card", "VirtualCard"] as const;

/** A filter on how or when a supplier is paid, in words: "Payment methods", "include Card"; "Documents", "in May 2020". */
export function useDrilledWords() {
  const words = useTranslations("suppliers.grid");
  const analysis = useValueWords();
  const { grid } = useTexts();
  const locale = useLocale();
  return (filter: GridFilter): { readonly field: string; readonly words: string } => {
    const { operator, value } = filter;
    const [month, paidBy] = monthOf(filter);
    if (month !== undefined) {
      const name = monthName(month, locale, "long");
      const said = paidBy === undefined ? name : words("monthPaidBy", { month: name, method: analysis.method(paidBy) });
      return {
        field: words("monthsField"),
        words: words(operator === "NotEqual" ? "notInMonth" : "inMonth", { month: said }),
      };
    }
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

/** The month of a filter on documents, and the method where it names one: "2025-03 Card". */
function monthOf({ property, value }: GridFilter): readonly [month?: string, method?: string] {
  if (property !== documentMonth) return [];
  const [month = "", method] = value.split(" ");
  return method === undefined ? [month] : [month, method];
}

/** The method of "contains |Card|" or of its opposite, "not equal |Card|"; undefined for any other filter. */
export function methodOf({ property, operator, value }: GridFilter): string | undefined {
  if (property !== "paymentMethods" || (operator !== "Contains" && operator !== "NotEqual")) return undefined;
  return /^\|([^|]+)\|$/.exec(value)?.[1];
}
