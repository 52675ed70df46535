import { analyticsDatasetIds } from "@paygauge/api-types/entities/analytics-datasets";
import { mayQuery, runQuery, sightOf } from "../../analytics/run-query.ts";
import type { Handlers } from "../../call-context.ts";

export const analyticsHandlers = {
  analyticsDatasets: async ({ db, person }) => ({
    datasets: analyticsDatasetIds.filter((dataset) => mayQuery(person, dataset)),
    ...(await sightOf({ db, person })),
  }),

  runAnalyticsQuery: ({ env, db, person, body }) => runQuery({ env, db, person }, body),
} satisfies Partial<Handlers>;
