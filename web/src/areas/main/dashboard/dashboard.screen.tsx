import { ErrorState, PageHeader } from "@paygauge/ui";
import { problemView } from "../../../data/grid-error.ts";
import { NeedsPanel } from "../../../data/needs/needs-panel.tsx";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { OwnShape } from "../../../state/own-shape.tsx";
import { useTick } from "../../../state/ticker.ts";
import { CampaignsPart } from "./campaigns-part.tsx";
import { Figures } from "./figures.tsx";
import { FirstVisit } from "./first-visit.tsx";
import { RecentJobs } from "./recent-jobs.tsx";
import { RunningNow } from "./running-now.tsx";
import { useKeptParts, type KeptParts } from "./use-kept-parts.ts";

/** Figures across the jobs that the user can see, what waits for them, what runs, and the jobs that changed last. */
export default function DashboardScreen() {
  const words = useTranslations("main.home");
  const { locale } = useFormats();
  const { data, problem, reload, refreshing } = useCall("dashboard", {});
  const today = useTick((now) =>
    new Date(now).toLocaleDateString(locale, { weekday: "long", day: "numeric", month: "long", year: "numeric" }),
  );
  const parts = useKeptParts(data);
  if (parts === null && problem !== undefined)
    return <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />;
  if (parts === null) return <OwnShape />;
  return (
    <div className="flex min-h-full flex-col">
      <PageHeader title={words("title")} facts={today} />
      <Parts parts={parts} onRetry={reload} />
    </div>
  );
}

/** No job but samples, which then are the jobs that count: nothing was imported yet. */
const isFirstVisit = ({ jobs, recent }: KeptParts): boolean =>
  jobs.value?.samples === 0 && recent.value?.every(({ isSample }) => isSample) === true;

function Parts({ parts, onRetry }: { readonly parts: KeptParts; readonly onRetry: () => void }) {
  const { jobs, running, campaigns, recent } = parts;
  const listed = jobs.value && jobs.value.total + jobs.value.samples;
  return (
    <div className="flex flex-col gap-3.5 border-t border-line p-5 max-lg:p-4">
      <Figures parts={parts} onRetry={onRetry} />
      {isFirstVisit(parts) && <FirstVisit sample={recent.value?.find(({ isSample }) => isSample)} />}
      <div className="grid items-start gap-3.5 max-sm:order-first xl:grid-flow-col xl:auto-cols-fr">
        <NeedsPanel look="whole" />
        <RunningNow part={running} onChanged={onRetry} />
      </div>
      <div className="grid items-start gap-3.5 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <CampaignsPart part={campaigns} onRetry={onRetry} />
        <RecentJobs part={recent} total={listed} onRetry={onRetry} />
      </div>
    </div>
  );
}
