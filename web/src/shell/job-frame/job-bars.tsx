import { Suspense } from "react";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { callParts } from "../../data/call-parts.derived.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";
import { PublishedBar } from "./published-bar.tsx";

const EvidenceBar = lazyWithTexts(
  async () => ({ default: (await import("./evidence/evidence-bar.tsx")).EvidenceBar }),
  areaTexts.evidence,
  callParts.newEvidence,
  callParts.decisions,
);

/** Bars above the pages of a job, for users who work on it: which run they see, and what would change it. */
export function JobBars({ job }: { readonly job: Job }) {
  return (
    <>
      <PublishedBar job={job} />
      <Suspense>
        <EvidenceBar job={job} />
      </Suspense>
    </>
  );
}
