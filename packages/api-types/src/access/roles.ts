import type { Permission } from "./permissions.ts";

/** The ladder, weakest to strongest; each step holds all of the step before it (docs/specification.md section 6). */
export const ladder = [
  "issuer",
  "issuerPlus",
  "client",
  "accountManager",
  "campaignManager",
  "ptcoJobManager",
  "UserAdministrator",
  "sysAdmin",
  "tester",
  "developer",
] as const;

export const creatorRoles = ["selfServeJobCreator", "matchedDataOnlyJobCreator", "GlobalInsightsAccessor"] as const;

export const tabAccessorRoles = [
  "JobSummaryUploadAccessor",
  "JobMatchedDataOnlyUploadAccessor",
  "JobConsultantUploadAccessor",
  "JobSummaryAccessor",
  "JobInsightsAccessor",
  "JobSuppliersAccessor",
  "JobReportAccessor",
  "JobPresentationAccessor",
  "JobUseCasesAccessor",
  "JobCampaignsAccessor",
  "JobUseCasesReportAccessor",
  "JobBusinessCaseCalculatorAccessor",
  "JobBusinessCaseDownloadAccessor",
  "JobDataDownloadAccessor",
  "JobMatchedDataOnlyDownloadAccessor",
  "JobUsersAccessor",
  "JobDetailsAccessor",
  "JobLogsAccessor",
  "LegacyJobViewAccessor",
  "JobTypeTabSwitcherAccessor",
] as const;

export type TabAccessorRole = (typeof tabAccessorRoles)[number];

export const roles = [...ladder, ...creatorRoles, ...tabAccessorRoles] as const;
export type Role = (typeof roles)[number];

/** The switcher's two groups: standard roles are System Roles, tabbed-view roles are Analysis Roles. */
type RoleGroup = "standard" | "tabbedView";

type LadderRole = (typeof ladder)[number];

/** What each step of the ladder adds to the one before it. */
const ladderAdds: Record<LadderRole, readonly Permission[]> = {
  issuer: [
    "Landing_VIEW",
    "Profile_VIEW",
    "AnalysisJobList_VIEW",
    "JobInsights_VIEW",
    "JobUseCases_VIEW",
    "JobCapabilities_SELECT",
    "Concurrency_Take_Entity_Lock",
    "UserNotification_VIEW",
    "Chatbot_VIEW",
    "BuyerManagement_CREATE",
    "StandardLayoutNavbar_VIEW",
    "ResourceHubView",
    "SystemUpdates_VIEW",
  ],
  issuerPlus: [],
  client: [],
  accountManager: [],
  campaignManager: ["Campaigns_CRUD", "JobCampaigns_VIEW", "JobUseCases_CRUD", "JobSuppliers_VIEW"],
  ptcoJobManager: [
    "ActiveUsers_VIEW",
    "AnalyticsQuery_VIEW",
    "AnalyticsQuery_CRUD",
    "JobCreate",
    "JobSummaryUpload_VIEW",
    "JobMatchedDataOnlyUpload_VIEW",
    "JobConsultantUpload_VIEW",
    "JobTypeTab_SWITCH",
    "QuickView_ProQ_VIEW",
    "Job_EDIT",
    "JobUsers_DIRECT_ASSIGN",
    "JobSummary_VIEW",
    "JobReport_VIEW",
    "JobPresentation_VIEW",
    "JobUseCasesReport_VIEW",
    "JobBusinessCaseCalculator_VIEW",
    "JobBusinessCaseDownload_VIEW",
    "JobBusinessCaseIssuer_VIEW",
    "JobDataDownload_VIEW",
    "JobMatchedDataOnlyDownload_VIEW",
    "JobUsers_VIEW",
    "JobDetails_VIEW",
    "JobLogs_VIEW",
    "AllJobs_VIEW",
    "BuyerManagement_VIEW",
    "BuyerManagement_CRUD",
    "Toolbar_Theme_Switcher_VIEW",
    "VendorLookup",
    "IssuerArea_VIEW",
    "ListCellCopyIcon_VIEW",
    "Autocomplete_Options_Focus_VIEW",
  ],
  UserAdministrator: ["UserManagement_VIEW", "User_CRUD", "UserRoles_ASSIGN", "User_INVITE", "User_APPROVE"],
  sysAdmin: [
    "Address_Validator_VIEW",
    "Job_PUBLISH",
    "Analysis_Admin_Area_VIEW",
    "Analysis_Admin_Confidence_VIEW",
    "Analysis_Admin_Confidence_CRUD",
    "Analysis_Admin_Scoring_VIEW",
    "Analysis_Admin_Scoring_CRUD",
    "AiPrompts_CRUD",
    "MagicLinks_CRUD",
    "DatapointProfiles_CRUD",
    "ChatbotDocumentManagement_CRUD",
    "IssuerArea_CRUD",
    "JobOwner_UPDATE",
    "JobName_UPDATE",
    "Job_DELETE",
    "Tools_Area_VIEW",
    "Dashboard_VIEW",
    "VideoResources_CRUD",
    "IntegrationPlatformLinkedAccounts_VIEW",
    "IntegrationPlatformLinkedAccounts_CRUD",
    "MlPrediction_VIEW",
    "MlPrediction_CRUD",
    "SystemLogs_VIEW",
    "Branding_CRUD",
    "GlobalInsightsView",
  ],
  tester: ["DevOps_Area_VIEW", "DevOps_JobMaintenance_VIEW", "E2ETests_RUN", "MultipleErrorNotifications_VIEW"],
  developer: [
    "JobMaintenance_CRUD",
    "SftpConfigurations_CRUD",
    "SftpConnector_RUN",
    "DevArea_CRUD",
    "SystemMaintenance_UPDATE",
    "IntegrationChecks_RUN",
    "AppTimestamp_UPDATE",
    "QueueService_TOGGLE",
    "SystemMaintenanceMode_IGNORE",
    "AppConfig_VIEW",
    "MemoryTest_RUN",
    "Chatbot_ErrorState_VIEW",
  ],
};

type OtherRole = Exclude<Role, LadderRole>;

/** Roles outside the ladder: a creator also reads the results of its jobs, a tab accessor holds exactly one permission (docs/access.md section 2). */
const others: Record<OtherRole, readonly Permission[]> = {
  selfServeJobCreator: [
    "JobCreate",
    "JobSummaryUpload_VIEW",
    "JobSummary_VIEW",
    "JobInsights_VIEW",
    "JobSuppliers_VIEW",
  ],
  matchedDataOnlyJobCreator: [
    "JobCreate",
    "JobMatchedDataOnlyUpload_VIEW",
    "JobSummary_VIEW",
    "JobMatchedDataOnlyDownload_VIEW",
  ],
  GlobalInsightsAccessor: ["GlobalInsightsView"],
  JobSummaryUploadAccessor: ["JobSummaryUpload_VIEW"],
  JobMatchedDataOnlyUploadAccessor: ["JobMatchedDataOnlyUpload_VIEW"],
  JobConsultantUploadAccessor: ["JobConsultantUpload_VIEW"],
  JobSummaryAccessor: ["JobSummary_VIEW"],
  JobInsightsAccessor: ["JobInsights_VIEW"],
  JobSuppliersAccessor: ["JobSuppliers_VIEW"],
  JobReportAccessor: ["JobReport_VIEW"],
  JobPresentationAccessor: ["JobPresentation_VIEW"],
  JobUseCasesAccessor: ["JobUseCases_VIEW"],
  JobCampaignsAccessor: ["JobCampaigns_VIEW"],
  JobUseCasesReportAccessor: ["JobUseCasesReport_VIEW"],
  JobBusinessCaseCalculatorAccessor: ["JobBusinessCaseCalculator_VIEW"],
  JobBusinessCaseDownloadAccessor: ["JobBusinessCaseDownload_VIEW"],
  JobDataDownloadAccessor: ["JobDataDownload_VIEW"],
  JobMatchedDataOnlyDownloadAccessor: ["JobMatchedDataOnlyDownload_VIEW"],
  JobUsersAccessor: ["JobUsers_VIEW"],
  JobDetailsAccessor: ["JobDetails_VIEW"],
  JobLogsAccessor: ["JobLogs_VIEW"],
  LegacyJobViewAccessor: ["LegacyJob_VIEW"],
  JobTypeTabSwitcherAccessor: ["JobTypeTab_SWITCH"],
};

function grantsOfRole(role: Role): readonly Permission[] {
  const step = (ladder as readonly Role[]).indexOf(role);
  if (step < 0) return others[role as OtherRole];
  return ladder.slice(0, step + 1).flatMap((each) => ladderAdds[each]);
}

/** Permissions of every role, the ladder already cumulated. */
export const rolePermissions: ReadonlyMap<Role, ReadonlySet<Permission>> = new Map(
  roles.map((role) => [role, new Set(grantsOfRole(role))]),
);

export function isRole(word: string): word is Role {
  return rolePermissions.has(word as Role);
}

export function roleGroup(role: Role): RoleGroup {
  return (tabAccessorRoles as readonly Role[]).includes(role) ? "tabbedView" : "standard";
}

/** Union of what the given roles hold and of what was granted directly. */
export function permissionsOf(held: Iterable<Role>, direct: Iterable<Permission> = []): Set<Permission> {
  const union = new Set<Permission>(direct);
  for (const role of held) for (const each of rolePermissions.get(role) ?? []) union.add(each);
  return union;
}
