import { Button, Panel, TextField } from "@paygauge/ui";
import { useState } from "react";
import { jobKinds, type Job, type Upload } from "@paygauge/api-types";
import { addMonths, proposePeriod, type PeriodProposal } from "@paygauge/api-types/entities/period";
import { useAction } from "../../../../data/use-action.ts";
import { useCall } from "../../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import { notifyDone } from "../../../../state/notifications.ts";

interface PeriodPanelProps {
  readonly job: Job;
  readonly files: readonly Upload[];
  readonly editable: boolean;
}

/** The period in which the files' money lies; null where no row has a date. */
const proposalOf = (files: readonly Upload[]): PeriodProposal | null =>
  proposePeriod(addMonths(files.map(({ check }) => check?.months ?? [])));

/** Whether the import waits for a period: the files propose one, and no user confirmed it or another. */
export function asksPeriod(job: Job, files: readonly Upload[]): boolean {
  return jobKinds[job.kind].period && (job.periodFrom === null || job.periodTo === null) && proposalOf(files) !== null;
}

/** One question: which period do the files cover? Scores are scaled to a year by it; rows outside it stay. */
export function PeriodPanel({ job, files, editable }: PeriodPanelProps) {
  const words = useTranslations("upload.period");
  const proposal = proposalOf(files);
  const stated = job.periodFrom !== null && job.periodTo !== null;
  if (proposal === null && !stated) return null;
  const from = job.periodFrom ?? proposal?.from ?? "";
  const to = job.periodTo ?? proposal?.to ?? "";
  return (
    <Panel title={words(stated ? "title" : "question")} facts={words(stated ? "stated" : "asked")}>
      {proposal !== null && <Findings proposal={proposal} />}
      {editable ? (
        <Dates key={`${from} ${to}`} job={job} stated={stated} from={from} to={to} />
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

/** Where the money lies, which months are missing, and whether that is more than two years. */
function Findings({ proposal }: { readonly proposal: PeriodProposal }) {
  const words = useTranslations("upload.period");
  const { day, locale } = useFormats();
  const month = new Intl.DateTimeFormat(locale, { month: "short", year: "numeric", timeZone: "UTC" });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const { from, to, months, gaps, isLong } = proposal;
  const share = percent.format(proposal.percent / 100);
  return (
    <div className="flex flex-col gap-1 text-data">
      <p>{words("evidence", { count: months, from: day(from), to: day(to), share })}</p>
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
}

function Dates({ job, stated, from, to }: DatesProps) {
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
  return (
    <div className="mt-3 flex flex-wrap items-end gap-3">
      <div className="w-44 max-sm:w-full">
        <TextField type="date" label={words("from")} value={first} onChange={({ target }) => setFirst(target.value)} />
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
  );
}
