import { Panel, TextLink } from "@paygauge/ui";
import { FileText, Presentation } from "lucide-react";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import type { AnalysisReportType } from "@paygauge/api-types/reports/report-types";
import { addressOf } from "../../../../printable/printed-place.ts";
import { useFormats, useTranslations } from "../../../../state/formats.ts";

type Output = AnswerOf<"jobReader">["outputs"][number];

const pages = {
  insights: "jobReportInsights",
  presentation: "jobPresentation",
  "use-cases": "jobReportUseCases",
  "business-case": "jobBusinessCaseDownload",
} as const satisfies Record<AnalysisReportType, string>;

interface OutputsPanelProps {
  readonly job: Job;
  readonly reader: AnswerOf<"jobReader">;
}

/** The published reports that the reader can open. */
export function OutputsPanel({ job, reader }: OutputsPanelProps) {
  const words = useTranslations("reader");
  return (
    <Panel title={words("outputs")}>
      {reader.outputs.length === 0 ? (
        <p className="text-data text-text-2">{words("noOutputs", { name: reader.ask.name })}</p>
      ) : (
        <ul className="flex flex-col">
          {reader.outputs.map((output) => (
            <OutputRow key={output.reportType} job={job} output={output} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function OutputRow({ job, output }: { readonly job: Job; readonly output: Output }) {
  const words = useTranslations("reader");
  const formats = useFormats();
  const { reportType, version, sections, madeAt } = output;
  const Icon = reportType === "presentation" ? Presentation : FileText;
  const name = words(`types.${reportType}`);
  const printed = { jobId: job.id, reportType, sections: [], locale: null, version: String(version), paper: null };
  const link = "inline-block pointer-coarse:py-3.25";
  return (
    <li className="flex items-start gap-3 py-2.5 not-first:border-t not-first:border-line">
      <Icon aria-hidden size={28} strokeWidth={1.4} className="mt-0.5 shrink-0 text-accent-text" />
      <div className="min-w-0 grow">
        <p className="text-body font-semibold">{name}</p>
        <p className="text-label text-text-2">
          {words("facts", { count: sections, version: String(version), day: formats.day(madeAt) })}
        </p>
        <p className="flex flex-wrap gap-x-4 text-data">
          <TextLink
            className={link}
            aria-label={words("readOf", { name })}
            href={linkTo(pages[reportType], { jobId: job.id })}
          >
            {words("read")}
          </TextLink>
          <a
            className={`${link} text-accent-text underline`}
            aria-label={words("printOf", { name })}
            href={addressOf(printed)}
            target="_blank"
            rel="noopener"
          >
            {words("print")}
          </a>
        </p>
      </div>
    </li>
  );
}
