import { Button, Panel, RadioGroup, TextField } from "@paygauge/ui";
import { useState } from "react";
import { jobKinds } from "@paygauge/api-types/entities/job-kinds";
import type { Job, Upload } from "@paygauge/api-types/entities/jobs";
import type { PeriodProposal } from "@paygauge/analysis/period/period";
import type { Span } from "@paygauge/api-types/entities/days";
import { periodOfUploads } from "@paygauge/analysis/period/upload-period";
import { useAction } from "../../../../data/use-action.ts";
import { useCall } from "../../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import { notifyDone } from "../../../../state/notifications.ts";
import { usePeriodHints } from "../../drop/period-hints.ts";

interface PeriodPanelProps {
  readonly job: Job;
  readonly files: readonly Upload[];
  readonly editable: boolean;
}

/** Whether the import waits for a period: the files propose one, and no user confirmed it or another. */
export function asksPeriod(job: Job, files: readonly Upload[]): boolean {
  return (
    jobKinds[job.kind].period && (job.periodFrom === null || job.periodTo === null) && periodOfUploads(files) !== null
  );
}

/** One question: which period do the files cover? Scores are scaled to a year by it; rows outside it stay. */
export function PeriodPanel({ job, files, editable }: PeriodPanelProps) {
  const words = useTranslations("upload.period");
  const proposal = periodOfUploads(files);
  const stated = job.periodFrom !== null && job.periodTo !== null;
  if (proposal === null && !stated) return null;
  const from = job.periodFrom ?? proposal?.from ?? "";
  const to = job.periodTo ?? proposal?.to ?? "";
  return (
    <Panel title={words(stated ? "title" : "question")} facts={words(stated ? "stated" : "asked")}>
      {proposal !== null && <Findings proposal={proposal} />}
      {editable ? (
        <Dates
          key={`${from} ${to}`}
          job={job}
          stated={stated}
          from={from}
          to={to}
          candidates={proposal?.candidates ?? []}
        />
      ) : (
        <Range from={from} to={to} />
      )}
    </Panel>
  );
}

function Range({ from, to }: { readonly from: string; readonly to: string }) {
  const words = useTranslations("upload.period");
  const { day } = useFormats();
  return <p className="mt-2 text-data">{words("range", { from: day(from), to: day(to) })}</p>;
}

/** Which months of the proposed period are missing, and whether it is more than two years. */
function Findings({ proposal }: { readonly proposal: PeriodProposal }) {
  const words = useTranslations("upload.period");
  const { locale } = useFormats();
  const month = new Intl.DateTimeFormat(locale, { month: "short", year: "numeric", timeZone: "UTC" });
  const { gaps, isLong } = proposal;
  if (gaps.length === 0 && !isLong) return null;
  return (
    <div className="flex flex-col gap-1 text-data">
      {gaps.length > 0 && (
        <p className="text-warning">
          {words("gaps", {
            count: gaps.length,
            months: gaps.map((gap) => month.format(new Date(`${gap}-01T00:00:00Z`))).join(", "),
          })}
        </p>
      )}
      {isLong && <p className="text-warning">{words("long")}</p>}
    </div>
  );
}

interface DatesProps {
  readonly job: Job;
  readonly stated: boolean;
  readonly from: string;
  readonly to: string;
  readonly candidates: PeriodProposal["candidates"];
}

interface CandidatesProps {
  readonly candidates: PeriodProposal["candidates"];
  readonly span: Span;
  readonly onChoose: (span: Span) => void;
}

/** What the files state or cover, each with its factor; the dates below take any other range. */
function Candidates({ candidates, span, onChoose }: CandidatesProps) {
  const words = useTranslations("upload.period");
  const { range, hint } = usePeriodHints();
  if (candidates.length === 0) return null;
  return (
    <RadioGroup
      label={words("candidates")}
      value={candidates.find(({ from, to }) => from === span.from && to === span.to)?.key}
      onChange={(key) => {
        const chosen = candidates.find((each) => each.key === key);
        if (chosen !== undefined) onChoose(chosen);
      }}
      options={candidates.map((each) => ({ value: each.key, label: range(each), hint: hint(each) }))}
    />
  );
}

function Dates({ job, stated, from, to, candidates }: DatesProps) {
  const words = useTranslations("upload.period");
  const [first, setFirst] = useState(from);
  const [last, setLast] = useState(to);
  const { run, pending } = useAction("saveJobPeriod", { operation: words("save") });
  const { reload } = useCall("job", { params: { jobId: job.id } });
  const isBackwards = first !== "" && last !== "" && first > last;
  const save = async (periodFrom: string | null, periodTo: string | null) => {
    const outcome = await run({ params: { jobId: job.id }, body: { periodFrom, periodTo } });
    reload();
    if (outcome?.ok === true) notifyDone(words("saved"));
  };
  const choose = (span: Span) => {
    setFirst(span.from);
    setLast(span.to);
  };
  return (
    <div className="mt-2 flex flex-col gap-3">
      <Candidates candidates={candidates} span={{ from: first, to: last }} onChoose={choose} />
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-44 max-sm:w-full">
          <TextField
            type="date"
            label={words("from")}
            value={first}
            onChange={({ target }) => setFirst(target.value)}
          />
        </div>
        <div className="w-44 max-sm:w-full">
          <TextField
            type="date"
            label={words("to")}
            value={last}
            error={isBackwards ? words("backwards") : undefined}
            onChange={({ target }) => setLast(target.value)}
          />
        </div>
        <Button
          variant={stated ? "secondary" : "primary"}
          disabled={first === "" || last === "" || isBackwards || (stated && first === from && last === to)}
          pending={pending}
          onClick={() => void save(first, last)}
        >
          {words("save")}
        </Button>
        {stated && (
          <Button variant="quiet" onClick={() => void save(null, null)}>
            {words("propose")}
          </Button>
        )}
      </div>
    </div>
  );
}
