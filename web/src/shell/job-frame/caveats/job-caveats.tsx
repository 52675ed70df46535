import { Suspense } from "react";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { callParts } from "../../../data/call-parts.derived.ts";
import { useDrawnPage } from "../../../state/page.ts";
import { areaTexts, lazyWithTexts } from "../../../texts/catalogue.ts";
import { DemoCaveat } from "./demo-caveat.tsx";
import { figurePages } from "./figure-pages.ts";
import { PublishedCaveat } from "./published-caveat.tsx";

const EvidenceCaveat = lazyWithTexts(
  async () => ({ default: (await import("../evidence/evidence-caveat.tsx")).EvidenceCaveat }),
  areaTexts.evidence,
  callParts.newEvidence,
  callParts.decisions,
);

const PayeesCaveat = lazyWithTexts(
  async () => ({ default: (await import("./payees-caveat.tsx")).PayeesCaveat }),
  areaTexts.analysis,
  callParts.decisions,
);

/** What to know on every page of a job that shows figures: the run, its directory, its payees and what would change it. */
export function JobCaveats({ job }: { readonly job: Job }) {
  const { id } = useDrawnPage();
  return (
    <>
      <PublishedCaveat job={job} />
      {figurePages.has(id) && (
        <>
          <DemoCaveat job={job} />
          <Suspense>
            <PayeesCaveat job={job} />
          </Suspense>
        </>
      )}
      {job.latest !== null && (
        <Suspense>
          <EvidenceCaveat job={job} />
        </Suspense>
      )}
    </>
  );
}
