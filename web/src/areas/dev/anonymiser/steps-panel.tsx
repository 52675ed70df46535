import { Panel, ProgressBar } from "@paygauge/ui";
import { anonymiserSteps, type AnonymiserState } from "@paygauge/api-types/entities/anonymiser";
import { useTranslations } from "../../../state/formats.ts";

/** How far a run has come. */
export function StepsPanel({ state: { step, handled } }: { readonly state: AnonymiserState }) {
  const words = useTranslations("dev.anonymiser");
  const done = anonymiserSteps.indexOf(step);
  const total = anonymiserSteps.length;
  return (
    <Panel title={words("progress")}>
      <ProgressBar
        label={words(`steps.${step}`)}
        value={done}
        max={total}
        amount={words("amount", { step: done + 1, total, handled })}
      />
    </Panel>
  );
}
