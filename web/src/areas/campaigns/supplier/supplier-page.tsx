import "../../../data/campaigns/campaigns-calls.ts";
import { Badge, CapabilityStrip, NotificationBar, StaleBar, TextLink } from "@paygauge/ui";
import { useSearch } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { CampaignSupplier } from "@paygauge/api-types/entities/campaign-suppliers";
import type { CampaignOnPage } from "@paygauge/api-types/entities/campaigns";
import { gridErrorOf } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { Figure } from "../../../data/figures/figure.tsx";
import { useCaseMoney } from "../../../state/case-money.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { NeighbourButtons } from "../../../state/neighbour-buttons.tsx";
import { OwnShape } from "../../../state/own-shape.tsx";
import { usePageParams } from "../../../state/page.ts";
import { useGuard } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";
import { bandsOfLevels } from "../words/bands-of-levels.ts";
import { CampaignPending } from "../words/campaign-pending.tsx";
import { StatusMark, statusTones } from "../words/status-mark.tsx";
import { worthFigure } from "../words/campaign-figures.ts";
import { useCampaignMoney } from "../words/use-campaign-money.ts";
import { useCampaignWords } from "../words/use-campaign-words.ts";
import { AttemptsPanel } from "./attempts-panel.tsx";
import { CallsBar } from "./calls-bar.tsx";
import { ContactPanel } from "./contact-panel.tsx";
import { HistoryPanel } from "./history-panel.tsx";
import { LetterPanel } from "./letter-panel.tsx";
import { ScriptPanel } from "./script-panel.tsx";
import { OutcomePanel } from "./outcome-panel.tsx";
import { SupplierContext, useSupplierView } from "./supplier-view.ts";
import { useRecordName } from "../../../state/record-name.ts";

/** A supplier of a campaign: whom to call, what was tried, what comes next, and how it ended. */
export function SupplierPage() {
  const { jobId, campaignWorkflowId, supplierKey } = usePageParams("jobCampaignSupplier");
  const params = { jobId, campaignWorkflowId };
  const { data: job } = useCall("job", { params: { jobId } });
  const campaign = useCall("campaign", { params });
  const supplier = useCall("campaignSupplier", { params: { ...params, supplierKey } });
  const { data, problem, reload, refreshing } = supplier;
  if (data === undefined || data.member.supplierKey !== supplierKey)
    return <CampaignPending {...{ jobId, problem }} onRetry={reload} retrying={refreshing} />;
  if (job === undefined || campaign.data === undefined) return <OwnShape />;
  return (
    <SupplierDrawn
      key={supplierKey}
      {...{ job, found: campaign.data, supplier: data }}
      stale={gridErrorOf(problem, reload)}
      reload={() => {
        reload();
        campaign.reload();
      }}
    />
  );
}

interface SupplierDrawnProps {
  readonly job: Job;
  readonly found: CampaignOnPage;
  readonly supplier: CampaignSupplier;
  readonly stale: ReturnType<typeof gridErrorOf>;
  readonly reload: () => void;
}

function SupplierDrawn({ job, found, supplier, stale, reload }: SupplierDrawnProps) {
  const mayChange = useMayChange();
  const isCalling = new URLSearchParams(useSearch()).has("calls");
  const { campaign } = found;
  const mayRun = supplier.mayRun && mayChange;
  const view = {
    job,
    found,
    supplier,
    params: {
      jobId: job.id,
      campaignWorkflowId: campaign.campaignWorkflowId,
      supplierKey: supplier.member.supplierKey,
    },
    mayRun,
    mayWork: mayRun && campaign.stage === "Active" && campaign.route !== "External",
    isCalling: isCalling && mayRun,
    reload,
  };
  return (
    <SupplierContext value={view}>
      <div className="flex flex-col gap-3.5 p-5 max-lg:p-4">
        {stale !== undefined && <StaleBar error={stale} />}
        {view.isCalling && <CallsBar />}
        <SupplierHead />
        <Hints />
        <div className="grid items-start gap-3.5 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:grid-cols-3">
          <ContactPanel />
          <div className="flex min-w-0 flex-col gap-3.5 md:col-start-2 md:row-span-2 md:row-start-1">
            <AttemptsPanel />
            {supplier.mayRun && <LetterPanel />}
          </div>
          {/* In the column before the letter; on a phone below it. */}
          {supplier.mayRun && (
            <div className="min-w-0 md:col-start-1 md:row-start-2">
              <ScriptPanel />
            </div>
          )}
          <div className="flex min-w-0 flex-col gap-3.5 lg:col-start-3 lg:row-span-2 lg:row-start-1 max-lg:md:col-span-2 max-lg:md:grid max-lg:md:grid-cols-2">
            <OutcomePanel />
            <HistoryPanel />
          </div>
        </div>
      </div>
    </SupplierContext>
  );
}

/** Who the supplier is, what it is worth, and the way to the others of its status. */
function SupplierHead() {
  const words = useTranslations("campaigns.supplier");
  const say = useCampaignWords();
  const formats = useFormats();
  const { job, found, supplier, params } = useSupplierView();
  const { estimate } = useCaseMoney(job);
  const { member } = supplier;
  useRecordName(member.name);
  const facts = [
    member.country,
    `${member.mcc} ${member.mccDescription}`.trim(),
    words("spend", { money: estimate(member.yearMinor), count: member.payments }),
  ].filter((fact) => fact !== "");
  return (
    <header className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <div className="min-w-0 grow basis-80">
        <p className="text-data">
          <TextLink variant="quiet" href={linkTo("jobCampaign", params)}>
            {found.campaign.name}
          </TextLink>
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="text-title font-semibold wrap-anywhere">{member.name}</h2>
          <Badge tone={statusTones[member.status]} icon={<StatusMark status={member.status} size={12} />}>
            {say.status(member.status)}
          </Badge>
          <span className="text-label text-text-2">{words("days", { count: member.daysInStatus })}</span>
        </div>
        <p className="text-data text-text-2">{facts.join(", ")}</p>
        <Worth />
      </div>
      <CapabilityStrip bands={bandsOfLevels(member.levels)} />
      <Neighbours
        position={words("position", {
          place: formats.count(supplier.place),
          of: formats.count(supplier.of),
          status: say.status(member.status),
        })}
      />
    </header>
  );
}

/** What the supplier is worth in a year, and the way to its page in the analysis. */
function Worth() {
  const words = useTranslations("campaigns.supplier");
  const { opens } = useGuard();
  const { job, supplier } = useSupplierView();
  const money = useCampaignMoney(job);
  const { member } = supplier;
  return (
    <p className="text-data">
      <b className="font-semibold">
        <Figure of={worthFigure(job, member.valueMinor, { jobId: job.id, supplierKey: member.supplierKey })}>
          {words("worth", { value: money(member.valueMinor) })}
        </Figure>
      </b>
      {opens("jobSupplier") && (
        <>
          {" "}
          <TextLink
            className="inline-block"
            href={linkTo("jobSupplier", { jobId: job.id, supplierKey: member.supplierKey })}
          >
            {words("toSupplier")}
          </TextLink>
        </>
      )}
    </p>
  );
}

function Neighbours({ position }: { readonly position: string }) {
  const words = useTranslations("campaigns.supplier");
  const { supplier, params } = useSupplierView();
  const hrefOf = (supplierKey: string | null) =>
    supplierKey === null ? undefined : linkTo("jobCampaignSupplier", { ...params, supplierKey });
  return (
    <div className="flex items-center gap-1.5 text-label text-text-2 print:hidden">
      <span className="me-1">{position}</span>
      <NeighbourButtons
        neighbours={{ previous: hrefOf(supplier.previousKey), next: hrefOf(supplier.nextKey) }}
        recordKey={params.supplierKey}
        labels={{ previous: words("previous"), next: words("next") }}
      />
    </div>
  );
}

/** What a user should know before they call: another user has it open, or the rule proposes Abandoned. */
function Hints() {
  const words = useTranslations("campaigns.supplier");
  const say = useCampaignWords();
  const { supplier } = useSupplierView();
  const { heldBy, heldUntil, proposesAbandon, unanswered, unansweredSince } = supplier.member;
  return (
    <>
      {heldBy !== null && heldUntil !== null && (
        <NotificationBar tone="warning">{words("held", { name: heldBy, time: say.moment(heldUntil) })}</NotificationBar>
      )}
      {proposesAbandon && unansweredSince !== null && (
        <NotificationBar tone="warning">
          {words("abandon", { count: unanswered, day: say.day(unansweredSince) })}
        </NotificationBar>
      )}
    </>
  );
}
