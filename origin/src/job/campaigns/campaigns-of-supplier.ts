/** The campaigns that a supplier is in. */
import * as v from "valibot";
import { memberStatuses } from "@paygauge/api-types/campaigns/campaign-rules";
import type { CampaignOfSupplier } from "@paygauge/api-types/entities/campaigns";
import { soundRows } from "@paygauge/worker/stored-rows";
import type { CampaignRecord } from "./campaign-store.ts";

const member = v.object({ campaignId: v.string(), status: v.picklist(memberStatuses), statusOn: v.string() });

/** Returns those of the campaigns that hold the supplier, each with the supplier's status there. */
export function campaignsOfSupplier(
  sql: SqlStorage,
  campaigns: readonly CampaignRecord[],
  supplierKey: string,
): CampaignOfSupplier[] {
  const query = "SELECT campaignId, status, statusOn FROM campaign_member WHERE supplierKey = ?";
  const own = new Map(soundRows(sql, member, query, supplierKey).map((row) => [row.campaignId, row]));
  return campaigns.flatMap(({ campaignId, name, method, route, stage }) => {
    const row = own.get(campaignId);
    return row === undefined
      ? []
      : [{ campaignWorkflowId: campaignId, name, method, route, stage, status: row.status, statusOn: row.statusOn }];
  });
}
