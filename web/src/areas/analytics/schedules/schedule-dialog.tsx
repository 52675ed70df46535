import { Button, Checkbox, Dialog, MultiSelect, SelectField, TextField } from "@paygauge/ui";
import { exportFormats } from "@paygauge/api-types/entities/exports";
import {
  scheduleLimits,
  type AnalyticsSchedule,
  type AnalyticsScheduleList,
} from "@paygauge/api-types/entities/analytics-schedules";
import { TimesFields } from "./times-fields.tsx";
import type { useScheduleActs } from "./use-schedule-acts.ts";
import { useScheduleForm } from "./use-schedule-form.ts";
import { useScheduleWords } from "./use-schedule-words.ts";

type Offered = NonNullable<AnalyticsScheduleList["offered"]>;

interface ScheduleDialogProps {
  /** null: a new one. */
  readonly schedule: AnalyticsSchedule | null;
  readonly offered: Offered;
  readonly acts: ReturnType<typeof useScheduleActs>;
  readonly onClose: () => void;
}

/** Name, times, format and recipients of a schedule. */
export function ScheduleDialog({ schedule, offered, acts, onClose }: ScheduleDialogProps) {
  const { words } = useScheduleWords();
  const form = useScheduleForm(schedule, acts.save);
  const isListed = (id: string) => offered.some((each) => each.id === id);
  // Recipients who can't be chosen any more can be taken away.
  const others = (schedule?.recipients ?? []).filter(({ id }) => !isListed(id));
  return (
    <Dialog
      open
      size="md"
      submitting={acts.isPending}
      title={words(schedule === null ? "createTitle" : "editTitle")}
      description={words("formText")}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button disabled={acts.isPending} onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button variant="primary" pending={acts.isPending} disabled={!form.canSave} onClick={() => void form.save()}>
            {words("save")}
          </Button>
        </>
      }
    >
      <ScheduleFields form={form} offered={[...offered, ...others]} />
    </Dialog>
  );
}

interface ScheduleFieldsProps {
  readonly form: ReturnType<typeof useScheduleForm>;
  readonly offered: Offered;
}

function ScheduleFields({ form: { content, set, setTimes, problem }, offered }: ScheduleFieldsProps) {
  const { words } = useScheduleWords();
  const errors = problem?.fields ?? {};
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={words("name")}
        required
        maxLength={scheduleLimits.name}
        value={content.name}
        error={errors["name"]}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TimesFields times={content.times} errors={errors} onTimes={setTimes} />
      <SelectField
        label={words("format")}
        value={content.format}
        options={exportFormats.map((value) => ({ value, label: words(`formats.${value}`) }))}
        onChange={({ target }) => {
          const format = exportFormats.find((each) => each === target.value);
          if (format !== undefined) set({ format });
        }}
      />
      <MultiSelect
        label={words("recipients")}
        required
        hint={words("recipientsHint", { most: scheduleLimits.recipients })}
        error={errors["recipientIds"]}
        placeholder={words("chooseRecipients")}
        value={content.recipientIds}
        options={offered.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(recipientIds) => set({ recipientIds: [...recipientIds] })}
      />
      <Checkbox
        label={words("sendsEmpty")}
        checked={content.sendsEmpty}
        onChange={({ target }) => set({ sendsEmpty: target.checked })}
      />
      {problem !== null && Object.keys(errors).length === 0 && (
        <p role="alert" className="text-data text-danger">
          {problem.message}
        </p>
      )}
    </div>
  );
}
