import { pageNames } from "@paygauge/api-types/sitemap/page-names-fr";
import { frenchTexts } from "@paygauge/ui/context/ui-texts-fr.ts";
import { jobsTexts } from "./fr/jobs.ts";
import { messages, permissions } from "./fr/names.ts";
import { roles } from "./fr/role-names.ts";
import { shellTexts } from "./fr/shell.ts";
import type { LocaleTexts } from "./translation.ts";

/** French: the words of the frame at once, those of an area with its first screen. */
export const french: LocaleTexts = {
  names: { pages: pageNames, messages, permissions, roles: (role) => roles[role] },
  ui: frenchTexts,
  messages: {
    core: async () => (await import("@paygauge/api-types/catalogue/fr-core")).coreMessages,
    areas: async () => (await import("@paygauge/api-types/catalogue/fr-areas")).areasMessages,
  },
  areas: {
    shell: async () => shellTexts,
    main: async () => (await import("./fr/main.ts")).mainTexts,
    jobs: async () => jobsTexts,
    analytics: async () => (await import("./fr/analytics.ts")).analyticsTexts,
    audit: async () => (await import("./fr/audit.ts")).auditTexts,
    jobAdmin: async () => (await import("./fr/job-admin.ts")).jobAdminTexts,
    empty: async () => (await import("./fr/empty.ts")).emptyTexts,
    create: async () => (await import("./fr/create.ts")).createTexts,
    upload: async () => (await import("./fr/upload.ts")).uploadTexts,
    analysis: async () => (await import("./fr/analysis.ts")).analysisTexts,
    summary: async () => (await import("./fr/summary.ts")).summaryTexts,
    businessCase: async () => (await import("./fr/business-case.ts")).businessCaseTexts,
    reports: async () => (await import("./fr/reports.ts")).reportsTexts,
    useCases: async () => (await import("./fr/use-cases.ts")).useCasesTexts,
    campaigns: async () => (await import("./fr/campaigns.ts")).campaignsTexts,
    suppliers: async () => (await import("./fr/suppliers.ts")).suppliersTexts,
    vendors: async () => (await import("./fr/vendors.ts")).vendorsTexts,
    globalInsights: async () => (await import("./fr/global-insights.ts")).globalInsightsTexts,
    downloads: async () => (await import("./fr/downloads.ts")).downloadsTexts,
    matched: async () => (await import("./fr/matched.ts")).matchedTexts,
    assistant: async () => (await import("./fr/assistant.ts")).assistantTexts,
    reader: async () => (await import("./fr/reader.ts")).readerTexts,
    audience: async () => (await import("./fr/audience.ts")).audienceTexts,
    written: async () => (await import("./fr/written-texts.ts")).writtenTexts,
    devops: async () => (await import("./fr/devops.ts")).devopsTexts,
    resourceGuard: async () => (await import("./fr/resource-guard.ts")).resourceGuardTexts,
    systemHealth: async () => (await import("./fr/system-health.ts")).systemHealthTexts,
    dev: async () => (await import("./fr/dev.ts")).devTexts,
    reasons: async () => (await import("./fr/reasons.ts")).reasonsTexts,
    roles: async () => (await import("./fr/roles.ts")).rolesTexts,
    rulesets: async () => (await import("./fr/rulesets.ts")).rulesetsTexts,
    chatDocuments: async () => (await import("./fr/chat-documents.ts")).chatDocumentsTexts,
    magicLinks: async () => (await import("./fr/magic-links.ts")).magicLinksTexts,
    prompts: async () => (await import("./fr/prompts.ts")).promptsTexts,
    palette: async () => (await import("./fr/palette.ts")).paletteTexts,
    programs: async () => (await import("./fr/programs.ts")).programsTexts,
    people: async () => (await import("./fr/people.ts")).peopleTexts,
    tenants: async () => (await import("./fr/tenants.ts")).tenantsTexts,
    hub: async () => (await import("./fr/hub.ts")).hubTexts,
    hubAdmin: async () => (await import("./fr/hub-admin.ts")).hubAdminTexts,
    tools: async () => (await import("./fr/tools.ts")).toolsTexts,
    overrides: async () => (await import("./fr/overrides.ts")).overridesTexts,
    runs: async () => (await import("./fr/runs.ts")).runsTexts,
    evidence: async () => (await import("./fr/evidence.ts")).evidenceTexts,
    decisions: async () => (await import("./fr/decisions.ts")).decisionsTexts,
    notices: async () => (await import("./fr/notices.ts")).noticesTexts,
    records: async () => (await import("./fr/records.ts")).recordsTexts,
    locks: async () => (await import("./fr/locks.ts")).locksTexts,
    lists: async () => (await import("./fr/lists.ts")).listsTexts,
    glossary: async () => (await import("./fr/glossary.ts")).glossaryTexts,
  },
};
