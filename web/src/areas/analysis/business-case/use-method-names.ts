import { useTexts } from "@paygauge/ui";
import { upside, type CaseMethod } from "@paygauge/api-types/entities/case-methods";
import { useTranslations } from "../../../state/formats.ts";

/** What the cohorts of a case are called. */
export function useMethodNames(): (method: CaseMethod) => string {
  const words = useTranslations("businessCase.parameters");
  const { capabilityNames } = useTexts();
  return (method) => (method === upside ? words("upside") : capabilityNames[method]);
}
