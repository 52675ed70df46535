import { bandOf, Button, Dialog, RadioGroup, SelectField, TextAreaField, useTexts } from "@paygauge/ui";
import { useState, type ChangeEvent } from "react";
import { scoreLevels, type ScoreLevel } from "@paygauge/api-types/entities/analysis";
import { type BandOverride, overrideLimits } from "@paygauge/api-types/entities/overrides";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import { useJobCapabilities } from "../use-job-capabilities.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useBandWriting } from "./use-band-writing.ts";

interface SetBandProps {
  readonly jobId: string;
  readonly supplierKey: string;
  readonly name: string;
  /** What is changed; without it, a level that no user has set. */
  readonly of?: Pick<BandOverride, "capability" | "level" | "reason"> | undefined;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** One of the job's capabilities: that which is changed, or first the first of them. */
function useCapabilityChoice(jobId: string, of: Capability | undefined) {
  const texts = useTexts();
  const options = useJobCapabilities(jobId).map((each) => ({ value: each, label: texts.capabilityNames[each] }));
  const [picked, setPicked] = useState(of);
  const value = picked ?? options[0]?.value ?? "stp";
  const onChange = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    setPicked(options.find((each) => each.value === target.value)?.value);
  return { capability: value, choice: { value, options, onChange } };
}

/** Sets a supplier's level of one capability by hand, with a reason. */
export function SetBandDialog({ jobId, supplierKey, name, of, onClose, onSaved }: SetBandProps) {
  const words = useTranslations("overrides");
  const texts = useTexts();
  const { capability, choice } = useCapabilityChoice(jobId, of?.capability);
  const [level, setLevel] = useState<ScoreLevel>(of?.level ?? "High");
  const [reason, setReason] = useState(of?.reason ?? "");
  const [tried, setTried] = useState(false);
  const { write, pending } = useBandWriting(jobId, supplierKey, onSaved);
  const isMissing = reason.trim() === "";
  const save = async () => {
    setTried(true);
    if (!isMissing && (await write({ kind: "set", capability, level, reason }))) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      submitting={pending}
      title={words("setOf", { name })}
      description={words("intro")}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button variant="primary" pending={pending} onClick={() => void save()}>
            {words("save")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <SelectField label={words("capability")} {...choice} disabled={of !== undefined} />
        <RadioGroup
          label={words("level")}
          options={scoreLevels.map((each) => ({ value: each, label: texts.bands[bandOf(each) ?? "none"] }))}
          value={level}
          onChange={setLevel}
        />
        <TextAreaField
          label={words("reason")}
          hint={words("reasonHint")}
          required
          rows={3}
          maxLength={overrideLimits.reason}
          value={reason}
          error={tried && isMissing ? words("reasonMissing") : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Dialog>
  );
}
