import { Badge, Button, TextLink } from "@paygauge/ui";
import { Phone, Play } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useMayRunCampaigns } from "../../../data/campaigns/may-run-campaigns.ts";
import { useAction } from "../../../data/use-action.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useGuard } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";
import { useCampaignWords } from "../words/use-campaign-words.ts";
import { useCampaignView } from "./campaign-view.ts";
import { CampaignMenu } from "./campaign-menu.tsx";
import { useRecordName } from "../../../state/record-name.ts";

// Only who starts it needs it.
const StageDialog = lazy(async () => ({ default: (await import("./stage-dialog.tsx")).StageDialog }));

const stageTones = { Pending: "neutral", Active: "info", Completed: "success" } as const;

/** What the campaign is called, whose it is and of when, and what is done with it next. */
export function CampaignHeader() {
  const words = useTranslations("campaigns.page");
  const say = useCampaignWords();
  const { found, mayRun } = useCampaignView();
  const { campaign } = found;
  useRecordName(campaign.name);
  const isImported = campaign.route === "External";
  // No one changes an imported one by hand; who may run campaigns imports it again or deletes it.
  const runs = useMayRunCampaigns();
  const mayImport = useMayChange() && runs;
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h2 className="text-title font-semibold wrap-anywhere">{campaign.name}</h2>
      <Badge tone={stageTones[campaign.stage]}>{say.stage(campaign.stage)}</Badge>
      <p className="min-w-0 text-label text-text-2">
        <CampaignFacts />
      </p>
      <div className="ms-auto flex flex-wrap items-center gap-2 max-sm:w-full print:hidden">
        {(isImported ? mayImport : mayRun) && <CampaignMenu />}
        {isImported ? <span className="text-label text-text-2">{words("imported")}</span> : mayRun && <NextStep />}
      </div>
    </header>
  );
}

function CampaignFacts() {
  const words = useTranslations("campaigns.page");
  const say = useCampaignWords();
  const formats = useFormats();
  const { opens } = useGuard();
  const { job, found } = useCampaignView();
  const { route, tone, ownerName, startsOn, dueOn, useCase } = found.campaign;
  const span = (): string => {
    if (startsOn !== null && dueOn !== null) return words("span", { from: say.day(startsOn), to: formats.day(dueOn) });
    if (startsOn !== null) return words("from", { day: formats.day(startsOn) });
    return dueOn === null ? "" : words("until", { day: formats.day(dueOn) });
  };
  const facts = [
    words("route", { route: say.route(route) }),
    words("tone", { tone: say.tone(tone) }),
    ownerName,
    span(),
  ].filter((fact) => fact !== "");
  if (useCase === null) return facts.join(", ");
  return (
    <>
      {facts.join(", ")}, {words("useCase")}{" "}
      {opens("jobUseCase") ? (
        <TextLink href={linkTo("jobUseCase", { jobId: job.id, useCaseId: useCase.useCaseId })}>{useCase.name}</TextLink>
      ) : (
        useCase.name
      )}
    </>
  );
}

/** The one main action: to start the campaign, or to work through what is due. */
function NextStep() {
  const words = useTranslations("campaigns.page");
  const { found } = useCampaignView();
  const [starting, setStarting] = useState(false);
  const { campaign } = found;
  if (campaign.stage === "Completed") return null;
  if (campaign.stage === "Active") return <WorkCalls />;
  return (
    <>
      <Button
        variant="primary"
        disabled={found.counters.Total.suppliers === 0}
        icon={<Play aria-hidden size={16} strokeWidth={1.6} />}
        onClick={() => setStarting(true)}
      >
        {words("start")}
      </Button>
      <Suspense fallback={null}>{starting && <StageDialog to="Active" onClose={() => setStarting(false)} />}</Suspense>
    </>
  );
}

/** Opens the first call that is due and no other user's. */
function WorkCalls() {
  const words = useTranslations("campaigns.page");
  const { job, found, reload } = useCampaignView();
  const [, navigate] = useLocation();
  const { run, pending } = useAction("nextCampaignCall", { operation: words("workOperation") });
  const { calls } = found.today;
  const params = { jobId: job.id, campaignWorkflowId: found.campaign.campaignWorkflowId };
  const begin = async () => {
    const outcome = await run({ params, body: {} });
    if (outcome?.ok !== true) return;
    const { supplierKey, message } = outcome.answer;
    if (supplierKey === null) {
      notifyDone(message);
      reload();
    } else navigate(`${linkTo("jobCampaignSupplier", { ...params, supplierKey })}?calls=1`);
  };
  return (
    <Button
      variant="primary"
      className="max-sm:grow"
      pending={pending}
      disabled={calls === 0}
      icon={<Phone aria-hidden size={16} strokeWidth={1.6} />}
      onClick={() => void begin()}
    >
      {calls === 0 ? words("noCalls") : words("work", { count: calls })}
    </Button>
  );
}
