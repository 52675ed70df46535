/** What a supplier of a campaign is worth in a year if it converts. */
import { familyOf } from "@paygauge/api-types/entities/case-methods";
import type { CampaignRecord } from "./campaign-store.ts";
import type { MemberRow } from "./member-rows.ts";

type Valued = Pick<CampaignRecord, "method" | "perSpend" | "perPayment">;
type Facts = Pick<MemberRow, "yearMinor" | "payments"> &
  Partial<Pick<MemberRow, "isCardable" | "cardableMinor" | "cardablePayments" | "status">>;

/**
 * Minor units, unrounded, so that a campaign's sum equals that of its use case. A card method counts only what is known to
 * be accepted by card (value/claim.ts). Who agreed without being known to accept cards accepts them.
 */
export function memberValue(
  { method, perSpend, perPayment }: Valued,
  { yearMinor, payments, isCardable = 1, cardableMinor = null, cardablePayments = null, status }: Facts,
): number {
  const whole = yearMinor * perSpend + payments * perPayment;
  if (familyOf[method] !== "card") return whole;
  if (isCardable === 0) return status === "Succeeded" ? whole : 0;
  return (cardableMinor ?? yearMinor) * perSpend + (cardablePayments ?? payments) * perPayment;
}

/** The row with the value that its status gives it. */
export const revalued = (campaign: Valued, row: MemberRow): MemberRow => ({
  ...row,
  valueMinor: memberValue(campaign, row),
});
