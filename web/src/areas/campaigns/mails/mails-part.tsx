import "../../../data/campaigns/campaign-mails-calls.ts";
import { ErrorState, NotificationBar, Skeleton } from "@paygauge/ui";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { mailStates } from "@paygauge/api-types/mail/mail-states";
import type { CampaignMails } from "@paygauge/api-types/entities/campaign-mails";
import { isLanguage, type Language } from "@paygauge/api-types/languages";
import type { LetterKind } from "@paygauge/api-types/mail/letter-kinds";
import { problemView } from "../../../data/grid-error.ts";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { useCall, type CallState } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useSettled } from "../../../state/use-settled.ts";
import { useCampaignView } from "../campaign/campaign-view.ts";
import { AccountsNotice } from "./accounts-panel.tsx";
import { ListsPanel } from "./lists-panel.tsx";
import { MailContext } from "./mail-view.ts";
import { PreviewPanel } from "./preview-panel.tsx";
import { SendBar } from "./send-bar.tsx";
import { SendingPanel } from "./sending-panel.tsx";
import { TemplatePanel, type MailDraft } from "./template-panel.tsx";

/** How often the list is read while mails are being sent, and otherwise, ms. */
const pollMs = (found: CampaignMails | undefined): number =>
  found !== undefined && found.standings.Waiting + found.standings.Sending > 0 ? 2000 : 15_000;

/** Outreach by mail: the template, the exact mail to each supplier, and the state of those sent. */
export function MailsPart({ bar }: { readonly bar: ReactNode }) {
  const { job, found } = useCampaignView();
  const [asked, choose] = useAddressPart("mails");
  const state = mailStates.find((each) => each === asked);
  const params = { jobId: job.id, campaignWorkflowId: found.campaign.campaignWorkflowId };
  const query = state === undefined ? {} : { state };
  const mails = useCall("campaignMails", { params, query }, { pollMs });
  const { data, problem, reload, refreshing } = mails;
  return (
    <div className="flex flex-col gap-3">
      {bar}
      {data === undefined && problem !== undefined && (
        <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
      )}
      {data === undefined && problem === undefined && <Skeleton kind="table" columns={3} rows={8} rowHeight={48} />}
      {data !== undefined && <Drawn {...{ params, data, mails, choose }} chosen={state ?? null} />}
    </div>
  );
}

/** The mail to the supplier that the address names, or the first; a template is shown once typing pauses. */
function usePreview(params: DrawnProps["params"], letter: LetterKind, draft: MailDraft | null, saved: string) {
  const [supplierKey] = useAddressPart("supplier");
  const typed = useSettled(draft);
  const isWhole = typed !== null && draft !== null && typed.subject.trim() !== "" && typed.text.trim() !== "";
  const edited = isWhole ? { language: typed.language, subject: typed.subject, text: typed.text } : {};
  const body = { ...(supplierKey !== null && { supplierKey }), ...edited, isFollowUp: letter === "followUp" };
  const preview = useCall("previewCampaignMail", { params, body });
  const { mutate } = preview;
  // An answer from before the template or the address was saved shows what is no longer sent.
  const shownFor = useRef(saved);
  useEffect(() => {
    if (shownFor.current === saved) return;
    shownFor.current = saved;
    void mutate();
  }, [saved, mutate]);
  return preview;
}

interface DrawnProps {
  readonly params: { readonly jobId: string; readonly campaignWorkflowId: string };
  readonly data: CampaignMails;
  readonly mails: CallState<CampaignMails>;
  readonly chosen: (typeof mailStates)[number] | null;
  readonly choose: (state: string | null) => void;
}

function Drawn({ params, data, mails, chosen, choose }: DrawnProps) {
  const words = useTranslations("campaigns.mails");
  const { mayWork } = useCampaignView();
  const [asked, setAsked] = useAddressPart("language");
  const language: Language = isLanguage(asked) ? asked : "en";
  const [named, setNamed] = useAddressPart("letter");
  const letter: LetterKind = named === "followUp" ? named : "first";
  const [draft, setDraft] = useState<MailDraft | null>(null);
  const saved = [
    data.postalAddress,
    data.accountsContact,
    data.accountsMail,
    ...data.templates.map(({ version }) => version),
  ].join(" ");
  const preview = usePreview(params, letter, draft, saved);
  const reload = () => {
    mails.reload();
    preview.reload();
  };
  return (
    <MailContext value={{ params, mails: data, preview, letter, reload, mayWork }}>
      {data.isStandIn && <NotificationBar tone="info">{words("standIn")}</NotificationBar>}
      <AccountsNotice />
      {mayWork && <SendBar isDrafted={draft !== null} />}
      <div className="grid items-start gap-3.5 md:grid-cols-2 lg:grid-cols-3">
        <TemplatePanel
          {...{ letter, language, draft }}
          chooseLetter={(next) => setNamed(next === "first" ? null : next)}
          choose={setAsked}
          onDraft={setDraft}
        />
        <PreviewPanel />
        <SendingPanel chosen={chosen} choose={choose} />
        <ListsPanel />
      </div>
    </MailContext>
  );
}
