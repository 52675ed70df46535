import type { Handlers } from "../../call-context.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { notAnalysed } from "../../identity/run-in-sight.ts";
import { countJobBars, jobBars } from "./job-bars.ts";

export const insightsHandlers = {
  jobInsightMonths: async ({ env, job, run, body: { slicers = {}, filters = [] } }) => {
    const months = await jobObjectOf(env, job.id).insightMonths(run.run, { slicers, filters });
    if (!months) throw notAnalysed();
    return { ...months, currency: job.currency, minorDigits: minorDigitsOf(job.currency) };
  },
  jobInsights: async ({ env, db, person, job, run, body }) => {
    const { dimension = null, slicers = {}, filters = [] } = body;
    const money = { currency: job.currency, minorDigits: minorDigitsOf(job.currency) };
    const insights = await jobObjectOf(env, job.id).insights(run.run, { dimension, slicers, filters }, money);
    if (!insights) throw notAnalysed();
    const of = { currency: job.currency, perspective: run.perspective, isSample: job.isSample };
    const jobs = { dimension: "Jobs", bars: await countJobBars(db, person, of), isKnown: true } as const;
    const answer = { ...insights, dimensions: [...insights.dimensions, jobs] };
    return dimension === "Jobs" ? { ...answer, ...(await jobBars(db, person, of, slicers)) } : answer;
  },
} satisfies Partial<Handlers>;
