import "./campaigns-calls.ts";
import { Button } from "@paygauge/ui";
import { Megaphone } from "lucide-react";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useTranslations } from "../../state/formats.ts";
import { useMayChange } from "../../state/system.ts";
import { useAction } from "../use-action.ts";

interface StartCampaignProps {
  readonly jobId: string;
  readonly useCaseId: string;
  /** Suppliers of the use case; without one there is no one to ask. */
  readonly suppliers: number;
}

/** Makes a draft of a campaign with the suppliers of a use case, and opens it. */
export function StartCampaign({ jobId, useCaseId, suppliers }: StartCampaignProps) {
  const words = useTranslations("campaigns.add");
  const mayChange = useMayChange();
  const [, navigate] = useLocation();
  const { run, pending } = useAction("createCampaign", { operation: words("start") });
  const start = async () => {
    const outcome = await run({ params: { jobId }, body: { from: { kind: "useCase", useCaseId } } });
    if (outcome?.ok === true) navigate(linkTo("jobCampaignCreate", { jobId, campaignWorkflowId: outcome.answer.id }));
  };
  return (
    <Button
      variant="primary"
      pending={pending}
      disabled={suppliers === 0 || !mayChange}
      title={suppliers === 0 ? words("nobody") : undefined}
      icon={<Megaphone aria-hidden size={16} strokeWidth={1.6} />}
      onClick={() => void start()}
    >
      {words("start")}
    </Button>
  );
}
