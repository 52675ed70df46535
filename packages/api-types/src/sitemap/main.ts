import { holders, signedIn } from "../access/access.ts";
import type { Page } from "./page.ts";

export const mainPages = {
  home: { path: "/", frame: "standard", title: "Home", access: signedIn, example: "/", released: true },
  profile: { path: "/profile", frame: "standard", title: "Profile", access: signedIn, example: "/profile", released: true },
  dashboard: { path: "/dashboard", frame: "standard", title: "Dashboard", access: holders("Dashboard_VIEW"), nav: { group: "Home", label: "Dashboard" }, example: "/dashboard", released: false },
  campaignWorkflows: { path: "/campaign-workflows", frame: "standard", title: "Campaign workflows", access: holders("Campaigns_CRUD"), nav: { group: "Analysis", label: "Campaign Workflows" }, example: "/campaign-workflows", released: false },
  analysis: { path: "/analysis", frame: "standard", title: "Analysis jobs", access: holders("AnalysisJobList_VIEW"), nav: { group: "Analysis", label: "Analysis Jobs" }, example: "/analysis", released: true },
  globalInsightsLoading: { path: "/global-insights/loading", frame: "standard", title: "Global insights", access: holders("GlobalInsightsView"), nav: { group: "Analysis", label: "Global Insights" }, example: "/global-insights/loading", released: false },
  globalInsights: { path: "/global-insights/insights", frame: "standard", title: "Global insights", access: holders("GlobalInsightsView"), example: "/global-insights/insights", released: false },
  globalOrganizations: { path: "/global-insights/organizations", frame: "standard", title: "Organizations", access: holders("GlobalInsightsView"), example: "/global-insights/organizations", released: false },
  resourceHub: { path: "/resource-hub", frame: "standard", title: "Resource hub", access: holders("ResourceHubView"), nav: { group: "Analysis", label: "Resource Hub" }, example: "/resource-hub", released: false },
  vendors: { path: "/vendors", frame: "standard", title: "Vendor lookup", access: holders("VendorLookup"), nav: { group: "Analysis", label: "Vendor Lookup" }, example: "/vendors", released: false },
  vendor: { path: "/vendors/:vendorId", frame: "standard", title: "Vendor", access: holders("VendorLookup"), parent: "vendors", example: "/vendors/v1", released: false },
  releaseNotes: { path: "/release-notes", frame: "standard", title: "Release notes", access: holders("SystemUpdates_VIEW"), example: "/release-notes", released: false },
} as const satisfies Record<string, Page>;
