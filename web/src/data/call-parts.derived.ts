// Written by scripts/support/derive-lists.mjs from the files below. Don't edit it.
import { lateCalls } from "./call-table.ts";

/** Calls that come with the first screen that needs them, by the file that declares them. */
export const callParts = {
  agreements: lateCalls(async () => (await import("@paygauge/api-types/endpoints/agreements")).agreementsCalls),
  authorization: lateCalls(async () => (await import("@paygauge/api-types/endpoints/authorization")).authorizationCalls),
  branding: lateCalls(async () => (await import("@paygauge/api-types/endpoints/branding")).brandingCalls),
  buyers: lateCalls(async () => (await import("@paygauge/api-types/endpoints/buyers")).buyersCalls),
  dashboard: lateCalls(async () => (await import("@paygauge/api-types/endpoints/dashboard")).dashboardCalls),
  decisions: lateCalls(async () => (await import("@paygauge/api-types/endpoints/decisions")).decisionsCalls),
  deletedJobs: lateCalls(async () => (await import("@paygauge/api-types/endpoints/deleted-jobs")).deletedJobsCalls),
  directory: lateCalls(async () => (await import("@paygauge/api-types/endpoints/directory")).directoryCalls),
  issuers: lateCalls(async () => (await import("@paygauge/api-types/endpoints/issuers")).issuersCalls),
  jobArtifacts: lateCalls(async () => (await import("@paygauge/api-types/endpoints/job-artifacts")).jobArtifactsCalls),
  jobDetails: lateCalls(async () => (await import("@paygauge/api-types/endpoints/job-details")).jobDetailsCalls),
  jobDrafts: lateCalls(async () => (await import("@paygauge/api-types/endpoints/job-drafts")).jobDraftsCalls),
  jobKind: lateCalls(async () => (await import("@paygauge/api-types/endpoints/job-kind")).jobKindCalls),
  jobLogs: lateCalls(async () => (await import("@paygauge/api-types/endpoints/job-logs")).jobLogsCalls),
  jobUsers: lateCalls(async () => (await import("@paygauge/api-types/endpoints/job-users")).jobUsersCalls),
  needs: lateCalls(async () => (await import("@paygauge/api-types/endpoints/needs")).needsCalls),
  overrides: lateCalls(async () => (await import("@paygauge/api-types/endpoints/overrides")).overridesCalls),
  prompts: lateCalls(async () => (await import("@paygauge/api-types/endpoints/prompts")).promptsCalls),
  proq: lateCalls(async () => (await import("@paygauge/api-types/endpoints/proq")).proqCalls),
  rates: lateCalls(async () => (await import("@paygauge/api-types/endpoints/rates")).ratesCalls),
  rulesets: lateCalls(async () => (await import("@paygauge/api-types/endpoints/rulesets")).rulesetsCalls),
  runs: lateCalls(async () => (await import("@paygauge/api-types/endpoints/runs")).runsCalls),
  search: lateCalls(async () => (await import("@paygauge/api-types/endpoints/search")).searchCalls),
  summary: lateCalls(async () => (await import("@paygauge/api-types/endpoints/summary")).summaryCalls),
  uploadChecks: lateCalls(async () => (await import("@paygauge/api-types/endpoints/upload-checks")).uploadChecksCalls),
  useCases: lateCalls(async () => (await import("@paygauge/api-types/endpoints/use-cases")).useCasesCalls),
  users: lateCalls(async () => (await import("@paygauge/api-types/endpoints/users")).usersCalls),
  vendors: lateCalls(async () => (await import("@paygauge/api-types/endpoints/vendors")).vendorsCalls),
} as const;
