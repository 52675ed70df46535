import type { Job } from "@paygauge/api-types/entities/jobs";
import { assumptionRules, type AssumptionKey, type AssumptionUnit } from "@paygauge/api-types/entities/assumption-keys";
import { useFormats, useTranslations } from "./formats.ts";
import { shownIn, typedIn, useCaseMoney } from "./case-money.ts";

/** As a user types it. */
export const shownText = (key: AssumptionKey, value: number): string => shownIn(assumptionRules[key].unit, value);

/** The module's value of what was typed; null where it isn't a number, or out of range. */
export const typedValue = (key: AssumptionKey, text: string): number | null => typedIn(assumptionRules[key], text);

/** Names, values and sources of assumptions in the user's language. */
export function useAssumptionWords(job: Pick<Job, "currency" | "minorDigits" | "issuerName">) {
  const words = useTranslations("useCases.assumptions");
  const { count } = useFormats();
  const money = useCaseMoney(job);
  const valueIn = (unit: AssumptionUnit, value: number): string => {
    if (unit === "percent") return money.percent(value);
    if (unit === "basisPoints") return words("basisPoints", { count: count(Number((value * 10_000).toFixed(4))) });
    return unit === "days" ? words("days", { count: value }) : money.price(value);
  };
  return {
    nameOf: (key: AssumptionKey): string => words(`names.${key}`),
    valueOf: (key: AssumptionKey, value: number): string => valueIn(assumptionRules[key].unit, value),
    unitOf: (key: AssumptionKey): string =>
      assumptionRules[key].unit === "money" ? job.currency : words(`units.${assumptionRules[key].unit}`),
    mostOf: (key: AssumptionKey): string => valueIn(assumptionRules[key].unit, assumptionRules[key].most),
    sourceOf: (source: "set" | "issuer" | "product"): string => words(`sources.${source}`, { issuer: job.issuerName }),
  };
}
