import { buttonStyle, Panel } from "@paygauge/ui";
import { Mail } from "lucide-react";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import { isDemo } from "../directory-facts.ts";
import { askHref } from "./ask-href.ts";

interface PublisherPanelProps {
  readonly job: Job;
  readonly summary: JobSummary;
  readonly reader: AnswerOf<"jobReader">;
}

/** Who published the run, what it rests on, and whom to ask. */
export function PublisherPanel({ job, summary, reader }: PublisherPanelProps) {
  const words = useTranslations("reader");
  const formats = useFormats();
  const { ask, publishedBy, publishedOn, runNumber, statementsVersion } = reader;
  const number = formats.count(runNumber);
  const sources = [
    isDemo(summary) ? words("demoDirectory") : "",
    !isDemo(summary) && summary.directory !== null
      ? words("directory", { version: formats.count(summary.directory.versionNumber) })
      : "",
    statementsVersion === null ? "" : words("statements", { version: formats.count(statementsVersion) }),
  ].filter((source) => source !== "");
  return (
    <Panel title={words("publisher")}>
      <p className="text-body font-semibold">
        {publishedBy ?? ask.name}, <span className="font-normal">{job.issuerName}</span>
      </p>
      {publishedOn !== null && (
        <p className="text-label text-text-2">{words("publishedOn", { number, day: formats.day(publishedOn) })}</p>
      )}
      {sources.length > 0 && (
        <ul aria-label={words("sources")} className="mt-2 flex flex-wrap gap-1.5">
          {sources.map((source) => (
            <li key={source} className="rounded-control border border-line-2 px-2 py-0.5 text-label">
              {source}
            </li>
          ))}
        </ul>
      )}
      <a
        className={buttonStyle({ className: "mt-3 max-sm:w-full print:hidden" })}
        href={askHref(ask.email, words("askSubject", { job: job.name }))}
      >
        <Mail aria-hidden size={16} strokeWidth={1.6} />
        {words("ask", { name: ask.name })}
      </a>
    </Panel>
  );
}
