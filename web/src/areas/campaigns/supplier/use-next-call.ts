import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useSupplierView } from "./supplier-view.ts";

/** Opens the call after this one; where none is due any more, the campaign. */
export function useNextCall() {
  const words = useTranslations("campaigns.page");
  const { params } = useSupplierView();
  const [, navigate] = useLocation();
  const { run, pending } = useAction("nextCampaignCall", { operation: words("workOperation") });
  const { jobId, campaignWorkflowId, supplierKey } = params;
  const go = async () => {
    const outcome = await run({ params: { jobId, campaignWorkflowId }, body: { after: supplierKey } });
    if (outcome?.ok !== true) return;
    const { supplierKey: next, message } = outcome.answer;
    if (next !== null && next !== supplierKey) {
      navigate(`${linkTo("jobCampaignSupplier", { ...params, supplierKey: next })}?calls=1`);
      return;
    }
    notifyDone(message);
    navigate(linkTo("jobCampaign", params));
  };
  return { go, pending };
}
