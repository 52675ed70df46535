import "../../../data/campaigns/campaigns-calls.ts";
import { StaleBar, useNarrow } from "@paygauge/ui";
import { lazy, Suspense } from "react";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { CampaignOnPage } from "@paygauge/api-types/entities/campaigns";
import { gridErrorOf } from "../../../data/grid-error.ts";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { useCall, type CallState } from "../../../data/use-call.ts";
import { useGridViews } from "../../../data/views/use-grid-views.ts";
import { OwnShape } from "../../../state/own-shape.tsx";
import { usePageParams } from "../../../state/page.ts";
import { useMayChange } from "../../../state/system.ts";
import { dueFirst, statusOf, withStatus } from "../grid/member-query.ts";
import { CampaignPending } from "../words/campaign-pending.tsx";
import { useCampaignMoney } from "../words/use-campaign-money.ts";
import { CampaignHeader } from "./campaign-header.tsx";
import { CampaignContext, useRowListeners, type ChangedRows } from "./campaign-view.ts";
import { CountersStrip } from "./counters-strip.tsx";
import { partOf, partsOf, PartSwitch } from "./part-switch.tsx";
import { StepsStrip } from "./steps-strip.tsx";

// One of them is on the page.
const BoardPart = lazy(async () => ({ default: (await import("../board/board-part.tsx")).BoardPart }));
const MembersGrid = lazy(async () => ({ default: (await import("../grid/members-grid.tsx")).MembersGrid }));
const ReportPart = lazy(async () => ({ default: (await import("../report/report-part.tsx")).ReportPart }));
const MailsPart = lazy(async () => ({ default: (await import("../mails/mails-part.tsx")).MailsPart }));
const CallsPart = lazy(async () => ({ default: (await import("./calls-part.tsx")).CallsPart }));

/** How often the counters are asked for: others work on the same campaign. */
const pollMs = 10_000;

/** One campaign: how far it is, its suppliers as board and as grid, and the calls that are due. */
export function CampaignPage() {
  const { jobId, campaignWorkflowId } = usePageParams("jobCampaign");
  const { data: job } = useCall("job", { params: { jobId } });
  const asked = useCall("campaign", { params: { jobId, campaignWorkflowId } }, { pollMs });
  const { data, problem, reload, refreshing } = asked;
  if (data === undefined || data.campaign.campaignWorkflowId !== campaignWorkflowId)
    return <CampaignPending {...{ jobId, problem }} onRetry={reload} retrying={refreshing} />;
  if (job === undefined) return <OwnShape />;
  return <CampaignDrawn key={campaignWorkflowId} job={job} found={data} asked={asked} />;
}

interface CampaignDrawnProps {
  readonly job: Job;
  readonly found: CampaignOnPage;
  readonly asked: CallState<CampaignOnPage>;
}

function CampaignDrawn({ job, found, asked }: CampaignDrawnProps) {
  const { listen, tell } = useRowListeners();
  const mayChange = useMayChange();
  const { campaign } = found;
  const stale = gridErrorOf(asked.problem, asked.reload);
  const mayRun = found.mayRun && mayChange;
  const onRows = async (changed: ChangedRows) => {
    await tell(changed);
    // Counters at once, steps and what is due with the next answer.
    await asked.mutate((before) => before && { ...before, counters: changed.counters });
  };
  const view = {
    job,
    found,
    mayRun,
    mayWork: mayRun && campaign.stage === "Active" && campaign.route !== "External",
    reload: asked.reload,
    onRows,
    listen,
  };
  return (
    <CampaignContext value={view}>
      <div className="flex flex-col gap-3.5 p-5 max-lg:p-4">
        {stale !== undefined && <StaleBar error={stale} />}
        <CampaignHeader />
        <CampaignParts {...{ job, found }} />
      </div>
    </CampaignContext>
  );
}

function CampaignParts({ job, found }: Omit<CampaignDrawnProps, "asked">) {
  const isNarrow = useNarrow();
  const money = useCampaignMoney(job);
  const [chosen] = useAddressPart("part");
  const views = useGridViews("campaignSuppliers", dueFirst);
  const parts = partsOf(found);
  const part = partOf(chosen, parts, isNarrow);
  const { query, setQuery } = views;
  const bar = <PartSwitch found={found} parts={parts} current={part} />;
  // Mails have counts and checks of their own.
  const hasStrips = part !== "mail";
  return (
    <>
      {hasStrips && found.campaign.route !== "External" && <StepsStrip found={found} />}
      {hasStrips && (
        <CountersStrip
          counters={found.counters}
          expectedMinor={found.expectedMinor}
          money={money}
          chosen={statusOf(query)}
          onChoose={(status) => setQuery(withStatus(query, status))}
        />
      )}
      <Suspense fallback={<div className="min-h-150 rounded-card border border-line bg-surface" />}>
        {part === "board" && <BoardPart views={views} bar={bar} />}
        {part === "grid" && (
          <section className="flex flex-col overflow-clip rounded-card border border-line bg-surface roomy:h-150">
            <MembersGrid views={views} bar={bar} />
          </section>
        )}
        {part === "mail" && <MailsPart bar={bar} />}
        {part === "report" && <ReportPart bar={bar} />}
        {(part === "today" || part === "week") && <CallsPart key={part} span={part} bar={bar} />}
      </Suspense>
    </>
  );
}
