import { createContext, use } from "react";
import type { CampaignMails } from "@paygauge/api-types/entities/campaign-mails";

/** The mails that are on the screen, for every part of their page. */
interface MailView {
  readonly params: { readonly jobId: string; readonly campaignWorkflowId: string };
  readonly mails: CampaignMails;
  readonly reload: () => void;
  /** Mails can be sent: the user runs the campaign, and it is active. */
  readonly mayWork: boolean;
}

export const MailContext = createContext<MailView | null>(null);

export function useMailView(): MailView {
  const view = use(MailContext);
  if (view === null) throw new Error("A part of a campaign's mails was drawn outside them.");
  return view;
}
