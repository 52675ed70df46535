import { AppLink, buttonStyle, EmptyState, ErrorState } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { ApiProblem } from "../../../data/api-problem.ts";
import { problemView } from "../../../data/grid-error.ts";
import { useTranslations } from "../../../state/formats.ts";
import { OwnShape } from "../../../state/own-shape.tsx";

interface CampaignPendingProps {
  readonly jobId: string;
  readonly problem: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** In place of a campaign that is on its way, is not there, or could not be loaded. */
export function CampaignPending({ jobId, problem, onRetry, retrying }: CampaignPendingProps) {
  const words = useTranslations("campaigns.page");
  if (problem === undefined) return <OwnShape />;
  if (problem.status !== 404) return <ErrorState {...problemView(problem)} onRetry={onRetry} retrying={retrying} />;
  return (
    <EmptyState
      title={words("missingTitle")}
      action={
        <AppLink href={linkTo("jobCampaigns", { jobId })} className={buttonStyle()}>
          {words("toList")}
        </AppLink>
      }
    >
      {words("missing")}
    </EmptyState>
  );
}
