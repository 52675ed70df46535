import "../../../data/campaigns/campaigns-calls.ts";
import { Button, FormShell, Panel } from "@paygauge/ui";
import { useState } from "react";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { CampaignOnPage } from "@paygauge/api-types/entities/campaigns";
import { useEntityLock } from "../../../data/locks/use-entity-lock.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useSavedForm } from "../../../records/use-saved-form.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { OwnShape } from "../../../state/own-shape.tsx";
import { useRecordName } from "../../../state/record-name.ts";
import { usePageParams } from "../../../state/page.ts";
import { useMayChange } from "../../../state/system.ts";
import { CampaignPending } from "../words/campaign-pending.tsx";
import { campaignFields, schemaOf, valuesOf } from "./campaign-form.ts";
import { SuppliersPanel } from "./suppliers-panel.tsx";
import { useCampaignFields } from "./use-campaign-fields.ts";

/** A new campaign, or the settings of one: what it is called and asks for, and whom it asks. */
export function CreatePage() {
  const { jobId, campaignWorkflowId } = usePageParams("jobCampaignCreate");
  const { data: job } = useCall("job", { params: { jobId } });
  const { data, problem, reload, refreshing } = useCall("campaign", { params: { jobId, campaignWorkflowId } });
  if (data === undefined || data.campaign.campaignWorkflowId !== campaignWorkflowId)
    return <CampaignPending {...{ jobId, problem }} onRetry={reload} retrying={refreshing} />;
  if (job === undefined) return <OwnShape />;
  return <CreateDrawn key={campaignWorkflowId} job={job} found={data} reload={reload} />;
}

interface CreateDrawnProps {
  readonly job: Job;
  readonly found: CampaignOnPage;
  readonly reload: () => void;
}

function CreateDrawn({ job, found, reload }: CreateDrawnProps) {
  const words = useTranslations("campaigns.create");
  const { campaign } = found;
  useEntityLock("job", job.id, found.mayRun);
  const title = campaign.isDraft ? words("title") : words("titleOf", { name: campaign.name });
  useRecordName(title);
  return (
    <div className="flex flex-col gap-3.5 p-5 max-lg:p-4">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-title font-semibold wrap-anywhere">{title}</h2>
        <p className="text-label text-text-2">{campaign.isDraft ? words("draft") : words("settings")}</p>
      </header>
      <div className="grid max-w-360 items-start gap-3.5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Panel title={words("form")}>
          <SettingsForm {...{ job, found, reload }} />
        </Panel>
        <SuppliersPanel {...{ job, found, reload }} />
      </div>
    </div>
  );
}

function SettingsForm({ job, found, reload }: CreateDrawnProps) {
  const words = useTranslations("campaigns.create");
  const mayChange = useMayChange();
  const [, navigate] = useLocation();
  const { campaign } = found;
  const { campaignWorkflowId } = campaign;
  const params = { jobId: job.id, campaignWorkflowId };
  const fields = useCampaignFields(job, found);
  const { run } = useAction("updateCampaign", { operation: words("operation"), quiet: true });
  const form = useSavedForm(
    { entityType: "campaign", entityId: campaignWorkflowId },
    {
      initial: valuesOf(found),
      schema: schemaOf(campaign.version),
      names: campaignFields,
      save: (body) => run({ params, body }),
      onSaved: () => {
        // Its page would draw what was read a moment ago: the draft, without its name.
        reload();
        navigate(linkTo("jobCampaign", params));
      },
    },
  );
  return (
    <FormShell
      label={words("form")}
      fields={fields}
      form={form}
      submitLabel={words(campaign.isDraft ? "create" : "save")}
      readOnly={!mayChange || !found.mayRun}
      actions={campaign.isDraft && <DiscardDraft {...params} />}
    />
  );
}

/** Throws an unsaved draft away; it would go by itself after seven days. */
function DiscardDraft({ jobId, campaignWorkflowId }: { readonly jobId: string; readonly campaignWorkflowId: string }) {
  const words = useTranslations("campaigns.create");
  const [, navigate] = useLocation();
  const [isGone, setIsGone] = useState(false);
  const { run, pending } = useAction("deleteCampaign", { operation: words("discard") });
  const discard = async () => {
    const outcome = await run({ params: { jobId, campaignWorkflowId } });
    if (outcome?.ok !== true) return;
    setIsGone(true);
    notifyDone(outcome.answer.message);
    navigate(linkTo("jobCampaigns", { jobId }));
  };
  return (
    <Button pending={pending} disabled={isGone} onClick={() => void discard()}>
      {words("discard")}
    </Button>
  );
}
