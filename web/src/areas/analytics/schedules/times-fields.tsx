import { Combobox, SelectField, TextField } from "@paygauge/ui";
import { lastDay, scheduleIntervals, type ScheduleTimes } from "@paygauge/api-types/entities/analytics-schedules";
import { useCall } from "../../../data/use-call.ts";
import { useSettled } from "../../../state/use-settled.ts";
import { NextRuns } from "./schedule-table.tsx";
import { useScheduleWords } from "./use-schedule-words.ts";

interface TimesFieldsProps {
  readonly times: ScheduleTimes;
  readonly errors: Readonly<Record<string, string>>;
  readonly onTimes: (part: Partial<ScheduleTimes>) => void;
}

const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1);
const lastCommonDay = 28;

/** The zones that this browser knows; UTC is in no list of them. */
const zones = [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone")])].map((zone) => ({
  value: zone,
  label: zone.replaceAll("_", " "),
}));

/** How often, when, and on the clock of which time zone; the next runs follow from it. */
export function TimesFields({ times, errors, onTimes }: TimesFieldsProps) {
  const { words, weekday, monthDay } = useScheduleWords();
  const { every } = times;
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={words("every")}
          value={every}
          options={scheduleIntervals.map((value) => ({ value, label: words(`intervals.${value}`) }))}
          onChange={({ target }) => {
            const chosen = scheduleIntervals.find((each) => each === target.value);
            if (chosen !== undefined) onTimes({ every: chosen });
          }}
        />
        {every === "week" && (
          <SelectField
            label={words("weekday")}
            value={String(times.weekday)}
            options={upTo(7).map((day) => ({ value: String(day), label: weekday(day) }))}
            onChange={({ target }) => onTimes({ weekday: Number(target.value) })}
          />
        )}
        {every === "month" && (
          <SelectField
            label={words("day")}
            value={String(times.day)}
            options={[...upTo(lastCommonDay), lastDay].map((day) => ({ value: String(day), label: monthDay(day) }))}
            onChange={({ target }) =>
              onTimes({ day: target.value === String(lastDay) ? lastDay : Number(target.value) })
            }
          />
        )}
        <TextField
          label={words(every === "hour" ? "minutes" : "timeOfDay")}
          type="time"
          required
          value={times.time}
          error={errors["times.time"]}
          onChange={({ target }) => onTimes({ time: target.value })}
        />
        <Combobox
          label={words("zone")}
          required
          value={times.zone}
          error={errors["times.zone"]}
          options={zones}
          onChange={(zone) => onTimes({ zone })}
        />
      </div>
      <NextOf times={times} />
    </>
  );
}

/** The next runs of what the form says at this moment. */
function NextOf({ times }: { readonly times: ScheduleTimes }) {
  const { words } = useScheduleWords();
  const settled = JSON.parse(useSettled(JSON.stringify(times))) as ScheduleTimes;
  const { data } = useCall("analyticsScheduleNext", settled.time === "" ? null : { body: settled });
  return (
    <div className="text-data">
      <p className="text-label font-medium text-text-2">{words("next")}</p>
      <output className="block min-h-15">{data !== undefined && <NextRuns next={data.next} times={settled} />}</output>
    </div>
  );
}
