import {
  CalendarClock,
  Hourglass,
  Mail,
  MailOpen,
  MessageSquareX,
  Phone,
  PhoneMissed,
  TriangleAlert,
  UserSearch,
  Handshake,
  type LucideIcon,
} from "lucide-react";
import { useTexts } from "@paygauge/ui";
import { useMemo } from "react";
import type { NextKind } from "@paygauge/api-types/campaigns/campaign-rules";
import type { CampaignMember } from "@paygauge/api-types/entities/campaign-suppliers";
import { useTranslations } from "../../../state/formats.ts";
import { daysBetween, today } from "./days.ts";
import { useCampaignWords, type CampaignWords } from "./use-campaign-words.ts";

const icons: Readonly<Record<NextKind, LucideIcon>> = {
  call: Phone,
  callBack: Phone,
  mail: Mail,
  letter: MailOpen,
  wait: Hourglass,
  findContact: UserSearch,
};

/** What is to be done next, or how it ended: late and missing things are amber, what is due today is bold. */
export interface NextSaid {
  readonly text: string;
  readonly tone: "plain" | "due" | "late";
  readonly icon: LucideIcon;
}

/** Says what comes next for a supplier, in a line. */
export function useNextWords(): (member: CampaignMember) => NextSaid {
  const words = useTranslations("campaigns.next");
  const say = useCampaignWords();
  const texts = useTexts();
  return useMemo(() => saying(words, say, texts.capabilityNames), [words, say, texts]);
}

function saying(
  words: ReturnType<typeof useTranslations<"campaigns.next">>,
  say: CampaignWords,
  methods: ReturnType<typeof useTexts>["capabilityNames"],
): (member: CampaignMember) => NextSaid {
  const what = (member: CampaignMember, kind: NextKind) =>
    kind === "call" ? words("call", { number: member.attempts + 1 }) : say.kind(kind);
  const open = (member: CampaignMember): NextSaid => {
    const { nextKind, nextOn, nextTime, route } = member;
    // Others work on it: what comes next is theirs to say.
    if (route === "External") return { text: words("nothing"), tone: "plain", icon: CalendarClock };
    const isUnknown = member.contact === "none" || member.contact === "erased";
    if (isUnknown && (nextKind === null || nextKind === "findContact"))
      return { text: words("noContact"), tone: "late", icon: UserSearch };
    if (nextKind === null) return { text: words("nothing"), tone: "plain", icon: CalendarClock };
    const icon = icons[nextKind];
    const said = what(member, nextKind);
    if (nextOn === null) return { text: said, tone: "plain", icon };
    const days = daysBetween(today(), nextOn);
    if (days < 0) return { text: words("overdue", { days: -days, what: said }), tone: "late", icon: TriangleAlert };
    const at = nextTime === null ? "" : ` ${nextTime}`;
    if (days === 0) return { text: `${words("today", { what: said })}${at}`, tone: "due", icon };
    return { text: `${words("on", { what: said, day: say.day(nextOn) })}${at}`, tone: "plain", icon };
  };
  return (member) => {
    if (member.status === "Succeeded")
      return {
        text: words("agreed", {
          method: member.agreedMethod === null ? "" : methods[member.agreedMethod],
          day: member.agreedOn === null ? "" : say.day(member.agreedOn),
        }),
        tone: "plain",
        icon: Handshake,
      };
    if (member.status === "Failed")
      return { text: member.reason === null ? "" : say.reason(member.reason), tone: "plain", icon: MessageSquareX };
    if (member.status === "Abandoned")
      return { text: words("unanswered", { count: member.unanswered }), tone: "plain", icon: PhoneMissed };
    return open(member);
  };
}

const tones = { plain: "text-text-2", due: "font-semibold text-text", late: "text-warning" } as const;

/** The line of what comes next, with its sign. */
export function NextLine({ member }: { readonly member: CampaignMember }) {
  const { text, tone, icon: Icon } = useNextWords()(member);
  return (
    <p className={`flex min-w-0 items-center gap-1.5 text-label ${tones[tone]}`}>
      <Icon aria-hidden size={14} strokeWidth={1.6} className="shrink-0" />
      <span className="truncate">{text}</span>
    </p>
  );
}
