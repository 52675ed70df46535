import { Badge, PageHeader, useNarrow } from "@paygauge/ui";
import { lazy, Suspense } from "react";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { callParts } from "../../data/call-parts.derived.ts";
import { jobAdminParts } from "../../data/job-admin-parts.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { jobStateTones } from "../../state/job-state-tones.ts";
import { runInSight } from "../../state/job-pages.ts";
import { useRunQuery } from "../../state/perspective.ts";
import { useGuard } from "../../state/permissions.ts";
import { usePublicationWords } from "../../state/publication-words.ts";
import { useJobFacts } from "./use-job-facts.ts";

// Only who works on the job chooses a run.
const RunMenu = lazy(async () => ({ default: (await import("./run-menu.tsx")).RunMenu }));

const ImportChip = lazyWithTexts(
  async () => ({ default: (await import("../../data/import/import-chip.tsx")).ImportChip }),
  areaTexts.summary,
  callParts.summary,
);

const RemoveSample = lazyWithTexts(
  async () => ({ default: (await import("./remove-sample.tsx")).RemoveSample }),
  ...jobAdminParts,
);

const NarrowRunMenu = lazyWithTexts(
  async () => ({ default: (await import("./narrow-run-menu.tsx")).NarrowRunMenu }),
  areaTexts.runs,
  callParts.runs,
  ...jobAdminParts,
);

const RunMadeButton = lazyWithTexts(
  async () => ({ default: (await import("./run-made-button.tsx")).RunMadeButton }),
  areaTexts.runs,
  callParts.runs,
);

/**
 * Name, buyer, counts and spend of the run that is looked at, and what is published; choosing and publishing a run. Below
 * 640 px the page's header names the job, and only its actions remain, next to the tabs.
 */
export function JobHeader({ job, onChanged }: { readonly job: Job; readonly onChanged: () => void }) {
  const words = useTranslations("jobs");
  const formats = useFormats();
  const publication = usePublicationWords();
  const { opens } = useGuard();
  const { run } = useRunQuery();
  const narrow = useNarrow();
  const { suppliers, spend } = useJobFacts()(job);
  const facts = [job.buyerName, suppliers, spend].filter((fact) => fact !== undefined);
  const said = publication(job.publication, job.publishedOn === null ? "" : formats.day(job.publishedOn));
  const isMenuNarrow = narrow && job.latest !== null;
  const actions =
    runInSight(job, run) === null ? undefined : isMenuNarrow ? (
      <Suspense>
        <NarrowRunMenu job={job} said={said} onChanged={onChanged} />
      </Suspense>
    ) : (
      <Suspense>
        {job.latest !== null && <RunMenu job={job} said={said} onChanged={onChanged} />}
        <RunMadeButton jobId={job.id} />
        {job.isSample && job.mayDelete && <RemoveSample job={job} />}
      </Suspense>
    );
  if (narrow)
    return (
      <header className="flex min-w-0 shrink-0 items-center gap-1 empty:hidden print:hidden">
        <h1 className="sr-only">{job.name}</h1>
        {actions}
      </header>
    );
  return (
    <PageHeader
      title={job.name}
      facts={facts.join(", ")}
      marks={
        <>
          {job.isSample && <Badge tone="accent">{words("sample")}</Badge>}
          {job.state !== "Ready" && <Badge tone={jobStateTones[job.state]}>{words(`states.${job.state}`)}</Badge>}
          {job.latest === null && job.published !== null && <Badge tone="success">{said}</Badge>}
          {job.latest !== null && opens("jobSummary") && (
            <Suspense>
              <ImportChip job={job} />
            </Suspense>
          )}
        </>
      }
      actions={actions}
    />
  );
}
