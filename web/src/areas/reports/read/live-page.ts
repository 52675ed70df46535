/** The page of the product with the figures of a report's section, each of which opens its rows or what it is made of. */
const pages = {
  overview: "jobSummary",
  capabilities: "jobSummary",
  matchQuality: "jobSummary",
  dimension: "jobInsights",
  breakdown: "jobInsights",
  months: "jobInsights",
  paymentMix: "jobInsights",
  topSuppliers: "jobSuppliers",
  useCases: "jobUseCases",
  useCaseSuppliers: "jobUseCases",
  case: "jobBusinessCaseCalculator",
  caseAssumed: "jobBusinessCaseCalculator",
  casePays: "jobBusinessCaseCalculator",
  caseDrivers: "jobBusinessCaseCalculator",
  caseSuppliers: "jobBusinessCaseCalculator",
  campaigns: "jobCampaigns",
  campaignRoutes: "jobCampaigns",
  campaignValue: "jobCampaigns",
  campaignReasons: "jobCampaigns",
  campaignDecisions: "jobCampaigns",
  campaignAgeing: "jobCampaigns",
} as const;
type Sectioned = keyof typeof pages;

const isSectioned = (key: string): key is Sectioned => Object.hasOwn(pages, key);

/** null: the section has no figures, such as a cover. "dimension.Countries" is one of several sections of its kind. */
export function livePageOf(sectionId: string): (typeof pages)[Sectioned] | null {
  const [key = ""] = sectionId.split(".");
  return isSectioned(key) ? pages[key] : null;
}
