import { AppLink } from "@paygauge/ui";
import { ChartColumn, FileText, MessageCircle, Presentation, type LucideIcon } from "lucide-react";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { useCall } from "../../../../data/use-call.ts";
import { useTranslations } from "../../../../state/formats.ts";
import { OpenSuppliers } from "../open-suppliers.tsx";
import { askHref } from "./ask-href.ts";

interface ReaderBarProps {
  readonly job: Job;
  readonly summary: JobSummary;
}

const entry = "flex min-h-14 flex-col items-center justify-center gap-1 border-t-2 text-label wrap-anywhere";

/** On a phone, in reach of the thumb: the one thing to do next, and the parts that the reader can open. */
export function ReaderBar({ job, summary }: ReaderBarProps) {
  const words = useTranslations("reader");
  const { data } = useCall("jobReader", { params: { jobId: job.id } });
  const has = (type: string) => data?.outputs.some(({ reportType }) => reportType === type) ?? false;
  return (
    <div data-bottom-bar="" className="sticky bottom-0 z-20 border-t border-line bg-surface print:hidden">
      <div className="flex flex-wrap gap-2 px-4 pt-2.5 *:grow empty:hidden">
        <OpenSuppliers jobId={job.id} summary={summary} />
      </div>
      <nav aria-label={words("bar")} className="mt-2 grid auto-cols-fr grid-flow-col">
        <AppLink
          href={linkTo("jobSummary", { jobId: job.id })}
          aria-current="page"
          className={`${entry} border-accent font-semibold text-accent-text`}
        >
          <Icon of={ChartColumn} />
          {words("summary")}
        </AppLink>
        {has("insights") && (
          <AppLink
            href={linkTo("jobReportInsights", { jobId: job.id })}
            className={`${entry} border-transparent text-text-2`}
          >
            <Icon of={FileText} />
            {words("report")}
          </AppLink>
        )}
        {has("presentation") && (
          <AppLink
            href={linkTo("jobPresentation", { jobId: job.id })}
            className={`${entry} border-transparent text-text-2`}
          >
            <Icon of={Presentation} />
            {words("slides")}
          </AppLink>
        )}
        {data !== undefined && (
          <a
            href={askHref(data.ask.email, words("askSubject", { job: job.name }))}
            className={`${entry} border-transparent text-text-2`}
          >
            <Icon of={MessageCircle} />
            {words("ask", { name: data.ask.name.split(" ")[0] ?? data.ask.name })}
          </a>
        )}
      </nav>
    </div>
  );
}

function Icon({ of: Mark }: { readonly of: LucideIcon }) {
  return <Mark aria-hidden size={18} strokeWidth={1.6} />;
}
