import type { Handlers } from "../../call-context.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { minorDigitsOf } from "../../job/reading/currencies.ts";
import { Refusal } from "../../refusal.ts";

export const insightsHandlers = {
  jobInsights: async ({ env, job, body }) => {
    const money = { currency: job.currency, minorDigits: minorDigitsOf(job.currency) };
    const insights = await jobObjectOf(env, job.id).insights(body.dimension, body.slicers ?? {}, money);
    if (!insights)
      throw new Refusal(409, "NOT_ANALYSED", "This job has no finished analysis yet. Import a file first.");
    return insights;
  },
} satisfies Partial<Handlers>;
