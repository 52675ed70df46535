import { StaleBar } from "@paygauge/ui";
import { lazy, Suspense } from "react";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { UseCaseOnPage } from "@paygauge/api-types/entities/use-cases";
import { gridErrorOf } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { OwnShape } from "../../../state/own-shape.tsx";
import { usePageParams } from "../../../state/page.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { EstimateCaveat } from "../estimate-caveat.tsx";
import { AnalysisPending } from "../analysis-pending.tsx";
import { AssumptionsPanel } from "./assumptions-panel.tsx";
import { FrozenBar } from "./frozen-bar.tsx";
import { MissingUseCase } from "./missing-use-case.tsx";
import { UseCaseHeader } from "./use-case-header.tsx";
import { useCaseWriting } from "./use-case-writing.ts";
import { useMayEditUseCases } from "./use-may-edit.ts";
import { ValuePanel } from "./value-panel.tsx";

// The conditions of the suppliers grid come next to the rows.
const CriteriaSentence = lazy(async () => ({ default: (await import("./criteria-sentence.tsx")).CriteriaSentence }));

// Below the first view.
const PitchPanel = lazy(async () => ({ default: (await import("./pitch-panel.tsx")).PitchPanel }));

const MembersGrid = lazy(async () => ({ default: (await import("./members-grid.tsx")).MembersGrid }));

/** One use case: its criteria as a sentence, the frozen suppliers, and what they are expected to be worth. */
export default function JobUseCaseScreen() {
  const { jobId, useCaseId } = usePageParams("jobUseCase");
  const query = useRunQuery();
  const { data: job } = useCall("job", { params: { jobId } });
  const { data, problem, reload, refreshing } = useCall("useCase", { params: { jobId, useCaseId }, query });
  if (data === undefined || data.useCaseId !== useCaseId) {
    if (problem?.status === 404) return <MissingUseCase jobId={jobId} />;
    return <AnalysisPending {...{ jobId, problem }} onRetry={reload} retrying={refreshing} />;
  }
  if (job === undefined) return <OwnShape />;
  const stale = gridErrorOf(problem, reload);
  return (
    <div className="flex flex-col gap-3.5 p-5 max-lg:p-4">
      {stale !== undefined && <StaleBar error={stale} />}
      <UseCasePage key={useCaseId} job={job} found={data} reload={reload} />
    </div>
  );
}

interface UseCasePageProps {
  readonly job: Job;
  readonly found: UseCaseOnPage;
  readonly reload: () => void;
}

function UseCasePage({ job, found, reload }: UseCasePageProps) {
  const mayEdit = useMayEditUseCases();
  const query = useRunQuery();
  const all = useCall("useCases", { params: { jobId: job.id }, query });
  const params = { jobId: job.id, useCaseId: found.useCaseId };
  const changes = useCall("useCaseChanges", mayEdit ? { params } : null);
  const changed = () => {
    reload();
    all.reload();
    // What was asked a moment before a second change is not asked again by itself.
    changes.reload();
  };
  const { write, pending } = useCaseWriting(job.id, found, changed);
  return (
    <>
      <EstimateCaveat job={job} />
      <UseCaseHeader {...{ job, found, mayEdit, write, pending }} onChanged={changed} />
      <div className="rounded-card border border-line bg-surface px-4 py-3.5">
        <div className="min-h-8">
          <Suspense fallback={null}>
            <CriteriaSentence
              job={job}
              criteria={found.criteria}
              onChange={mayEdit ? (criteria) => void write({ criteria }) : undefined}
            />
          </Suspense>
        </div>
        <FrozenBar key={found.version} {...{ job, found, mayEdit }} onRefreshed={changed} />
      </div>
      <div className="grid items-start gap-3.5 lg:grid-cols-[minmax(0,5fr)_minmax(0,2fr)]">
        <Suspense fallback={<div className="min-h-150 rounded-card border border-line bg-surface" />}>
          <MembersGrid key={`${found.run} ${found.frozenOn}`} job={job} found={found} />
        </Suspense>
        <div className="flex min-w-0 flex-col gap-3.5">
          <ValuePanel job={job} found={found} />
          <AssumptionsPanel {...{ job, found, pending }} write={mayEdit ? write : undefined} />
          <Suspense fallback={<div className="min-h-60 rounded-card border border-line bg-surface" />}>
            <PitchPanel {...{ job, found, pending }} write={mayEdit ? write : undefined} onDrafted={reload} />
          </Suspense>
        </div>
      </div>
    </>
  );
}
