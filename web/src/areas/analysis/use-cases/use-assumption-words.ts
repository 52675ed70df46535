import type { Job } from "@paygauge/api-types";
import { assumptionRules, type AssumptionKey, type AssumptionUnit } from "@paygauge/api-types/value/assumptions";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useCaseMoney } from "./use-case-money.ts";

/** What a value of the module is multiplied by to be written: hundredths, hundredths of those, or as it is. */
const scales: Readonly<Record<AssumptionUnit, number>> = { percent: 100, basisPoints: 10_000, days: 1, money: 1 };

/** As a person types it: without the noise of binary fractions. */
export function shownText(key: AssumptionKey, value: number): string {
  return String(Number((value * scales[assumptionRules[key].unit]).toFixed(6)));
}

/** The module's value of what was typed; null where it is no number, or out of range. */
export function typedValue(key: AssumptionKey, text: string): number | null {
  const { unit, most } = assumptionRules[key];
  const value = Number((Number(text) / scales[unit]).toFixed(9));
  return text.trim() === "" || !Number.isFinite(value) || value < 0 || value > most ? null : value;
}

/** Names, values and sources of assumptions in the person's language. */
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
