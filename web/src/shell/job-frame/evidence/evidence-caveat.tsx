import { Button, IconButton } from "@paygauge/ui";
import { X } from "lucide-react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { PageId } from "@paygauge/api-types/sitemap";
import type { NewEvidence } from "@paygauge/api-types/entities/new-evidence";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { useCall } from "../../../data/use-call.ts";
import { Caveat } from "../../../state/caveat.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { useDrawnPage } from "../../../state/page.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { useGuard } from "../../../state/permissions.ts";
import { jobAsideId } from "../job-aside-id.ts";
import { useEvidenceWords } from "./use-evidence-words.ts";
import { evidenceKey, useSimulated } from "./use-simulated.ts";

const EvidenceDrawer = lazy(async () => ({ default: (await import("./evidence-drawer.tsx")).EvidenceDrawer }));

/** Pages whose figures another run would change. */
const shownOn: readonly PageId[] = [
  "jobSummary",
  "jobInsights",
  "jobSuppliers",
  "jobSupplier",
  "jobUseCases",
  "jobDetails",
];

interface EvidenceCaveatProps {
  readonly job: Job;
}

/** Says what a newer card statement, directory or ruleset would change in a finished job, for users who work on it. */
export function EvidenceCaveat({ job }: EvidenceCaveatProps) {
  const { id } = useDrawnPage();
  const { run } = useRunQuery();
  const { opens } = useGuard();
  const { latest } = job;
  const isShown = shownOn.includes(id) && opens("jobComparison") && run !== "published";
  if (!isShown || latest === null || job.state !== "Ready" || job.isSample || !hasFigures(latest.kind)) return null;
  return <FoundEvidence key={latest.run} job={job} />;
}

function FoundEvidence({ job }: EvidenceCaveatProps) {
  const { data } = useCall("newEvidence", { params: { jobId: job.id } });
  const isOfRun = data?.run === job.latest?.run;
  if (data === undefined || data.changes.length === 0 || !isOfRun) return null;
  return <Evidence job={job} evidence={data} />;
}

function Evidence({ job, evidence }: EvidenceCaveatProps & { readonly evidence: NewEvidence }) {
  const words = useTranslations("evidence");
  const said = useEvidenceWords(job);
  const progress = useSimulated(job.id, evidence);
  const [shown, setShown] = useAddressPart("evidence");
  const [, rescore] = useAddressPart("rescore");
  const [isHidden, hide] = useHidden(job.id, evidenceKey(evidence));
  const result = progress?.result ?? null;
  const isRunning = progress !== null && result === null && progress.problem === null;
  const sentence = said.sentence(evidence, progress);
  // Nothing moves: there is nothing to say.
  if (sentence === null || (isHidden && shown === null)) return null;
  return (
    <>
      <Caveat
        short={said.short(evidence, progress)}
        actions={
          <>
            {result !== null && (
              <Button size="sm" aria-expanded={shown !== null} onClick={() => setShown("open")}>
                {words("review")}
              </Button>
            )}
            {!evidence.isSimulated && job.mayEdit && (
              <Button size="sm" onClick={() => rescore("open")}>
                {words("again")}
              </Button>
            )}
            {!isRunning && (
              <IconButton
                size="sm"
                label={words("hide")}
                icon={<X aria-hidden size={14} strokeWidth={1.6} />}
                onClick={hide}
              />
            )}
          </>
        }
      >
        <span className="font-semibold">{sentence.bold}</span> {sentence.rest}
      </Caveat>
      {shown !== null && result !== null && (
        <InJobAside>
          <EvidenceDrawer job={job} evidence={evidence} result={result} onClose={() => setShown(null)} />
        </InJobAside>
      )}
    </>
  );
}

/** Draws its children at the end of the job's page, where they push it aside. */
function InJobAside({ children }: { readonly children: ReactNode }) {
  const place = document.querySelector(`#${jobAsideId}`);
  return place === null ? null : createPortal(<Suspense>{children}</Suspense>, place);
}

const hiddenKey = (jobId: string): string => `paygauge.evidence.${jobId}`;

/** Whether these changes were hidden in this browser: the next change is shown again. */
function useHidden(jobId: string, key: string): readonly [boolean, () => void] {
  const [hidden, setHidden] = useState(() => localStorage.getItem(hiddenKey(jobId)));
  const hide = () => {
    localStorage.setItem(hiddenKey(jobId), key);
    setHidden(key);
  };
  return [hidden === key, hide];
}
