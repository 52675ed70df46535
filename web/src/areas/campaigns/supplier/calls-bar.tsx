import { AppLink, Button, buttonStyle } from "@paygauge/ui";
import { Phone, SkipForward } from "lucide-react";
import { useEffect, useState } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import { asProblem } from "../../../data/api-problem.ts";
import { callApi } from "../../../data/call-api.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useSupplierView } from "./supplier-view.ts";
import { useNextCall } from "./use-next-call.ts";

/** Holds the call while the page is open, so that no one else is offered it; says who has it instead. */
function useHeldCall(): string | null {
  const { params, mayWork } = useSupplierView();
  const { jobId, campaignWorkflowId, supplierKey } = params;
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    if (!mayWork) return;
    const held = { jobId, campaignWorkflowId, supplierKey };
    let isHeld = false;
    let isGone = false;
    const release = () =>
      void callApi("releaseCampaignCall", { params: held }, { keepalive: true }).catch(() => undefined);
    callApi("holdCampaignCall", { params: held }).then(
      () => {
        isHeld = true;
        if (isGone) release();
        else setRefusal(null);
      },
      (thrown: unknown) => isGone || setRefusal(asProblem(thrown).message),
    );
    return () => {
      isGone = true;
      if (isHeld) release();
    };
  }, [jobId, campaignWorkflowId, supplierKey, mayWork]);
  return refusal;
}

/** While a user goes through the calls that are due: how many are left, and the way on. */
export function CallsBar() {
  const words = useTranslations("campaigns.supplier");
  const { found, params } = useSupplierView();
  const refusal = useHeldCall();
  const { go, pending } = useNextCall();
  return (
    <section
      aria-label={words("calls")}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-accent bg-accent-subtle px-4 py-2 text-data"
    >
      <Phone aria-hidden size={16} strokeWidth={1.6} className="text-accent-text" />
      <p className="min-w-0 grow">
        <b className="font-semibold">{words("callsLeft", { count: found.today.calls })}</b>{" "}
        <span className="text-text-2">{words("callsMade", { count: found.today.made })}</span>
        {refusal !== null && (
          <span role="alert" className="block text-warning">
            {refusal}
          </span>
        )}
      </p>
      <Button
        size="sm"
        pending={pending}
        icon={<SkipForward aria-hidden size={14} strokeWidth={1.6} />}
        onClick={() => void go()}
      >
        {words("nextCall")}
      </Button>
      <AppLink href={linkTo("jobCampaign", params)} className={buttonStyle({ size: "sm", variant: "quiet" })}>
        {words("endCalls")}
      </AppLink>
    </section>
  );
}
