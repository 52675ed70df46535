import { SelectField, TextAreaField, TextField, useTexts } from "@paygauge/ui";
import { useEffect, useRef } from "react";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { failReasons } from "@paygauge/api-types/campaigns/campaign-rules";
import { campaignLimits } from "@paygauge/api-types/entities/campaigns";
import { capabilitiesOf } from "@paygauge/api-types/entities/job-capabilities";
import { useTranslations } from "../../../state/formats.ts";
import { today } from "../words/days.ts";
import { useCampaignWords } from "../words/use-campaign-words.ts";
import type { OutcomeField, OutcomeForm } from "./use-outcome.ts";

interface OutcomeFieldsProps {
  readonly job: Job;
  readonly form: OutcomeForm;
}

/** The fields that a move asks for; the focus goes to the first that is wrong. */
export function OutcomeFields({ job, form }: OutcomeFieldsProps) {
  const words = useTranslations("campaigns.outcome");
  const say = useCampaignWords();
  const texts = useTexts();
  const holder = useRef<HTMLDivElement>(null);
  const { said, asked, needs, errors, set } = form;
  const wrong = Object.keys(errors).join(" ");
  useEffect(() => {
    if (wrong !== "") holder.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [wrong]);
  const field = (name: OutcomeField) => ({
    label: words(name),
    required: needs.includes(name),
    error: errors[name],
    value: said[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => set(name, target.value),
  });
  return (
    <div ref={holder} className="flex flex-col gap-3">
      {asked.includes("agreedMethod") && (
        <SelectField
          {...field("agreedMethod")}
          options={capabilitiesOf(job).map((each) => ({ value: each, label: texts.capabilityNames[each] }))}
        />
      )}
      {asked.includes("agreedOn") && <TextField {...field("agreedOn")} type="date" max={today()} />}
      {asked.includes("reason") && (
        <SelectField
          {...field("reason")}
          options={[
            { value: "", label: words("chooseReason") },
            ...failReasons.map((each) => ({ value: each, label: say.reason(each) })),
          ]}
        />
      )}
      {asked.includes("detailsTo") && <TextField {...field("detailsTo")} maxLength={320} hint={words("detailsHint")} />}
      {asked.includes("note") && <TextAreaField {...field("note")} rows={3} maxLength={campaignLimits.note} />}
    </div>
  );
}
