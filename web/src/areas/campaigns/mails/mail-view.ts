import { createContext, use } from "react";
import type { CampaignMails, MailPreview } from "@paygauge/api-types/entities/campaign-mails";
import type { LetterKind } from "@paygauge/api-types/mail/letter-kinds";
import type { CallState } from "../../../data/use-call.ts";

/** The mails that are on the screen, for every part of their page. */
interface MailView {
  readonly params: { readonly jobId: string; readonly campaignWorkflowId: string };
  readonly mails: CampaignMails;
  /** The exact mail to one supplier, with the template as it is edited. */
  readonly preview: CallState<MailPreview>;
  /** Which of its two texts a campaign's mail is shown with. */
  readonly letter: LetterKind;
  /** Reads the mails and the preview again. */
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
