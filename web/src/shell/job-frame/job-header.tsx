import { Badge, PageHeader } from "@paygauge/ui";
import { lazy, Suspense } from "react";
import type { Job } from "@paygauge/api-types";
import { useFormats, useWords } from "../../state/formats.ts";
import { jobStateTones } from "../../state/job-state-tones.ts";

const PublishSwitch = lazy(() => import("./publish-switch.tsx").then((module) => ({ default: module.PublishSwitch })));

/** Name, buyer, counts, spend and states of a job; publishing for those who may. */
export function JobHeader({ job, onChanged }: { readonly job: Job; readonly onChanged: () => void }) {
  const words = useWords("jobs");
  const formats = useFormats();
  const facts = [job.buyerName];
  if (job.suppliersCount > 0) facts.push(words("suppliers", { count: job.suppliersCount }));
  if (job.state === "Ready") {
    facts.push(words("spend", { money: formats.money(job.spendMinor, job.currency, job.minorDigits, true) }));
  }
  if (job.isPublished && job.publishedOn !== null) {
    facts.push(words("publishedOn", { date: formats.day(job.publishedOn) }));
  }
  return (
    <PageHeader
      title={job.name}
      facts={facts.join(", ")}
      marks={
        <>
          {job.isSample && <Badge tone="accent">{words("sample")}</Badge>}
          {job.state !== "Ready" && <Badge tone={jobStateTones[job.state]}>{words(`states.${job.state}`)}</Badge>}
          {job.isPublished && !job.mayPublish && <Badge tone="success">{words("published")}</Badge>}
        </>
      }
      actions={
        job.mayPublish && job.state === "Ready" ? (
          <Suspense>
            <PublishSwitch job={job} onChanged={onChanged} />
          </Suspense>
        ) : undefined
      }
    />
  );
}
