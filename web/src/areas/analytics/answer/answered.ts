import type { AnalyticsAnswer } from "@paygauge/api-types/entities/analytics-queries";

/** An answer with rows. */
export type Answered = Extract<AnalyticsAnswer, { state: "answered" }>;
