import { expect, test } from "vitest";
import type { MemberStatus } from "@paygauge/api-types/campaigns/campaign-rules";
import { nodeStorage } from "../../support/node-storage.fixture.ts";
import { migrateJob } from "../job-tables.ts";
import { countersOf, countersOfCampaigns, expectedMinorOf, worthOf } from "./member-counts.ts";

const rows = [
  { status: "Active", valueMinor: 100.4 },
  { status: "Active", valueMinor: 0.4 },
  { status: "Succeeded", valueMinor: 1000.4 },
  { status: "Abandoned", valueMinor: 7 },
] as const;

test("each status has its own suppliers and money, they add up to the total, and sums are rounded once", () => {
  expect(countersOf(rows)).toEqual({
    Total: { suppliers: 4, valueMinor: 1108 },
    Pending: { suppliers: 0, valueMinor: 0 },
    Active: { suppliers: 2, valueMinor: 101 },
    Abandoned: { suppliers: 1, valueMinor: 7 },
    Failed: { suppliers: 0, valueMinor: 0 },
    Succeeded: { suppliers: 1, valueMinor: 1000 },
  });
});

test("what is expected is the worth at the campaign's conversion; without a worth it isn't known", () => {
  const worth = worthOf(rows);
  expect(worth).toBeCloseTo(1108.2, 9);
  expect(expectedMinorOf({ conversion: 0.35 }, { suppliers: 4, worth })).toBe(388);
  expect(expectedMinorOf({ conversion: 0.35 }, { suppliers: 4, worth: 0 })).toBeNull();
  expect(expectedMinorOf({ conversion: 0.35 }, { suppliers: 0, worth: 0 })).toBe(0);
});

type Member = readonly [
  campaignId: string,
  supplierKey: string,
  status: MemberStatus,
  valueMinor: number,
  route?: string,
];

/** Members of campaigns as their table has them; what isn't named is empty. */
function store(members: readonly Member[]) {
  const { sql } = nodeStorage();
  migrateJob(sql);
  for (const [campaignId, supplierKey, status, valueMinor, route = null] of members)
    sql.exec(
      `INSERT INTO campaign_member (campaignId, supplierKey, name, country, mcc, mccDescription, yearMinor, payments,
         levels, valueMinor, status, route, ownerName, version, statusOn, countedFrom, attempts, unanswered, isReached,
         isWritten, contact, changedBy, changedOn)
       VALUES (?, ?, '', '', '', '', 0, 0, '', ?, ?, ?, '', 1, '', '', 0, 0, 0, 0, 'none', '', '')`,
      campaignId,
      supplierKey,
      valueMinor,
      status,
      route,
    );
  return sql;
}
const campaigns = [
  { campaignId: "one", route: "Buyer" },
  { campaignId: "two", route: "Issuer" },
] as const;
const counted = (members: readonly Member[]) => countersOfCampaigns(store(members), campaigns);
/** "2 300": suppliers and their money, where there are any. */
const told = (counters: Readonly<Record<string, { suppliers: number; valueMinor: number }>> | undefined) =>
  Object.fromEntries(
    Object.entries(counters ?? {}).flatMap(([status, { suppliers, valueMinor }]) =>
      suppliers === 0 ? [] : [[status, `${suppliers} ${valueMinor}`]],
    ),
  );

test("a supplier of several campaigns counts once in all of them, with its best status and that one's money", () => {
  const { byCampaign, byRoute } = counted([
    ["one", "s1", "Failed", 900],
    ["two", "s1", "Succeeded", 100],
    ["one", "s2", "Active", 70],
    ["two", "s2", "Active", 300],
    ["two", "s3", "Pending", 5],
  ]);
  expect(told(byCampaign.get("one")?.counters)).toEqual({ Total: "2 970", Failed: "1 900", Active: "1 70" });
  expect(byCampaign.get("two")?.worth).toBe(405);
  const all = byRoute.find(({ route }) => route === "Aggregated");
  // Of two equal statuses the higher value counts.
  expect(told(all?.counters)).toEqual({ Total: "3 405", Succeeded: "1 100", Active: "1 300", Pending: "1 5" });
});

test("a supplier's own route counts before the campaign's", () => {
  const { byRoute } = counted([
    ["one", "s1", "Active", 10],
    ["one", "s2", "Active", 20, "Issuer"],
    ["two", "s3", "Active", 30],
  ]);
  expect(
    byRoute.map(({ route, counters }) => `${route} ${counters.Total.suppliers} ${counters.Total.valueMinor}`),
  ).toEqual(["Buyer 1 10", "Issuer 2 50", "Aggregated 3 60"]);
});
