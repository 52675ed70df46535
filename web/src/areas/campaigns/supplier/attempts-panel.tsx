import { Panel } from "@paygauge/ui";
import { createElement } from "react";
import { Mail, MailOpen, PhoneCall, PhoneMissed, Reply, Voicemail, type LucideIcon } from "lucide-react";
import type { CampaignAttempt } from "@paygauge/api-types/entities/campaign-suppliers";
import { dispositionRules } from "@paygauge/api-types/campaigns/campaign-rules";
import { useTranslations } from "../../../state/formats.ts";
import { AttemptDots } from "../words/attempt-dots.tsx";
import { useCampaignWords } from "../words/use-campaign-words.ts";
import { LogAttempt } from "./log-attempt.tsx";
import { useSupplierView } from "./supplier-view.ts";

const channelIcons = { mail: Mail, letter: MailOpen, reply: Reply } as const;

function iconOf({ channel, disposition }: Pick<CampaignAttempt, "channel" | "disposition">): LucideIcon {
  if (channel !== "call") return channelIcons[channel];
  if (disposition === "voicemail") return Voicemail;
  return disposition !== null && dispositionRules[disposition].isReached ? PhoneCall : PhoneMissed;
}

/** What was tried so far, and the form of one more. */
export function AttemptsPanel() {
  const words = useTranslations("campaigns.supplier");
  const { supplier, mayWork } = useSupplierView();
  const { attempts, unanswered } = supplier.member;
  return (
    <div className="flex min-w-0 flex-col gap-3.5">
      {mayWork && <LogAttempt />}
      <Panel
        title={words("attempts")}
        facts={
          <span className="inline-flex items-center gap-2">
            <AttemptDots attempts={attempts} />
            {words("attemptsFacts", { made: attempts, unanswered })}
          </span>
        }
      >
        {supplier.attempts.length === 0 ? (
          <p className="text-data text-text-2">{words("noAttempts")}</p>
        ) : (
          <ol className="flex flex-col gap-3">
            {supplier.attempts.map((attempt) => (
              <AttemptDrawn key={attempt.attemptId} attempt={attempt} />
            ))}
          </ol>
        )}
      </Panel>
    </div>
  );
}

function AttemptDrawn({ attempt }: { readonly attempt: CampaignAttempt }) {
  const say = useCampaignWords();
  return (
    <li className="flex items-start gap-2.5">
      <span className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-sunken text-text-2">
        {createElement(iconOf(attempt), { "aria-hidden": true, size: 14, strokeWidth: 1.6 })}
      </span>
      <div className="min-w-0 grow text-data">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <b className="font-medium">
            {attempt.disposition === null ? say.channel(attempt.channel) : say.disposition(attempt.disposition)}
          </b>
          <span className="ms-auto text-label text-text-2">
            {say.moment(attempt.on)}, {attempt.by}
          </span>
        </p>
        {attempt.note !== "" && <p className="wrap-anywhere whitespace-pre-line text-text-2">{attempt.note}</p>}
      </div>
    </li>
  );
}
