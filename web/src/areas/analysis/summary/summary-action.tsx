import { AppLink, Button, buttonStyle } from "@paygauge/ui";
import { BookOpenCheck, CreditCard, ListChecks, Upload } from "lucide-react";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { useGuard, useMay } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";
import { useCall } from "../../../data/use-call.ts";
import { usePayeesWaiting } from "../payees/payees-waiting.tsx";
import { payeesHref } from "../payees/payees-param.ts";
import { isUnmatched } from "./directory-facts.ts";
import { OpenSuppliers } from "./open-suppliers.tsx";
import { useMaySource } from "./use-finding.ts";

interface SummaryActionProps {
  readonly job: Job;
  readonly summary: JobSummary;
}

const mark = { "aria-hidden": true, size: 16, strokeWidth: 1.6 } as const;
const primary = { variant: "primary" } as const;

/**
 * The one thing to do next with a finding, in the order of need: add a source where nothing can match, publish the run,
 * score again with what is new, decide who is a supplier, look at the suppliers.
 */
export function SummaryAction({ job, summary }: SummaryActionProps) {
  const { run } = useRunQuery();
  const maySource = useMaySource();
  const mayChange = useMayChange();
  const isNewest = job.latest !== null && run !== "published";
  const mayRescore = useMay("JobCreate") && job.mayEdit && job.state === "Ready" && isNewest && mayChange;
  const hasEvidence = useHasEvidence(job, mayRescore);
  const waiting = usePayeesWaiting(job);
  if (isUnmatched(summary) && maySource) return <AddSource job={job} />;
  if (isNewest && mayChange && job.mayPublish && job.latest?.run !== job.published?.run) return <Publish job={job} />;
  if (hasEvidence) return <Rescore />;
  if (waiting !== null && job.mayEdit) return <DecidePayees jobId={job.id} count={waiting.count} />;
  return <OpenSuppliers jobId={job.id} summary={summary} />;
}

function useHasEvidence(job: Job, isAsked: boolean): boolean {
  const { opens } = useGuard();
  const asks = isAsked && opens("jobComparison") && !job.isSample;
  const { data } = useCall("newEvidence", asks ? { params: { jobId: job.id } } : null);
  return asks && data !== undefined && data.run === job.latest?.run && data.changes.length > 0;
}

function AddSource({ job }: Pick<SummaryActionProps, "job">) {
  const words = useTranslations("summary.headline");
  const { opens } = useGuard();
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:grow">
      {opens("issuerCardStatements") && (
        <AppLink href={linkTo("issuerCardStatements", { issuerId: job.issuerId })} className={buttonStyle()}>
          <CreditCard {...mark} />
          {words("addStatement")}
        </AppLink>
      )}
      <AppLink href={linkTo("analysisAdmin", undefined, { part: "directory" })} className={buttonStyle(primary)}>
        <BookOpenCheck {...mark} />
        {words("addDirectory")}
      </AppLink>
    </div>
  );
}

/** The job's header asks before it publishes: the address opens its dialog. */
function Publish({ job: { latest, published } }: Pick<SummaryActionProps, "job">) {
  const words = useTranslations("jobs.publication");
  const [, open] = useAddressPart("publish");
  return (
    <>
      <Button {...primary} icon={<Upload {...mark} />} onClick={() => open("open")}>
        {words("publishRun", { number: String(latest?.number) })}
      </Button>
      <p className="text-label text-text-2">
        {published === null ? words("nobodySees") : words("untilThen", { number: String(published.number) })}
      </p>
    </>
  );
}

function Rescore() {
  const words = useTranslations("jobs.publication");
  const [, open] = useAddressPart("rescore");
  return (
    <>
      <Button {...primary} onClick={() => open("open")}>
        {words("rescore")}
      </Button>
      <p className="text-label text-text-2">{words("rescoreWhy")}</p>
    </>
  );
}

function DecidePayees({ jobId, count }: { readonly jobId: string; readonly count: number }) {
  const words = useTranslations("analysis.payees");
  return (
    <AppLink href={payeesHref(jobId)} className={buttonStyle(primary)}>
      <ListChecks {...mark} />
      {words("decide", { count })}
    </AppLink>
  );
}
