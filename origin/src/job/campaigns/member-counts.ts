/** Counters of campaigns, from their rows: a counter that is kept next to them could be wrong. */
import * as v from "valibot";
import {
  bestStatuses,
  campaignRoutes,
  isOutcome,
  memberStatuses,
  type MemberStatus,
} from "@paygauge/api-types/campaigns/campaign-rules";
import type { CampaignCounters, RouteCounters } from "@paygauge/api-types/entities/campaigns";
import type { CampaignRecord } from "./campaign-store.ts";
import type { MemberRow } from "./member-rows.ts";
import { routeOf } from "./member-view.ts";
import { soundRows } from "@paygauge/worker/stored-rows";

type Counted = Pick<MemberRow, "status" | "valueMinor">;

const nothing = (): Record<MemberStatus | "Total", { suppliers: number; valueMinor: number }> => ({
  Total: { suppliers: 0, valueMinor: 0 },
  Pending: { suppliers: 0, valueMinor: 0 },
  Active: { suppliers: 0, valueMinor: 0 },
  Abandoned: { suppliers: 0, valueMinor: 0 },
  Failed: { suppliers: 0, valueMinor: 0 },
  Succeeded: { suppliers: 0, valueMinor: 0 },
});

/** Sums are rounded once, where they are read. */
function rounded(counters: ReturnType<typeof nothing>): CampaignCounters {
  for (const of of Object.values(counters)) of.valueMinor = Math.round(of.valueMinor);
  return counters;
}

export function countersOf(rows: Iterable<Counted>): CampaignCounters {
  const counters = nothing();
  for (const { status, valueMinor } of rows)
    for (const of of [counters.Total, counters[status]]) {
      of.suppliers += 1;
      of.valueMinor += valueMinor;
    }
  return rounded(counters);
}

/**
 * What a campaign is expected to be worth in a year, minor units; null: no supplier counts, so that it is not known.
 * @param worth of all suppliers if they convert, unrounded
 */
export const expectedMinorOf = (
  { conversion }: Pick<CampaignRecord, "conversion">,
  { suppliers, worth }: { readonly suppliers: number; readonly worth: number },
): number | null => (suppliers > 0 && worth === 0 ? null : Math.round(worth * conversion));

/** Worth of suppliers if they convert, minor units, unrounded. */
export const worthOf = (rows: readonly Pick<MemberRow, "valueMinor">[]): number =>
  rows.reduce((sum, { valueMinor }) => sum + valueMinor, 0);

export const openOf = ({ Pending, Active }: CampaignCounters): number => Pending.suppliers + Active.suppliers;

/** Whether work on a supplier got that far since it was last reopened; later steps imply earlier ones. */
export const isDecided = ({ status }: MemberRow): boolean => status === "Succeeded" || status === "Failed";
export const isReached = (row: MemberRow): boolean => row.isReached === 1 || isDecided(row);
export const isContacted = (row: MemberRow): boolean => row.attempts > 0 || isReached(row);

const countRow = v.object({
  campaignId: v.string(),
  route: v.nullable(v.string()),
  status: v.picklist(memberStatuses),
  suppliers: v.number(),
  valueMinor: v.number(),
  contacted: v.number(),
});
type CountRow = Readonly<v.InferOutput<typeof countRow>>;

function addTo(counters: ReturnType<typeof nothing>, { status, suppliers, valueMinor }: CountRow): void {
  for (const of of [counters.Total, counters[status]]) {
    of.suppliers += suppliers;
    of.valueMinor += valueMinor;
  }
}

const isContactedSql = "(attempts > 0 OR isReached = 1 OR status IN ('Succeeded', 'Failed'))";
const idsJson = (campaigns: readonly Pick<CampaignRecord, "campaignId">[]): string =>
  JSON.stringify(campaigns.map(({ campaignId }) => campaignId));

const placesSql = bestStatuses.map((status, place) => `WHEN '${status}' THEN ${place}`).join(" ");

/** Every supplier of several campaigns once, with its best status; of one status the higher value counts. */
function aggregated(sql: SqlStorage, ids: string): CampaignCounters {
  const counters = nothing();
  const rows = soundRows(
    sql,
    countRow,
    `SELECT '' AS campaignId, NULL AS route, status, count(*) AS suppliers, sum(valueMinor) AS valueMinor, 0 AS contacted
     FROM (SELECT status, valueMinor, row_number() OVER (PARTITION BY supplierKey
       ORDER BY CASE status ${placesSql} END, valueMinor DESC) AS place
       FROM campaign_member WHERE campaignId IN (SELECT value FROM json_each(?))) WHERE place = 1 GROUP BY status`,
    ids,
  );
  for (const row of rows) addTo(counters, row);
  return rounded(counters);
}

/** A campaign's counters, its suppliers with an attempt, and what they are worth if they convert, unrounded. */
interface CountedCampaign {
  readonly counters: CampaignCounters;
  readonly contacted: number;
  readonly worth: number;
}

/** Counters of several campaigns: of each, and by route, those that occur in their order, with Aggregated last. */
export function countersOfCampaigns(
  sql: SqlStorage,
  campaigns: readonly Pick<CampaignRecord, "campaignId" | "route">[],
): {
  readonly byCampaign: ReadonlyMap<string, CountedCampaign>;
  readonly byRoute: RouteCounters[];
} {
  const ids = idsJson(campaigns);
  const byCampaign = new Map(
    campaigns.map(({ campaignId }) => [campaignId, { counters: nothing(), contacted: 0, worth: 0 }]),
  );
  const routesOf = new Map(campaigns.map(({ campaignId, route }) => [campaignId, route]));
  const byRoute = new Map<string, ReturnType<typeof nothing>>();
  const rows = soundRows(
    sql,
    countRow,
    `SELECT campaignId, route, status, count(*) AS suppliers, sum(valueMinor) AS valueMinor,
       sum(${isContactedSql}) AS contacted
     FROM campaign_member WHERE campaignId IN (SELECT value FROM json_each(?)) GROUP BY campaignId, route, status`,
    ids,
  );
  for (const row of rows) {
    const own = byCampaign.get(row.campaignId);
    if (own === undefined) continue;
    addTo(own.counters, row);
    own.contacted += row.contacted;
    const route = row.route ?? routesOf.get(row.campaignId) ?? "";
    const ofRoute = byRoute.get(route) ?? nothing();
    addTo(ofRoute, row);
    byRoute.set(route, ofRoute);
  }
  for (const own of byCampaign.values()) {
    own.worth = own.counters.Total.valueMinor;
    rounded(own.counters);
  }
  const routes = campaignRoutes.flatMap((route): RouteCounters[] => {
    const counters = byRoute.get(route);
    return counters === undefined ? [] : [{ route, counters: rounded(counters) }];
  });
  return { byCampaign, byRoute: [...routes, { route: "Aggregated", counters: aggregated(sql, ids) }] };
}

/** Counters of one campaign's rows by route, those that occur in their order. */
export function routesOfRows(rows: readonly MemberRow[], campaign: CampaignRecord): RouteCounters[] {
  return campaignRoutes.flatMap((route): RouteCounters[] => {
    const own = rows.filter((row) => routeOf(row, campaign) === route);
    return own.length === 0 ? [] : [{ route, counters: countersOf(own) }];
  });
}

/** What the steps above a campaign are computed from. */
export function stepFactsOf(rows: readonly MemberRow[]) {
  const count = (test: (row: MemberRow) => boolean): number => rows.reduce((sum, row) => sum + Number(test(row)), 0);
  return {
    suppliers: rows.length,
    open: count(({ status }) => !isOutcome(status)),
    verified: count(({ contact }) => contact === "verified"),
    written: count(({ isWritten }) => isWritten === 1),
    contacted: count(isContacted),
  };
}
