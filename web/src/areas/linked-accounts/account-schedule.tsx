import { Button, SelectField, TextField } from "@paygauge/ui";
import { useState } from "react";
import { linkedIntervals, type LinkedAccountDetail } from "@paygauge/api-types/entities/linked-accounts";
import { useAction } from "../../data/use-action.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { notifyDone } from "../../state/notifications.ts";

/** 1 January 2024 was a Monday. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;
/** The zones that this browser knows; UTC is in no list of them. */
const zones = [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone")])].map((zone) => ({
  value: zone,
  label: zone.replaceAll("_", " "),
}));

interface AccountScheduleProps {
  readonly account: LinkedAccountDetail;
  readonly onChanged: () => void;
}

/** When the account is read by itself. */
export function AccountSchedule({ account, onChanged }: AccountScheduleProps) {
  const words = useTranslations("linkedAccounts.schedule");
  const { locale } = useFormats();
  const { nextOn, ...before } = account.schedule;
  const [fields, setFields] = useState(before);
  const { run, pending } = useAction("scheduleLinkedAccount", { operation: words("save") });
  const set = (change: Partial<typeof fields>) => setFields((known) => ({ ...known, ...change }));
  const save = async () => {
    const body = { ...fields, version: account.version };
    const outcome = await run({ params: { linkedAccountId: account.id }, body });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onChanged();
  };
  const isSame = JSON.stringify(fields) === JSON.stringify(before);
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-label font-medium text-text-2">{words("title")}</h3>
      <Times fields={fields} set={set} />
      <p className="flex flex-wrap items-center gap-2 text-label text-text-2">
        <Button size="sm" pending={pending} disabled={isSame} onClick={() => void save()}>
          {words("save")}
        </Button>
        {nextOn !== null &&
          words("next", {
            when: new Date(nextOn).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" }),
          })}
      </p>
    </section>
  );
}

type Fields = Omit<LinkedAccountDetail["schedule"], "nextOn">;

interface TimesProps {
  readonly fields: Fields;
  readonly set: (change: Partial<Fields>) => void;
}

function Times({ fields, set }: TimesProps) {
  const words = useTranslations("linkedAccounts.schedule");
  const { locale } = useFormats();
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  return (
    <div className="grid grid-cols-2 gap-2">
      <SelectField
        label={words("every")}
        value={fields.every}
        options={linkedIntervals.map((value) => ({ value, label: words(`intervals.${value}`) }))}
        onChange={({ target }) => set({ every: linkedIntervals.find((each) => each === target.value) ?? "off" })}
      />
      {fields.every !== "off" && (
        <TextField
          label={words("time")}
          type="time"
          value={fields.time}
          onChange={({ target }) => set({ time: target.value })}
        />
      )}
      {fields.every === "week" && (
        <SelectField
          label={words("weekday")}
          value={String(fields.weekday)}
          options={[1, 2, 3, 4, 5, 6, 7].map((day) => ({
            value: String(day),
            label: weekdays.format(monday + (day - 1) * dayMs),
          }))}
          onChange={({ target }) => set({ weekday: Number(target.value) })}
        />
      )}
      {fields.every !== "off" && (
        <SelectField
          label={words("zone")}
          value={fields.zone}
          options={zones}
          onChange={({ target }) => set({ zone: target.value })}
        />
      )}
    </div>
  );
}
