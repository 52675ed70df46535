import { Button, Panel, PlainTable } from "@paygauge/ui";
import type { DetailedRun } from "@paygauge/api-types/entities/job-details";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";
import { durationText } from "./duration.ts";
import type { PartProps } from "./part-props.ts";

/** The finished runs, what they were computed with, and how long each step took. */
export function RunsPanel({ job, details }: PartProps) {
  const words = useTranslations("jobAdmin.details");
  const formats = useFormats();
  const { runs } = details;
  // The menu of the job's header asks, as it does from every page.
  const [, setRescore] = useAddressPart("rescore");
  const mayRescore = useMay("JobCreate") && job.mayEdit && job.state === "Ready";
  const mayChange = useMayChange();
  const spend = ({ spendMinor }: DetailedRun) => formats.money(spendMinor, job.currency, job.minorDigits, true);
  return (
    <Panel
      title={words("runs")}
      facts={words("runCount", { count: runs.length })}
      actions={
        mayRescore && (
          <Button size="sm" disabled={!mayChange} onClick={() => setRescore("open")}>
            {words("rescore")}
          </Button>
        )
      }
    >
      {runs.length === 0 ? (
        <p className="text-data text-text-2">{words("noRuns")}</p>
      ) : (
        <PlainTable
          stacked
          label={words("runs")}
          columns={[
            { key: "number", title: words("run"), namesRow: true, render: ({ number }) => words("runOf", { number }) },
            { key: "finished", title: words("finished"), render: ({ finishedOn }) => formats.day(finishedOn) },
            {
              key: "figures",
              title: words("figures"),
              render: (run) => words("figuresOf", { count: run.suppliersCount, spend: spend(run) }),
            },
            {
              key: "rulesets",
              title: words("rulesets"),
              render: (run) => (
                <>
                  {words("rulesetsOf", {
                    confidence: run.confidenceRulesetVersion,
                    scoring: run.scoringRulesetVersion,
                  })}
                  {run.statementsVersion !== null && (
                    <span className="block text-text-2">
                      {words("statementsOf", { version: String(run.statementsVersion) })}
                    </span>
                  )}
                </>
              ),
            },
            { key: "steps", title: words("steps"), render: (run) => <Steps run={run} /> },
          ]}
          rows={runs}
          rowKey={({ run }) => run}
        />
      )}
    </Panel>
  );
}

function Steps({ run }: { readonly run: DetailedRun }) {
  const words = useTranslations("jobAdmin.details");
  const steps = useTranslations("jobs.progress");
  const { locale } = useFormats();
  if (run.steps.length === 0) return words("stepsGone");
  const sum = run.steps.reduce((before, { durationMs }) => before + (durationMs ?? 0), 0);
  return (
    <details>
      <summary className="cursor-pointer py-1 pointer-coarse:py-3.25">
        {words("stepsSum", { duration: durationText(sum, locale) })}
      </summary>
      <ul className="mt-1 flex flex-col gap-0.5 text-label text-text-2">
        {run.steps.map(({ step, state, durationMs }) => (
          <li key={step} className="flex justify-between gap-3">
            <span>{steps(`steps.${step}`)}</span>
            <span className="whitespace-nowrap">
              {durationMs === null ? steps(`states.${state}`) : durationText(durationMs, locale)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
