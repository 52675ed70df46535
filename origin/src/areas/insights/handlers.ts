import type { Handlers } from "../../call-context.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { minorDigitsOf } from "../../job/reading/currencies.ts";
import { Refusal } from "../../refusal.ts";
import { jobBars } from "./job-bars.ts";

export const insightsHandlers = {
  jobInsights: async ({ env, db, person, job, body }) => {
    const { dimension, slicers = {}, filters = [] } = body;
    const money = { currency: job.currency, minorDigits: minorDigitsOf(job.currency) };
    const insights = await jobObjectOf(env, job.id).insights({ dimension, slicers, filters }, money);
    if (!insights)
      throw new Refusal(409, "NOT_ANALYSED", "This job has no finished analysis yet. Import a file first.");
    if (dimension !== "Jobs") return insights;
    return { ...insights, ...(await jobBars(db, person, job.currency, slicers)) };
  },
} satisfies Partial<Handlers>;
