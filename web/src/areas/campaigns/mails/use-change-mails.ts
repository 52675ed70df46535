import type { ChangeMailsBody } from "@paygauge/api-types/entities/campaign-mails";
import { useAction } from "../../../data/use-action.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMailView } from "./mail-view.ts";

/** Changes mails and shows the answer. `change` returns whether it was done. */
export function useChangeMails(operation: string) {
  const { params, reload } = useMailView();
  const { run, pending } = useAction("changeCampaignMails", { operation });
  const change = async (body: ChangeMailsBody): Promise<boolean> => {
    const outcome = await run({ params, body });
    if (outcome?.ok !== true) return false;
    notifyDone(outcome.answer.message);
    reload();
    return true;
  };
  return { change, pending };
}
