import { Panel, MessageText, TextLink } from "@paygauge/ui";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { useHasFigures } from "../../../data/use-has-figures.ts";
import { useTranslations } from "../../../state/formats.ts";
import { workflowPages } from "../../../state/job-pages.ts";
import { useGuard } from "../../../state/permissions.ts";

interface CheckPanelProps {
  readonly job: Job;
  readonly summary: JobSummary;
}

/** What could make these figures wrong, and the way to mend it; nothing where there is nothing. */
export function CheckPanel({ job, summary }: CheckPanelProps) {
  const words = useTranslations("summary.check");
  const { opens } = useGuard();
  const figures = useHasFigures(job.id);
  const { annualisation, quality } = summary;
  const upload = workflowPages[job.kind];
  const mends = job.mayEdit && opens(upload);
  const waiting = (quality.waiting ?? []).reduce((sum, { rows }) => sum + rows, 0);
  const way = (label: string): ReactNode =>
    mends ? <TextLink href={linkTo(upload, { jobId: job.id })}>{label}</TextLink> : null;
  const notes: { key: string; text: ReactNode; way: ReactNode }[] = [];
  if (annualisation !== null)
    notes.push({ key: "year", text: <MessageText message={annualisation} />, way: way(words("setPeriod")) });
  for (const [key, count] of [
    ["waiting", waiting],
    ["rejected", quality.rejected],
    ["undated", figures ? quality.undated : 0],
  ] as const)
    if (count > 0) notes.push({ key, text: words(key, { count }), way: way(words("openUpload")) });
  if (notes.length === 0) return null;
  return (
    <Panel title={words("title")}>
      <ul className="flex flex-col gap-2 text-data">
        {notes.map(({ key, text, way: to }) => (
          <li key={key} className="flex gap-2.5">
            <TriangleAlert aria-hidden size={16} strokeWidth={1.6} className="mt-0.5 shrink-0 text-warning" />
            <p className="min-w-0">
              {text} {to}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
