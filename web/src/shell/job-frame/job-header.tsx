import { Badge, PageHeader } from "@paygauge/ui";
import { FlaskConical } from "lucide-react";
import { lazy, Suspense } from "react";
import { hasFigures, type Job } from "@paygauge/api-types";
import { callParts } from "../../data/call-parts.derived.ts";
import { jobAdminParts } from "../../data/job-admin-parts.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { jobStateTones } from "../../state/job-state-tones.ts";
import { useRunQuery } from "../../state/perspective.ts";
import { usePublicationWords } from "../../state/publication-words.ts";

// Only who works on the job chooses a run.
const RunMenu = lazy(async () => ({ default: (await import("./run-menu.tsx")).RunMenu }));

const RemoveSample = lazyWithTexts(
  async () => ({ default: (await import("./remove-sample.tsx")).RemoveSample }),
  ...jobAdminParts,
);

const RunMadeButton = lazyWithTexts(
  async () => ({ default: (await import("./run-made-button.tsx")).RunMadeButton }),
  areaTexts.runs,
  callParts.runs,
);

/** Name, buyer, counts and spend of the run that is looked at, and what is published; choosing and publishing a run. */
export function JobHeader({ job, onChanged }: { readonly job: Job; readonly onChanged: () => void }) {
  const words = useTranslations("jobs");
  const formats = useFormats();
  const publication = usePublicationWords();
  const { run } = useRunQuery();
  const read = (run === "published" ? job.published : null) ?? job.latest ?? job.published;
  const facts = [job.buyerName];
  if (read !== null) {
    facts.push(words("suppliers", { count: read.suppliersCount }));
    if (hasFigures(read.kind))
      facts.push(words("spend", { money: formats.money(read.spendMinor, job.currency, job.minorDigits, true) }));
  }
  const said = publication(job.publication, job.publishedOn === null ? "" : formats.day(job.publishedOn));
  return (
    <PageHeader
      title={job.name}
      facts={facts.join(", ")}
      marks={
        <>
          {job.isSample && <Badge tone="accent">{words("sample")}</Badge>}
          {job.directory?.isSample === true && (
            <Badge tone="warning" icon={<FlaskConical aria-hidden size={12} strokeWidth={1.8} />}>
              {words("demoDirectory")}
            </Badge>
          )}
          {job.state !== "Ready" && <Badge tone={jobStateTones[job.state]}>{words(`states.${job.state}`)}</Badge>}
          {job.latest === null && job.published !== null && <Badge tone="success">{said}</Badge>}
        </>
      }
      actions={
        read === null ? undefined : (
          <Suspense>
            {job.latest !== null && <RunMenu job={job} said={said} onChanged={onChanged} />}
            <RunMadeButton jobId={job.id} />
            {job.isSample && job.mayDelete && <RemoveSample job={job} />}
          </Suspense>
        )
      }
    />
  );
}
