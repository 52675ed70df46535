/** What a supplier of a campaign is worth in a year if it converts. */
import { familyOf } from "@paygauge/api-types/value/levers";
import type { CampaignRecord } from "./campaign-store.ts";
import type { MemberRow } from "./member-rows.ts";

type Valued = Pick<CampaignRecord, "method" | "perSpend" | "perPayment">;
type Facts = Pick<MemberRow, "yearMinor" | "payments"> & Partial<Pick<MemberRow, "isCardable" | "status">>;

/**
 * Minor units, unrounded, so that a campaign's sum equals that of its use case. A card method counts only suppliers that
 * are known to accept cards (value/claim.ts); one that agreed accepts them.
 */
export function memberValue(
  { method, perSpend, perPayment }: Valued,
  { yearMinor, payments, isCardable = 1, status }: Facts,
): number {
  const isClaimed = familyOf[method] !== "card" || isCardable === 1 || status === "Succeeded";
  return isClaimed ? yearMinor * perSpend + payments * perPayment : 0;
}

/** The row with the value that its status gives it. */
export const revalued = (campaign: Valued, row: MemberRow): MemberRow => ({
  ...row,
  valueMinor: memberValue(campaign, row),
});
