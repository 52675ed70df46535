import { Button, PlainTable, ProgressBar, ScrollBox } from "@paygauge/ui";
import { useEffect, useRef, useState } from "react";
import type { BatchPreview } from "@paygauge/api-types/entities/job-maintenance";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { simulateJobs, type SimulationOutcome } from "./simulate-jobs.ts";

/** What a re-score would change, job by job: counted by the code that scores, with nothing stored. */
export function Simulation({ jobs }: Pick<BatchPreview, "jobs">) {
  const words = useTranslations("jobMaintenance.simulation");
  const { outcomes, isRunning, start, cancel } = useSimulation(jobs);
  return (
    <section aria-label={words("title")} className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-label font-semibold">{words("title")}</h3>
        <Button size="sm" onClick={isRunning ? cancel : start}>
          {words(isRunning ? "cancel" : "start")}
        </Button>
      </div>
      {isRunning && (
        <ProgressBar
          label={words("progress")}
          value={outcomes.length}
          max={jobs.length}
          amount={words("amount", { done: outcomes.length, total: jobs.length })}
        />
      )}
      {outcomes.length === 0 ? (
        !isRunning && <p className="text-data text-text-2">{words("none")}</p>
      ) : (
        <ScrollBox label={words("title")} className="max-h-60">
          <Outcomes outcomes={outcomes} />
        </ScrollBox>
      )}
    </section>
  );
}

function useSimulation(jobs: BatchPreview["jobs"]) {
  const [outcomes, setOutcomes] = useState<readonly SimulationOutcome[]>([]);
  const [isRunning, setRunning] = useState(false);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const start = () => {
    const controller = (stop.current = new AbortController());
    setOutcomes([]);
    setRunning(true);
    void simulateJobs(jobs, controller.signal, (outcome) => setOutcomes((before) => [...before, outcome])).then(() => {
      if (!controller.signal.aborted) setRunning(false);
    });
  };
  const cancel = () => {
    stop.current?.abort();
    setRunning(false);
  };
  return { outcomes, isRunning, start, cancel };
}

function Outcomes({ outcomes }: { readonly outcomes: readonly SimulationOutcome[] }) {
  const words = useTranslations("jobMaintenance.simulation");
  const formats = useFormats();
  const reason = (outcome: SimulationOutcome): string | null => {
    if (!("problem" in outcome)) return null;
    return outcome.problem === null ? words("noRun") : words("failed", { reason: outcome.problem.message });
  };
  return (
    <PlainTable
      stacked
      label={words("title")}
      rows={outcomes}
      rowKey={({ job }) => job.jobId}
      columns={[
        { key: "job", title: words("job"), namesRow: true, render: ({ job }) => job.name },
        {
          key: "up",
          title: words("up"),
          atEnd: true,
          render: (each) => ("up" in each ? `↑ ${formats.count(each.up)}` : (reason(each) ?? "")),
        },
        {
          key: "down",
          title: words("down"),
          atEnd: true,
          render: (each) => ("down" in each ? `↓ ${formats.count(each.down)}` : ""),
        },
        {
          key: "spend",
          title: words("spend"),
          atEnd: true,
          render: (each) =>
            "newlyHighMinor" in each && (
              <>
                <span className="text-text-2 sm:hidden">{words("spend")} </span>
                {formats.money(String(each.newlyHighMinor), each.currency, each.minorDigits)}
              </>
            ),
        },
      ]}
    />
  );
}
