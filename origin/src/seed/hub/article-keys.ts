import type { HubTopic } from "@paygauge/api-types/entities/resource-hub";

export interface ArticleText {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
}

/** Articles of the resource hub, in the order of their topics. */
export const articleTopics = {
  "first-analysis": "start",
  "which-file": "start",
  "card-data": "acceptance",
  "supplier-call": "campaigns",
  "cardable-spend": "results",
  "score-reasons": "results",
} as const satisfies Record<string, HubTopic>;
export type ArticleKey = keyof typeof articleTopics;
