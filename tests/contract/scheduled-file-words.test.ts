/** Files that schedules email are named and filled as the page's own export. */
import { expect, test } from "vitest";
import type { AnalyticsQuery } from "@paygauge/api-types/entities/analytics-queries";
import { headingsOf, scheduleFile } from "../../origin/src/analytics/schedules/schedule-file.ts";
import { analyticsTexts as german } from "../../web/src/texts/de/analytics.ts";
import { analyticsTexts as english } from "../../web/src/texts/en/analytics.ts";
import { analyticsTexts as french } from "../../web/src/texts/fr/analytics.ts";

const query: AnalyticsQuery = {
  dataset: "suppliersByJob",
  measures: [{ as: "count" }, { field: "spend", as: "sum" }],
  dimensions: [{ field: "supplier" }, { field: "periodEnd", by: "month" }, { field: "currency" }],
  filters: [],
  sort: [],
  limit: 10,
};

test.each([
  { language: "en", texts: english },
  { language: "de", texts: german },
  { language: "fr", texts: french },
] as const)("the columns have the page's names in $language", ({ language, texts }) => {
  const { fields, parts, aggregates, build, measure, dimension } = texts;
  const period = dimension.replace("{field}", fields.periodEnd).replace("{part}", parts.month);
  const spend = measure.replace("{field}", fields.spend).replace("{as}", aggregates.sum);
  expect(headingsOf(query, "GBP", language)).toEqual([
    fields.supplier,
    period,
    fields.currency,
    build.rows,
    `${spend} (GBP)`,
  ]);
  expect(headingsOf(query, null, language).at(-1)).toBe(spend);
});

test("amounts are in whole units of their own currency, blanks are empty, and nothing runs in a spreadsheet", async () => {
  const rows = [
    ["=1+1", "2026-01", "GBP", 2, 12_345],
    ["Ada", null, "JPY", 1, 700],
  ];
  const bytes = await scheduleFile(query, { rows, currency: null }, { name: "Rows", format: "csv", language: "en" });
  const lines = new TextDecoder().decode(bytes).trimEnd().split("\r\n");
  expect(lines.slice(1)).toEqual(["'=1+1,2026-01,GBP,2,123.45", "Ada,,JPY,1,700"]);
});
