import { pageNames } from "@paygauge/api-types/sitemap/page-names-de";
import { germanTexts } from "@paygauge/ui/context/ui-texts-de.ts";
import { jobsTexts } from "./de/jobs.ts";
import { messages, permissions } from "./de/names.ts";
import { roles } from "./de/role-names.ts";
import { shellTexts } from "./de/shell.ts";
import type { LocaleTexts } from "./translation.ts";

/** German: the words of the frame at once, those of an area with its first screen. */
export const german: LocaleTexts = {
  names: { pages: pageNames, messages, permissions, roles: (role) => roles[role] },
  ui: germanTexts,
  messages: {
    core: async () => (await import("@paygauge/api-types/catalogue/de-core")).coreMessages,
    areas: async () => (await import("@paygauge/api-types/catalogue/de-areas")).areasMessages,
  },
  areas: {
    shell: async () => shellTexts,
    main: async () => (await import("./de/main.ts")).mainTexts,
    jobs: async () => jobsTexts,
    analytics: async () => (await import("./de/analytics.ts")).analyticsTexts,
    audit: async () => (await import("./de/audit.ts")).auditTexts,
    jobAdmin: async () => (await import("./de/job-admin.ts")).jobAdminTexts,
    empty: async () => (await import("./de/empty.ts")).emptyTexts,
    create: async () => (await import("./de/create.ts")).createTexts,
    upload: async () => (await import("./de/upload.ts")).uploadTexts,
    analysis: async () => (await import("./de/analysis.ts")).analysisTexts,
    summary: async () => (await import("./de/summary.ts")).summaryTexts,
    businessCase: async () => (await import("./de/business-case.ts")).businessCaseTexts,
    reports: async () => (await import("./de/reports.ts")).reportsTexts,
    useCases: async () => (await import("./de/use-cases.ts")).useCasesTexts,
    campaigns: async () => (await import("./de/campaigns.ts")).campaignsTexts,
    suppliers: async () => (await import("./de/suppliers.ts")).suppliersTexts,
    vendors: async () => (await import("./de/vendors.ts")).vendorsTexts,
    globalInsights: async () => (await import("./de/global-insights.ts")).globalInsightsTexts,
    downloads: async () => (await import("./de/downloads.ts")).downloadsTexts,
    matched: async () => (await import("./de/matched.ts")).matchedTexts,
    assistant: async () => (await import("./de/assistant.ts")).assistantTexts,
    reader: async () => (await import("./de/reader.ts")).readerTexts,
    audience: async () => (await import("./de/audience.ts")).audienceTexts,
    written: async () => (await import("./de/written-texts.ts")).writtenTexts,
    devops: async () => (await import("./de/devops.ts")).devopsTexts,
    resourceGuard: async () => (await import("./de/resource-guard.ts")).resourceGuardTexts,
    systemHealth: async () => (await import("./de/system-health.ts")).systemHealthTexts,
    dev: async () => (await import("./de/dev.ts")).devTexts,
    reasons: async () => (await import("./de/reasons.ts")).reasonsTexts,
    roles: async () => (await import("./de/roles.ts")).rolesTexts,
    rulesets: async () => (await import("./de/rulesets.ts")).rulesetsTexts,
    chatDocuments: async () => (await import("./de/chat-documents.ts")).chatDocumentsTexts,
    magicLinks: async () => (await import("./de/magic-links.ts")).magicLinksTexts,
    prompts: async () => (await import("./de/prompts.ts")).promptsTexts,
    palette: async () => (await import("./de/palette.ts")).paletteTexts,
    programs: async () => (await import("./de/programs.ts")).programsTexts,
    people: async () => (await import("./de/people.ts")).peopleTexts,
    tenants: async () => (await import("./de/tenants.ts")).tenantsTexts,
    hub: async () => (await import("./de/hub.ts")).hubTexts,
    hubAdmin: async () => (await import("./de/hub-admin.ts")).hubAdminTexts,
    tools: async () => (await import("./de/tools.ts")).toolsTexts,
    overrides: async () => (await import("./de/overrides.ts")).overridesTexts,
    runs: async () => (await import("./de/runs.ts")).runsTexts,
    evidence: async () => (await import("./de/evidence.ts")).evidenceTexts,
    decisions: async () => (await import("./de/decisions.ts")).decisionsTexts,
    notices: async () => (await import("./de/notices.ts")).noticesTexts,
    records: async () => (await import("./de/records.ts")).recordsTexts,
    locks: async () => (await import("./de/locks.ts")).locksTexts,
    lists: async () => (await import("./de/lists.ts")).listsTexts,
    glossary: async () => (await import("./de/glossary.ts")).glossaryTexts,
  },
};
