import { Button, SelectField } from "@paygauge/ui";
import { ArrowLeftRight } from "lucide-react";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import type { RunComparison } from "@paygauge/api-types/entities/comparison";
import { useTranslations } from "../../../state/formats.ts";
import { useRunMoment } from "./use-run-moment.ts";

interface RunPickersProps {
  readonly found: RunComparison;
  readonly known: AnswerOf<"jobRuns">;
  readonly set: (parts: Readonly<Record<string, string | null>>) => void;
}

const jobMark = "job:";

/** Which two runs are compared: of this job, or the run of another job of the buyer. */
export function RunPickers({ found, known, set }: RunPickersProps) {
  const words = useTranslations("runs.compare");
  const moment = useRunMoment();
  const { before, after } = found;
  const isOther = before.jobId !== after.jobId;
  const runs = known.runs.map(({ run, number, finishedOn, publishedOn, isWhole }) => {
    const said = words("run", { number: String(number), day: moment(finishedOn) });
    const more = [
      ...(publishedOn === null ? [] : [words("wasPublished")]),
      ...(isWhole ? [] : [words("headlineAlone")]),
    ];
    return { value: run, label: [said, ...more].join(", ") };
  });
  const others = known.others.map(({ jobId, name }) => ({
    value: `${jobMark}${jobId}`,
    label: words("otherJob", { name }),
  }));
  const choose = (value: string) => {
    const other = value.startsWith(jobMark) ? value.slice(jobMark.length) : null;
    set({ other, before: other === null ? value : null, after: after.run, show: null });
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-[min(16rem,100%)] grow basis-0">
        <SelectField
          label={words("before")}
          value={isOther ? `${jobMark}${before.jobId}` : before.run}
          options={[...runs.filter(({ value }) => value !== after.run), ...others]}
          onChange={({ target }) => choose(target.value)}
        />
      </div>
      <div className="min-w-[min(16rem,100%)] grow basis-0">
        <SelectField
          label={words("after")}
          value={after.run}
          options={isOther ? runs : runs.filter(({ value }) => value !== before.run)}
          onChange={({ target }) => set({ after: target.value, before: isOther ? null : before.run, show: null })}
        />
      </div>
      <Button
        disabled={isOther}
        icon={<ArrowLeftRight aria-hidden size={16} strokeWidth={1.6} />}
        onClick={() => set({ before: after.run, after: before.run, show: null })}
      >
        {words("swap")}
      </Button>
    </div>
  );
}
