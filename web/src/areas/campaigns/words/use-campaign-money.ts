import type { Job } from "@paygauge/api-types/entities/jobs";
import { useCaseMoney } from "../../../state/case-money.ts";

/** Minor units of a campaign's money as whole ones: they are expected, and not paid. */
export function useCampaignMoney(money: Pick<Job, "currency" | "minorDigits">): (minor: number) => string {
  const { whole } = useCaseMoney(money);
  return (minor) => whole(minor / 10 ** money.minorDigits);
}
