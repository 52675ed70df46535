import { mailLimits } from "@paygauge/api-types/mail/mail-limits";
import type { Env } from "../env.ts";

/** Mails of one issuer and day (UTC). */
export function dailyCapOf({ MAIL_DAILY_CAP }: Pick<Env, "MAIL_DAILY_CAP">): number {
  return /^\d{1,6}$/.test(MAIL_DAILY_CAP ?? "") ? Number(MAIL_DAILY_CAP) : mailLimits.daily;
}
