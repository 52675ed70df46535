import { MessageText, TextLink } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { useHasFigures } from "../../../data/use-has-figures.ts";
import { Caveat } from "../../../state/caveat.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { workflowPages } from "../../../state/job-pages.ts";
import { useGuard } from "../../../state/permissions.ts";

interface CheckCaveatsProps {
  readonly job: Job;
  readonly summary: JobSummary;
}

/** Says what in the files could make these figures wrong, and links to the fix. */
export function CheckCaveats({ job, summary }: CheckCaveatsProps) {
  const words = useTranslations("summary.check");
  const { opens } = useGuard();
  const figures = useHasFigures(job.id);
  const { annualisation, quality } = summary;
  const upload = workflowPages[job.kind];
  const mends = job.mayEdit && opens(upload);
  const waiting = (quality.waiting ?? []).reduce((sum, { rows }) => sum + rows, 0);
  const way = (label: string) =>
    mends ? <TextLink href={linkTo(upload, { jobId: job.id })}>{label}</TextLink> : undefined;
  const counts = [
    ["waiting", waiting],
    ["rejected", quality.rejected],
    ["undated", figures ? quality.undated : 0],
  ] as const;
  return (
    <>
      {annualisation !== null && (
        <Caveat short={words("yearShort")} actions={way(words("setPeriod"))}>
          <MessageText message={annualisation} />
        </Caveat>
      )}
      {counts.map(
        ([key, count]) =>
          count > 0 && (
            <Caveat key={key} short={words(`${key}Short`, { count })} actions={way(words("openUpload"))}>
              {words(key, { count })}
            </Caveat>
          ),
      )}
    </>
  );
}
