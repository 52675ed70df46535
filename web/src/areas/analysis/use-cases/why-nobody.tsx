import type { Job } from "@paygauge/api-types/entities/jobs";
import type { UseCaseCriteria, UseCaseDraft } from "@paygauge/api-types/entities/use-cases";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { usePropertyWords } from "./use-condition-words.ts";

interface WhyNobodyProps {
  readonly job: Job;
  readonly criteria: UseCaseCriteria;
  readonly why: UseCaseDraft["why"];
}

/**
 * Why criteria find no one: the condition that none of the suppliers meets, or the one without which some are found.
 */
export function WhyNobody({ job, criteria, why }: WhyNobodyProps) {
  const words = useTranslations("useCases.why");
  const formats = useFormats();
  const say = usePropertyWords(job);
  const nobody = why?.alone.find(({ suppliers }) => suppliers === 0);
  if (nobody !== undefined) return <>{words("alone", { condition: say(criteria, nobody.property) })}</>;
  const most = why?.without.toSorted((one, other) => other.suppliers - one.suppliers)[0];
  if (most === undefined || most.suppliers === 0) return <>{words("none")}</>;
  return <>{words("without", { condition: say(criteria, most.property), count: formats.count(most.suppliers) })}</>;
}
