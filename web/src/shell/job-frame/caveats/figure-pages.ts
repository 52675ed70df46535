import type { PageId } from "@paygauge/api-types/sitemap";

/**
 * Pages whose sums rest on the directory and on what counts as a supplier. Lists and pages of suppliers mark their own
 * figures, and their toolbar leads to the payees.
 */
export const figurePages: ReadonlySet<PageId> = new Set<PageId>([
  "jobSummary",
  "jobInsights",
  "jobUseCases",
  "jobUseCase",
  "jobBusinessCaseCalculator",
]);
