import { fromSearchParams } from "../../packages/ui/src/grid/grid-query-params.ts";
import { expect, test } from "vitest";
import { languages } from "@paygauge/api-types/languages";
import { findPage } from "@paygauge/api-types/sitemap";
import { readQuestion } from "../../chatbot/src/figures/read-question.ts";
import { suppliersHref } from "../../chatbot/src/figures/suppliers-href.ts";
import { fromInsightsParams } from "../../web/src/areas/analysis/insights/insights-query.ts";
import { comparisonOf } from "../../web/src/areas/analysis/comparison/use-comparison.ts";
import { assistantTexts as german } from "../../web/src/texts/de/assistant.ts";
import { assistantTexts as english } from "../../web/src/texts/en/assistant.ts";
import { assistantTexts as french } from "../../web/src/texts/fr/assistant.ts";

const suggested = { en: english.suggested, de: german.suggested, fr: french.suggested };

test.each(languages)("%s: the suggested questions about figures are read as such, the others as none", (language) => {
  const types = Object.entries(suggested[language]).map(([key, question]) => [
    key,
    readQuestion(question, language)?.type ?? "documents",
  ]);
  const documents = ["levels", "cardable", "columns", "publish", "case", "calls"].map((key) => [key, "documents"]);
  expect(types).toEqual([
    ...documents,
    ["atHigh", "count"],
    ["largest", "largest"],
    ["lastRun", "compare"],
    ["why", "why"],
    ["lift", "lift"],
  ]);
});

test("the source of an answer opens the grid with exactly its filters, also where a view is saved", () => {
  const none = { capability: null, levels: [], others: [], countries: [], thresholds: [], unmatched: false } as const;
  const href = suppliersHref("j1", {
    ...none,
    capability: "vcard",
    levels: ["High", "Medium"],
    others: [{ capability: "stp", levels: ["Low"] }],
    countries: ["DEU"],
    thresholds: [{ measure: "spendMinor", operator: "GreaterThan", value: 1000 }],
  });
  const url = new URL(href, "http://x.test");
  expect(findPage(url.pathname)?.id).toBe("jobSuppliers");
  const equal = (property: string, value: string) => ({ property, operator: "Equal", value, allowNull: false });
  const { filters, orderBy } = fromSearchParams(url.searchParams);
  expect(filters).toEqual([
    equal("vcardScore", "High"),
    equal("vcardScore", "Medium"),
    equal("stpScore", "Low"),
    equal("country", "DEU"),
    { ...equal("spendMinor", "1000"), operator: "GreaterThan" },
  ]);
  expect(orderBy).toEqual({ property: "spendMinor", direction: "desc" });
  const all = new URL(suppliersHref("j1", none), "http://x.test");
  const view = { ...fromSearchParams(new URLSearchParams()), filters };
  expect(fromSearchParams(all.searchParams, view).filters).toEqual([]);
});

test("addresses of Insights and of a comparison are read by their pages", () => {
  const insights = fromInsightsParams(new URLSearchParams("dim=PaymentMethods&m=suppliers"));
  expect([insights.dimension, insights.measure]).toEqual(["PaymentMethods", "suppliers"]);
  const { before, after, capability } = comparisonOf("before=r1&after=r2&capability=scf");
  expect([before, after, capability]).toEqual(["r1", "r2", "scf"]);
});
