/** What campaigns came to: one answer with every figure. Money: minor units of the job's currency, a year. */
import * as v from "valibot";
import { campaignRoutes, failReasons } from "../campaigns/campaign-rules.ts";
import { campaignTones } from "./campaigns.ts";

/** How far off the next action of an open supplier is: days overdue, or to come. */
export const ageingBuckets = ["overdue10", "overdue5", "overdue1", "today", "week", "later", "none"] as const;

const funnel = v.object({
  route: v.nullable(v.picklist(campaignRoutes)),
  tone: v.nullable(v.picklist(campaignTones)),
  inCampaign: v.number(),
  contacted: v.number(),
  reached: v.number(),
  decided: v.number(),
  succeeded: v.number(),
});

export const campaignReport = v.object({
  currency: v.string(),
  minorDigits: v.number(),
  /** All suppliers first, with route and tone null; then each route with each tone that occurs. Later steps imply earlier. */
  funnel: v.array(funnel),
  /** Fractions of all suppliers, and of what they are paid in a year. */
  conversion: v.object({ byCount: v.number(), bySpend: v.number() }),
  /** Suppliers with an attempt, of all. */
  contactRate: v.number(),
  /** From the campaign's start, or when the supplier was added or reopened, whichever is later. */
  daysToDecision: v.object({
    median: v.nullable(v.number()),
    buckets: v.array(v.object({ from: v.number(), to: v.nullable(v.number()), suppliers: v.number() })),
  }),
  /** The most frequent first. */
  reasons: v.array(v.object({ reason: v.picklist(failReasons), suppliers: v.number(), valueMinor: v.number() })),
  ageing: v.array(v.object({ bucket: v.picklist(ageingBuckets), suppliers: v.number() })),
  value: v.object({
    /** Value of all × conversion. */
    expectedMinor: v.number(),
    realisedMinor: v.number(),
    /** Realised less what was expected by today; null where no campaign has a due date. */
    aheadMinor: v.nullable(v.number()),
    /** Cumulative, at most 60 days; what lies ahead is not realised yet, and without a due date nothing is expected. */
    days: v.array(
      v.object({ on: v.string(), expectedMinor: v.nullable(v.number()), realisedMinor: v.nullable(v.number()) }),
    ),
  }),
});
export type CampaignReport = v.InferOutput<typeof campaignReport>;
