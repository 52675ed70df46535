import { Badge, Switch, useTexts } from "@paygauge/ui";
import { Suspense } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { UseCase } from "@paygauge/api-types/entities/use-cases";
import { useMayRunCampaigns } from "../../../data/campaigns/may-run-campaigns.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { areaTexts, lazyWithTexts } from "../../../texts/catalogue.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { NeighbourButtons } from "../../../state/neighbour-buttons.tsx";
import { notifyDone } from "../../../state/notifications.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { MoreMenu } from "./more-menu.tsx";
import { UseCaseStatus } from "./use-case-status.tsx";
import type { UseCaseChange } from "./use-case-writing.ts";
import { useRecordName } from "../../../state/record-name.ts";

// Only who runs campaigns starts one.
const StartCampaign = lazyWithTexts(
  async () => ({ default: (await import("../../../data/campaigns/start-campaign.tsx")).StartCampaign }),
  areaTexts.campaigns,
);

interface UseCaseHeaderProps {
  readonly job: Job;
  readonly found: UseCase;
  readonly mayEdit: boolean;
  readonly write: (change: UseCaseChange) => Promise<boolean>;
  readonly pending: boolean;
  readonly onChanged: () => void;
}

/** What the use case is called, whose and of when its set is, and what can be done with it. */
export function UseCaseHeader(props: UseCaseHeaderProps) {
  const { job, found, mayEdit } = props;
  const words = useTranslations("useCases.page");
  const texts = useTexts();
  const formats = useFormats();
  const mayCampaign = useMayRunCampaigns();
  useRecordName(found.name);
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h2 className="text-title font-semibold wrap-anywhere">{found.name}</h2>
      <Badge tone="accent">{texts.capabilityNames[found.method]}</Badge>
      <UseCaseStatus job={job} found={found} />
      <p className="text-label text-text-2">
        {words("facts", {
          author: found.frozenBy,
          day: formats.day(found.frozenOn),
          run: String(found.runNumber),
          version: String(found.scoringRulesetVersion),
        })}
      </p>
      <div className="ms-auto flex flex-wrap items-center gap-2 print:hidden">
        <CaseLinks job={job} found={found} />
        {mayEdit && <PublishSwitch {...props} />}
        {mayEdit && <MoreMenu {...props} />}
        {mayCampaign && (
          <Suspense fallback={null}>
            <StartCampaign jobId={job.id} useCaseId={found.useCaseId} suppliers={found.totals.suppliers} />
          </Suspense>
        )}
      </div>
    </header>
  );
}

/** "2 of 8", and the way to the use cases before and after. */
function CaseLinks({ job, found }: Pick<UseCaseHeaderProps, "job" | "found">) {
  const words = useTranslations("useCases.page");
  const query = useRunQuery();
  const { data } = useCall("useCases", { params: { jobId: job.id }, query });
  const all = data?.cases ?? [];
  const at = all.findIndex(({ useCaseId }) => useCaseId === found.useCaseId);
  const hrefOf = (place: number): string | undefined => {
    const other = at < 0 ? undefined : all[place];
    return other && linkTo("jobUseCase", { jobId: job.id, useCaseId: other.useCaseId });
  };
  if (at < 0) return null;
  return (
    <span className="inline-flex items-center gap-1.5 text-label text-text-2">
      {words("position", { place: at + 1, total: all.length })}
      <NeighbourButtons
        neighbours={{ previous: hrefOf(at - 1), next: hrefOf(at + 1) }}
        recordKey={found.useCaseId}
        labels={{ previous: words("previous"), next: words("next") }}
      />
    </span>
  );
}

function PublishSwitch({ job, found, onChanged }: UseCaseHeaderProps) {
  const words = useTranslations("useCases.page");
  const { run, pending } = useAction("publishUseCase", { operation: words("publishOperation") });
  const set = async (isPublished: boolean) => {
    const params = { jobId: job.id, useCaseId: found.useCaseId };
    const outcome = await run({ params, body: { version: found.version, isPublished } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onChanged();
  };
  return (
    <Switch
      label={words("published")}
      checked={found.isPublished}
      disabled={pending}
      onChange={(checked) => void set(checked)}
    />
  );
}
