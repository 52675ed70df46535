/** The dashboard: figures across the jobs that a user can see, in parts that fail separately. */
import * as v from "valibot";
import { campaignAcrossJobs } from "./campaigns.ts";
import { jobListItem, runningJob } from "./jobs.ts";
import { minorText } from "./minor-text.ts";

/** A part of the page. "failed": it could not be read; the other parts are not affected. */
const part = <Value extends v.GenericSchema>(value: Value) =>
  v.variant("state", [v.object({ state: v.literal("ready"), value }), v.object({ state: v.literal("failed") })]);

const currencySum = v.object({
  currency: v.string(),
  minorDigits: v.number(),
  /** Minor units as decimal text. */
  spendMinor: minorText,
  potentialMinor: minorText,
  jobs: v.number(),
});

/** Counts of the jobs list, without sample jobs; where the user sees nothing else, of these. */
const jobFigures = v.object({
  total: v.number(),
  running: v.number(),
  published: v.number(),
  /** Sample jobs that are not counted. */
  samples: v.number(),
});

/** Sums over the runs that the user reads; the same runs count as in vendor lookup. */
const moneyFigures = v.object({
  suppliers: v.number(),
  /** Sample jobs that are not counted. */
  samples: v.number(),
  /** Jobs of a period of a buyer that another job covers: each amount counts once. */
  repeated: v.number(),
  /** Spend, and what is likely to move to card in a year, in one currency; null: no job has spend. */
  spend: v.nullable(
    v.object({
      currency: v.string(),
      minorDigits: v.number(),
      spendMinor: minorText,
      potentialMinor: minorText,
      /** Jobs whose potential is not known until they are scored again. */
      withoutPotential: v.number(),
      /** Year of the reference rates; null: nothing is converted. */
      ratesOf: v.nullable(v.number()),
      /** Currencies without a reference rate, whose spend is not in the sum. */
      unconverted: v.array(v.string()),
    }),
  ),
  /** Spend of each currency, the largest number of jobs first. */
  byCurrency: v.array(currencySum),
});

/** Campaigns that are active. */
const campaignFigures = v.object({
  active: v.number(),
  /** Suppliers of these that are Pending or Active; those of sample jobs are left out. */
  suppliers: v.number(),
  /** At most five, those that changed last first. */
  rows: v.array(campaignAcrossJobs),
});

const queueFigures = v.object({ errors: v.number(), oldestOn: v.nullable(v.string()) });

/** null: the user may not see this part. */
export const dashboard = v.object({
  jobs: part(jobFigures),
  money: part(moneyFigures),
  campaigns: part(v.nullable(campaignFigures)),
  queue: part(v.nullable(queueFigures)),
  running: part(v.array(runningJob)),
  /** At most eight, those that changed last first. */
  recent: part(v.array(jobListItem)),
});
export type Dashboard = v.InferOutput<typeof dashboard>;
export type DashboardPart = keyof Dashboard;
