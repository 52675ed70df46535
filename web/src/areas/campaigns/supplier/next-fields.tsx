import { SelectField, TextField } from "@paygauge/ui";
import { nextKinds } from "@paygauge/api-types/campaigns/campaign-rules";
import { useTranslations } from "../../../state/formats.ts";
import { today } from "../words/days.ts";
import { useCampaignWords } from "../words/use-campaign-words.ts";

/** A next action while it is filled in; "" where nothing is said. */
export interface NextSaid {
  readonly kind: string;
  readonly on: string;
  readonly time: string;
}

interface NextFieldsProps {
  readonly value: NextSaid;
  readonly onChange: (value: NextSaid) => void;
  /** A call back is at a time that was agreed. */
  readonly needsTime: boolean;
  readonly errors: Readonly<Partial<Record<keyof NextSaid, string>>>;
}

/** What comes next, on which day and at what time. */
export function NextFields({ value, onChange, needsTime, errors }: NextFieldsProps) {
  const words = useTranslations("campaigns.supplier");
  const say = useCampaignWords();
  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_minmax(0,2fr)]">
      <div className="max-sm:col-span-2">
        <SelectField
          label={words("nextKind")}
          value={value.kind}
          options={[
            { value: "", label: words("nextNone") },
            ...nextKinds.map((kind) => ({ value: kind, label: say.kind(kind) })),
          ]}
          onChange={({ target }) => onChange({ ...value, kind: target.value })}
        />
      </div>
      {value.kind !== "" && (
        <>
          <TextField
            type="date"
            label={words("nextOn")}
            required
            min={today()}
            value={value.on}
            error={errors.on}
            onChange={({ target }) => onChange({ ...value, on: target.value })}
          />
          <TextField
            type="time"
            label={words("nextTime")}
            required={needsTime}
            value={value.time}
            error={errors.time}
            onChange={({ target }) => onChange({ ...value, time: target.value })}
          />
        </>
      )}
    </div>
  );
}
