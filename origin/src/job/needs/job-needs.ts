/** What waits in a job and only its object can count. */
import * as v from "valibot";
import { addWorkingDays } from "@paygauge/api-types/campaigns/working-days";
import { abandonRule } from "@paygauge/api-types/campaigns/campaign-rules";
import type { JobNeedKind } from "@paygauge/api-types/entities/needs";
import { listCampaigns } from "../campaigns/campaign-store.ts";
import { waitingProposals } from "../decisions/merge-proposals.ts";
import { waitingPayees } from "../decisions/payee-decisions.ts";
import { soundRows } from "@paygauge/worker/stored-rows";
import { wholeRuns } from "../runs/run-store.ts";

/** A row for the catalogue. */
export interface ShippedNeed {
  readonly kind: JobNeedKind;
  /** The campaign of a followUp; "" of other kinds. */
  readonly itemId: string;
  /** Day from which it counts, "YYYY-MM-DD"; "": at once. */
  readonly fromDay: string;
  readonly count: number;
  readonly amountMinor: number;
  /** ""; since the newest run was finished. */
  readonly since: string;
}

/** What waits in the newest run, and in the campaigns. */
export function needsOfJob(sql: SqlStorage): ShippedNeed[] {
  const [run] = wholeRuns(sql);
  return [...(run === undefined ? [] : needsOfRun(sql, run)), ...followUps(sql)];
}

function needsOfRun(sql: SqlStorage, run: string): ShippedNeed[] {
  const place = { itemId: "", fromDay: "", since: "" };
  const payees = waitingPayees(sql, run);
  const proposals = waitingProposals(sql, run);
  const needs: ShippedNeed[] = [
    { ...place, kind: "duplicates", count: proposals.groups, amountMinor: proposals.spendMinor },
    { ...place, kind: "payees", count: payees.payees, amountMinor: payees.spendMinor },
  ];
  return needs.filter(({ count }) => count > 0);
}

const unanswered = v.object({
  campaignId: v.string(),
  since: v.string(),
  country: v.string(),
  n: v.number(),
  amountMinor: v.number(),
});

/** Suppliers of running campaigns that are proposed as Abandoned, from the day on which they are. */
function followUps(sql: SqlStorage): ShippedNeed[] {
  const found = soundRows(
    sql,
    unanswered,
    `SELECT campaignId, unansweredSince AS since, country, count(*) AS n,
       coalesce(sum(cardableMinor), 0) AS amountMinor FROM campaign_member
       WHERE unanswered >= ? AND unansweredSince IS NOT NULL AND status IN ('Pending', 'Active')
       GROUP BY campaignId, unansweredSince, country`,
    abandonRule.unanswered,
  );
  const rows = new Map<string, ShippedNeed>();
  const { readable } = listCampaigns(sql);
  const campaigns = new Map(readable.map((each) => [each.campaignId, each]));
  for (const { campaignId, since, country, n, amountMinor } of found) {
    const campaign = campaigns.get(campaignId);
    if (campaign === undefined || campaign.isDraft || campaign.stage === "Completed") continue;
    const fromDay = addWorkingDays(since.slice(0, 10), abandonRule.workingDays, country);
    const key = `${campaignId} ${fromDay}`;
    const { count, amountMinor: known } = rows.get(key) ?? { count: 0, amountMinor: 0 };
    rows.set(key, {
      kind: "followUp",
      itemId: campaignId,
      fromDay,
      count: count + n,
      amountMinor: known + amountMinor,
      since: `${fromDay}T00:00:00.000Z`,
    });
  }
  return [...rows.values()];
}
