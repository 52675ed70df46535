import { Button, Dialog, SelectField } from "@paygauge/ui";
import { useState } from "react";
import { campaignRoutes } from "@paygauge/api-types/campaigns/campaign-rules";
import type { MemberChange } from "@paygauge/api-types/entities/campaign-suppliers";
import { useTranslations } from "../../../state/formats.ts";
import { useCampaignView } from "../campaign/campaign-view.ts";
import { OwnerField } from "../words/owner-field.tsx";
import { useCampaignWords } from "../words/use-campaign-words.ts";

interface AssignDialogProps {
  readonly what: "owner" | "route";
  readonly count: number;
  /** True once it is done. */
  readonly assign: (change: MemberChange) => Promise<boolean>;
  readonly onClose: () => void;
}

const routes = campaignRoutes.filter((route) => route !== "External");

/** Gives the chosen suppliers an owner or a route. */
export function AssignDialog({ what, count, assign, onClose }: AssignDialogProps) {
  const words = useTranslations("campaigns.bulk");
  const create = useTranslations("campaigns.create");
  const say = useCampaignWords();
  const { job, found } = useCampaignView();
  const [owner, setOwner] = useState<string | null>(found.campaign.ownerUserId);
  const [route, setRoute] = useState(routes.find((each) => each === found.campaign.route) ?? "Issuer");
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    const isDone = await assign(what === "owner" ? { kind: "owner", ownerUserId: owner } : { kind: "route", route });
    setPending(false);
    if (isDone) onClose();
  };
  return (
    <Dialog
      open
      submitting={pending}
      onOpenChange={onClose}
      title={words(`${what}.title`, { count })}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button variant="primary" pending={pending} onClick={() => void save()}>
            {words(`${what}.act`)}
          </Button>
        </>
      }
    >
      {what === "owner" ? (
        <OwnerField jobId={job.id} value={owner} name={found.campaign.ownerName} onChange={setOwner} />
      ) : (
        <SelectField
          label={create("route")}
          value={route}
          options={routes.map((each) => ({ value: each, label: say.route(each) }))}
          onChange={({ target }) => setRoute(routes.find((each) => each === target.value) ?? route)}
        />
      )}
    </Dialog>
  );
}
