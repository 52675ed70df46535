/**
 * Every named permission (docs/specification.md sections 2 and 6, docs/access.md section 2). One list; roles below hold
 * them.
 */
export const permissions = [
  // ladder: issuer, issuerPlus, client, accountManager
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
  // campaignManager
  "Campaigns_CRUD",
  "JobCampaigns_VIEW",
  "JobUseCases_CRUD",
  "JobSuppliers_VIEW",
  // ptcoJobManager
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
  // UserAdministrator
  "UserManagement_VIEW",
  "User_CRUD",
  "UserRoles_ASSIGN",
  "User_INVITE",
  "User_APPROVE",
  // sysAdmin
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
  // tester
  "DevOps_Area_VIEW",
  "DevOps_JobMaintenance_VIEW",
  "E2ETests_RUN",
  "MultipleErrorNotifications_VIEW",
  // developer
  "JobMaintenance_CRUD",
  "SftpConfigurations_CRUD",
  // of the connector's program; developers hold it to give it
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
  // next to the ladder
  "LegacyJob_VIEW",
  // held by no one: /dev/inaccessible proves that the guard refuses every user
  "InaccessibleArea_ALL",
] as const;

export type Permission = (typeof permissions)[number];

const known: ReadonlySet<string> = new Set(permissions);

/** Whether a word from outside (a direct grant, a token) is a permission of this release. */
export function isPermission(word: string): word is Permission {
  return known.has(word);
}
