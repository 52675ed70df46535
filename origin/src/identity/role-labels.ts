import { roleGroup, roles, type Role } from "@paygauge/api-types/access/roles";

/** How the role switcher and the user pages name each role: display name, description. */
const labels: Record<Role, readonly [string, string]> = {
  issuer: ["Issuer", "Views results, insights and use cases of the issuer’s jobs."],
  issuerPlus: ["Issuer Plus", "Views results, insights and use cases of the issuer’s jobs."],
  client: ["Client", "Views published jobs they are assigned to."],
  accountManager: ["Account Manager", "Views results for the accounts they manage."],
  campaignManager: ["Campaign Manager", "Runs outreach campaigns and edits use cases."],
  ptcoJobManager: ["Job Manager", "Creates and manages jobs for every issuer."],
  UserAdministrator: ["User Administrator", "Manages users, their roles and approvals."],
  sysAdmin: ["System Administrator", "Manages rulesets, issuers, publishing and tools."],
  tester: ["Tester", "Views the DevOps area and detailed errors."],
  developer: ["Developer", "Has every standard role’s permissions, including system maintenance."],
  selfServeJobCreator: ["Self-Serve Job Creator", "Creates jobs from a summary upload."],
  matchedDataOnlyJobCreator: ["Matched Data Only Job Creator", "Creates jobs from a matched-data-only upload."],
  GlobalInsightsAccessor: ["Global Insights", "Opens global insights."],
  JobSummaryUploadAccessor: ["Summary Upload Tab", "Opens the Summary upload tab of a job."],
  JobMatchedDataOnlyUploadAccessor: [
    "Matched Data Only Upload Tab",
    "Opens the Matched data only upload tab of a job.",
  ],
  JobConsultantUploadAccessor: ["Consultant Upload Tab", "Opens the Consultant upload tab of a job."],
  JobSummaryAccessor: ["Summary Tab", "Opens the Summary tab of a job."],
  JobInsightsAccessor: ["Insights Tab", "Opens the Insights tab of a job."],
  JobSuppliersAccessor: ["Suppliers Tab", "Opens the Suppliers tab of a job."],
  JobReportAccessor: ["Report Tab", "Opens the insights report of a job."],
  JobPresentationAccessor: ["Presentation Tab", "Opens the presentation of a job."],
  JobUseCasesAccessor: ["Use Cases Tab", "Opens the use cases of a job."],
  JobCampaignsAccessor: ["Campaigns Tab", "Opens the campaigns of a job."],
  JobUseCasesReportAccessor: ["Use Cases Report Tab", "Opens the use cases report of a job."],
  JobBusinessCaseCalculatorAccessor: ["Business Case Calculator Tab", "Opens the business-case calculator of a job."],
  JobBusinessCaseDownloadAccessor: ["Business Case Download Tab", "Downloads the business case of a job."],
  JobDataDownloadAccessor: ["Data Download Tab", "Downloads the analysis data of a job."],
  JobMatchedDataOnlyDownloadAccessor: ["Matched Data Only Download Tab", "Downloads the matched data of a job."],
  JobUsersAccessor: ["Users Tab", "Opens the Users tab of a job."],
  JobDetailsAccessor: ["Details Tab", "Opens the details of a job."],
  JobLogsAccessor: ["Logs Tab", "Opens the logs of a job."],
  LegacyJobViewAccessor: ["Legacy Job View", "Opens a job’s tabs on one page, without groups."],
  JobTypeTabSwitcherAccessor: ["Job Type Switcher", "Moves a job between the three creation tabs."],
};

interface RoleItem {
  role: Role;
  displayName: string;
  description: string;
}

/** The given roles in the table's order, with their English names. */
export function roleList(held: readonly Role[]): RoleItem[] {
  return roles
    .filter((role) => held.includes(role))
    .map((role) => ({ role, displayName: labels[role][0], description: labels[role][1] }));
}

/** The given roles in the table's order, in the switcher's two groups. */
export function roleItems(held: readonly Role[]): { standard: RoleItem[]; tabbedView: RoleItem[] } {
  const items = roleList(held);
  return {
    standard: items.filter((item) => roleGroup(item.role) === "standard"),
    tabbedView: items.filter((item) => roleGroup(item.role) === "tabbedView"),
  };
}
