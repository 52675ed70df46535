import { Badge, Button, EmptyState, Panel, SelectField, useTranslate } from "@paygauge/ui";
import { Pause, Play } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { mailStandings, type ListedMail, type MailStanding } from "@paygauge/api-types/entities/campaign-mails";
import { mailStates } from "@paygauge/api-types/mail/mail-states";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useCampaignWords } from "../words/use-campaign-words.ts";
import { useMailView } from "./mail-view.ts";
import { useChangeMails } from "./use-change-mails.ts";

const MailDialog = lazy(async () => ({ default: (await import("./mail-dialog.tsx")).MailDialog }));
const DecideDialog = lazy(async () => ({ default: (await import("./decide-dialog.tsx")).DecideDialog }));

const tones: Readonly<Partial<Record<MailStanding, "success" | "danger" | "warning" | "info">>> = {
  Sent: "success",
  Delivered: "success",
  Sending: "info",
  NotConfirmed: "warning",
  Refused: "danger",
  Bounced: "danger",
  Complained: "danger",
};

interface SendingPanelProps {
  readonly chosen: string | null;
  readonly choose: (state: string | null) => void;
}

/** Suppliers by standing, and the mails with their states. */
export function SendingPanel({ chosen, choose }: SendingPanelProps) {
  const words = useTranslations("campaigns.mails");
  const formats = useFormats();
  const { mails } = useMailView();
  const [opened, open] = useAddressPart("mail");
  const [deciding, decide] = useState<ListedMail | null>(null);
  const counted = mailStandings.filter((each) => mails.standings[each] > 0);
  return (
    <Panel
      title={words("sending")}
      facts={words("today", { sent: mails.sentToday, cap: mails.dailyCap })}
      actions={<PauseButton />}
    >
      <div className="flex flex-col gap-3">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-1 text-data sm:grid-cols-3">
          {counted.map((each) => (
            <div key={each} className="flex justify-between gap-2 border-b border-line py-1">
              <dt>{words(`standing.${each}`)}</dt>
              <dd className="font-semibold">{formats.count(mails.standings[each])}</dd>
            </div>
          ))}
        </dl>
        <SelectField
          label={words("filter")}
          value={chosen ?? ""}
          options={[
            { value: "", label: words("all") },
            ...mailStates.map((each) => ({ value: each, label: words(`standing.${each}`) })),
          ]}
          onChange={({ target }) => choose(target.value === "" ? null : target.value)}
        />
        {mails.mails.length === 0 ? (
          <EmptyState title={words(chosen === null ? "noMails" : "noneOfState")} />
        ) : (
          <ul className="divide-y divide-line" aria-label={words("sending")}>
            {mails.mails.map((mail) => (
              <MailLine key={mail.mailId} mail={mail} onOpen={() => open(mail.mailId)} onDecide={() => decide(mail)} />
            ))}
          </ul>
        )}
      </div>
      <Suspense fallback={null}>
        {opened !== null && <MailDialog mailId={opened} onClose={() => open(null)} />}
        {deciding !== null && <DecideDialog mail={deciding} onClose={() => decide(null)} />}
      </Suspense>
    </Panel>
  );
}

interface MailLineProps {
  readonly mail: ListedMail;
  readonly onOpen: () => void;
  readonly onDecide: () => void;
}

function MailLine({ mail, onOpen, onDecide }: MailLineProps) {
  const words = useTranslations("campaigns.mails");
  const translate = useTranslate();
  const say = useCampaignWords();
  const { mayWork } = useMailView();
  const { supplier, state, reason, isTest, changedOn, toAddress } = mail;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 grow text-data">
        <button
          type="button"
          className="block text-start font-semibold wrap-anywhere hover:underline pointer-coarse:min-h-11"
          onClick={onOpen}
        >
          {supplier}
        </button>
        <span className="block text-label wrap-anywhere text-text-2">
          {[say.moment(changedOn), toAddress].filter((each) => each !== "").join(", ")}
        </span>
        {reason !== null && <span className="block text-label wrap-anywhere text-text-2">{translate(reason)}</span>}
      </div>
      {isTest && <Badge tone="neutral">{words("testMark")}</Badge>}
      <Badge tone={tones[state] ?? "neutral"}>{words(`standing.${state}`)}</Badge>
      {state === "NotConfirmed" && mayWork && (
        <Button size="sm" onClick={onDecide}>
          {words("decide")}
        </Button>
      )}
    </li>
  );
}

function PauseButton() {
  const words = useTranslations("campaigns.mails");
  const { mails, mayWork } = useMailView();
  const { change, pending } = useChangeMails(words("pauseOperation"));
  const { isPaused, standings } = mails;
  if (!mayWork || (!isPaused && standings.Waiting === 0)) return null;
  const Icon = isPaused ? Play : Pause;
  return (
    <Button
      size="sm"
      pending={pending}
      icon={<Icon aria-hidden size={14} strokeWidth={1.6} />}
      onClick={() => void change({ kind: isPaused ? "resume" : "pause" })}
    >
      {words(isPaused ? "resume" : "pause")}
    </Button>
  );
}
