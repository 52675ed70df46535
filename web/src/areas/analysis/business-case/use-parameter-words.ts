import type { Job } from "@paygauge/api-types/entities/jobs";
import {
  parameterRules,
  partsOf,
  type CaseSource,
  type IssuerKey,
  type ParameterId,
  type ParameterKey,
} from "@paygauge/api-types/entities/case-parameters";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useMethodNames } from "./use-method-names.ts";
import { useCaseMoney } from "../../../state/case-money.ts";

/** Names, values and sources of a case's parameters in the user's language. */
export function useParameterWords(job: Pick<Job, "currency" | "minorDigits">) {
  const words = useTranslations("businessCase.parameters");
  const methodName = useMethodNames();
  const { count } = useFormats();
  const money = useCaseMoney(job);
  const valueOf = (key: ParameterKey | IssuerKey, value: number): string => {
    const { unit } = parameterRules[key];
    if (unit === "percent") return money.percent(value);
    if (unit === "basisPoints") return words("basisPoints", { count: count(Number((value * 10_000).toFixed(4))) });
    if (unit === "days") return words("days", { count: Number(value.toFixed(2)) });
    if (unit === "switch") return words(value === 1 ? "on" : "off");
    if (unit === "count") return count(Number(value.toFixed(2)));
    return Math.abs(value) >= 1000 ? money.whole(value) : money.price(value);
  };
  const nameOf = (key: ParameterKey | IssuerKey | "limit"): string => words(`names.${key}`);
  return {
    valueOf,
    nameOf,
    /** "Rebate, virtual card". */
    nameOfId: (id: ParameterId): string => {
      const { method, key } = partsOf(id);
      return method === null ? nameOf(key) : words("ofMethod", { name: nameOf(key), method: methodName(method) });
    },
    valueOfId: (id: ParameterId, value: number): string => valueOf(partsOf(id).key, value),
    unitOf: (key: ParameterKey | IssuerKey): string | undefined => {
      const { unit } = parameterRules[key];
      if (unit === "money") return job.currency;
      return unit === "count" || unit === "switch" ? undefined : words(`units.${unit}`);
    },
    sourceOf: (source: CaseSource): string => words(`sources.${source}`),
  };
}
