/** Anyone who holds one accessor role and nothing else gets an answer from every call that the role's page makes. */
import { expect, it } from "vitest";
import { isAllowed } from "@paygauge/api-types/access/access";
import { rolePermissions, tabAccessorRoles, type TabAccessorRole } from "@paygauge/api-types/access/roles";
import { calls, type CallId } from "@paygauge/api-types/endpoints";
import type { Call } from "@paygauge/api-types/endpoints/call";
import { sitemap, type PageId } from "@paygauge/api-types/sitemap";
import type { Page } from "@paygauge/api-types/sitemap/page";

/**
 * The page of each role, and what it asks when it opens; what the frame asks needs only sight of the job. A page that is
 * released names itself here.
 */
const asked: Readonly<Partial<Record<TabAccessorRole, { readonly page: PageId; readonly calls: readonly CallId[] }>>> =
  {
    JobSummaryUploadAccessor: { page: "jobWorkflowBase", calls: ["uploads", "jobRates"] },
    JobMatchedDataOnlyUploadAccessor: { page: "jobWorkflowMatchedDataOnly", calls: ["uploads"] },
    JobConsultantUploadAccessor: { page: "jobWorkflowAdvanced", calls: ["uploads", "jobRates"] },
    JobSummaryAccessor: { page: "jobSummary", calls: ["jobSummary", "exportRejects"] },
    JobInsightsAccessor: { page: "jobInsights", calls: ["jobInsights", "jobInsightMonths"] },
    JobSuppliersAccessor: { page: "jobSuppliers", calls: ["jobSuppliers", "exportSuppliers", "savedViews"] },
    JobReportAccessor: { page: "jobReportInsights", calls: ["readReport"] },
    JobPresentationAccessor: { page: "jobPresentation", calls: ["readReport"] },
    JobUseCasesReportAccessor: { page: "jobReportUseCases", calls: ["readReport"] },
    JobUseCasesAccessor: { page: "jobUseCases", calls: ["useCases"] },
    JobCampaignsAccessor: {
      page: "jobCampaigns",
      calls: ["jobCampaigns", "campaign", "campaignBoard", "campaignSuppliers", "campaignSupplier", "savedViews"],
    },
    JobBusinessCaseCalculatorAccessor: {
      page: "jobBusinessCaseCalculator",
      calls: ["businessCase", "businessCaseStart"],
    },
    JobBusinessCaseDownloadAccessor: {
      page: "jobBusinessCaseDownload",
      calls: ["readReport", "businessCaseFile", "exportBusinessCase"],
    },
    JobDataDownloadAccessor: {
      page: "jobDataDownload",
      calls: ["dataDownloadForm", "countDataDownload", "createDataDownload", "dataDownloads", "fetchDataDownload"],
    },
    JobMatchedDataOnlyDownloadAccessor: {
      page: "jobMatchedDataOnlyDownload",
      calls: ["matchedDownloadForm", "createMatchedDownload", "fetchMatchedDownload"],
    },
    JobDetailsAccessor: { page: "jobDetails", calls: ["jobDetails"] },
    JobUsersAccessor: { page: "jobUsers", calls: ["jobUsers", "jobAssignments"] },
    JobLogsAccessor: { page: "jobLogs", calls: ["jobLogs"] },
  };

const frame: readonly CallId[] = ["job", "jobProgress", "jobRun"];

const released = (id: PageId): boolean => (sitemap[id] as Page).released;

it.each(tabAccessorRoles.filter((role) => asked[role] !== undefined))("%s opens its tab, and all of it", (role) => {
  const { page, calls: made } = asked[role] ?? { page: "home" as const, calls: [] };
  const held = rolePermissions.get(role) ?? new Set();
  expect(isAllowed((sitemap[page] as Page).access, held)).toBe(true);
  const refused = [...frame, ...made].filter((id) => !isAllowed((calls[id] as Call).access, held));
  expect(refused).toEqual([]);
});

it("names every accessor whose page is released", () => {
  const named = new Set(Object.values(asked).map(({ page }) => page));
  const open = tabAccessorRoles.flatMap((role) => {
    const held = rolePermissions.get(role) ?? new Set();
    return (Object.keys(sitemap) as PageId[]).filter(
      (id) => (sitemap[id] as Page).tab !== undefined && released(id) && isAllowed((sitemap[id] as Page).access, held),
    );
  });
  expect(open.filter((id) => !named.has(id))).toEqual([]);
});
