import { firstOfMonth } from "@paygauge/api-types/table-files/first-of-month";
import { useMemo } from "react";
import type {
  CampaignRoute,
  CampaignStage,
  Disposition,
  FailReason,
  MemberStatus,
  NextKind,
} from "@paygauge/api-types/campaigns/campaign-rules";
import type { CampaignMember } from "@paygauge/api-types/entities/campaign-suppliers";
import type { CampaignTone } from "@paygauge/api-types/entities/campaigns";
import type { Wave } from "@paygauge/api-types/entities/waves";
import { useFormats, useTranslations } from "../../../state/formats.ts";

/** Words of what a campaign and its suppliers may be, and days as they are on cards. */
export function useCampaignWords() {
  const words = useTranslations("campaigns.words");
  const { locale } = useFormats();
  return useMemo(() => {
    const short = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" });
    const moment = new Intl.DateTimeFormat(locale, {
      weekday: "short",
      day: "numeric",
      month: "short",
      hour: "2-digit",
      minute: "2-digit",
    });
    return {
      status: (status: MemberStatus) => words(`status.${status}`),
      stage: (stage: CampaignStage) => words(`stage.${stage}`),
      route: (route: CampaignRoute | "Aggregated") => words(`route.${route}`),
      tone: (tone: CampaignTone) => words(`tone.${tone}`),
      wave: (wave: Wave) => words(`wave.${wave}`),
      reason: (reason: FailReason) => words(`reason.${reason}`),
      disposition: (disposition: Disposition) => words(`disposition.${disposition}`),
      kind: (kind: NextKind) => words(`kind.${kind}`),
      channel: (channel: NonNullable<CampaignMember["lastChannel"]>) => words(`channel.${channel}`),
      contact: (contact: CampaignMember["contact"]) => words(`contact.${contact}`),
      /** "16 Nov" of "2026-11-16" or a moment. */
      day: (iso: string) => firstOfMonth(short.format(new Date(iso)), locale),
      /** "Tue, 17 Nov, 10:12", where the reader is. */
      moment: (iso: string) => firstOfMonth(moment.format(new Date(iso)), locale),
    };
  }, [words, locale]);
}
export type CampaignWords = ReturnType<typeof useCampaignWords>;
