import "./campaigns-calls.ts";
import { Button, Dialog, ErrorState, SelectField, Skeleton } from "@paygauge/ui";
import { Megaphone } from "lucide-react";
import { useState } from "react";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { CampaignRow, CampaignSource } from "@paygauge/api-types/entities/campaigns";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { notifyDone } from "../../state/notifications.ts";
import { useMayChange } from "../../state/system.ts";
import { problemView } from "../grid-error.ts";
import { useAction } from "../use-action.ts";
import { useCall } from "../use-call.ts";

interface AddToCampaignProps {
  readonly jobId: string;
  /** Who is added. */
  readonly from: CampaignSource;
  readonly suppliers: number;
  readonly size?: "sm" | "md";
  /** "primary": the page's main action. */
  readonly variant?: "primary" | "secondary";
}

/** Adds suppliers to a campaign of the job, or begins a new one with them. */
export function AddToCampaign(props: AddToCampaignProps) {
  const words = useTranslations("campaigns.add");
  const mayChange = useMayChange();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size={props.size ?? "md"}
        variant={props.variant ?? "secondary"}
        disabled={!mayChange || props.suppliers === 0}
        icon={<Megaphone aria-hidden size={16} strokeWidth={1.6} />}
        onClick={() => setOpen(true)}
      >
        {words("open")}
      </Button>
      {open && <AddDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Stands for a campaign that is not there yet. */
const fresh = "new";

/** Takes suppliers: it isn't an import, and not over. */
const isOpen = ({ route, stage }: CampaignRow): boolean => route !== "External" && stage !== "Completed";

interface AddDialogProps extends AddToCampaignProps {
  readonly onClose: () => void;
}

/** Adds to a campaign that is there, or makes a draft; true where the user continues elsewhere. */
function useAdding({ jobId, from }: AddToCampaignProps, campaigns: readonly CampaignRow[]) {
  const words = useTranslations("campaigns.add");
  const [, navigate] = useLocation();
  const create = useAction("createCampaign", { operation: words("open") });
  const add = useAction("addCampaignSuppliers", { operation: words("open") });
  const save = async (chosen: string): Promise<boolean> => {
    const found = campaigns.find(({ campaignWorkflowId }) => campaignWorkflowId === chosen);
    if (found === undefined) {
      const made = await create.run({ params: { jobId }, body: { from } });
      if (made?.ok !== true) return false;
      navigate(linkTo("jobCampaignCreate", { jobId, campaignWorkflowId: made.answer.id }));
      return true;
    }
    const params = { jobId, campaignWorkflowId: chosen };
    const outcome = await add.run({ params, body: { version: found.version, from } });
    if (outcome?.ok !== true) return false;
    notifyDone(outcome.answer.message, {
      label: words("show"),
      onSelect: () => navigate(linkTo(found.isDraft ? "jobCampaignCreate" : "jobCampaign", params)),
    });
    return true;
  };
  return { save, pending: create.pending || add.pending };
}

function AddDialog({ onClose, ...props }: AddDialogProps) {
  const words = useTranslations("campaigns.add");
  const formats = useFormats();
  const { data, problem, reload } = useCall("jobCampaigns", { params: { jobId: props.jobId } });
  const campaigns = (data?.campaigns ?? []).filter(isOpen);
  const [chosen, setChosen] = useState<string | null>(null);
  const { save, pending } = useAdding(props, campaigns);
  const value = chosen ?? campaigns[0]?.campaignWorkflowId ?? fresh;
  return (
    <Dialog
      open
      submitting={pending}
      onOpenChange={onClose}
      title={words("title", { count: props.suppliers })}
      description={words("intro")}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button
            variant="primary"
            pending={pending}
            disabled={data === undefined}
            onClick={() => void save(value).then((isDone) => isDone && onClose())}
          >
            {words(value === fresh ? "create" : "add")}
          </Button>
        </>
      }
    >
      {data === undefined && problem !== undefined && <ErrorState {...problemView(problem)} onRetry={reload} />}
      {data === undefined && problem === undefined && <Skeleton kind="form" fields={1} />}
      {data !== undefined && (
        <SelectField
          label={words("campaign")}
          value={value}
          options={[
            ...campaigns.map(({ campaignWorkflowId, name, counters }) => ({
              value: campaignWorkflowId,
              label: words("option", {
                name: name === "" ? words("unnamed") : name,
                count: formats.count(counters.Total.suppliers),
              }),
            })),
            { value: fresh, label: words("new") },
          ]}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
    </Dialog>
  );
}
