export * from "./access.ts";
export * from "./endpoints.ts";
export * from "./languages.ts";
export * from "./limits.ts";
export * from "./messages.ts";
export * from "./paths.ts";
export * from "./sitemap.ts";
export * from "./states.ts";
export type { Buyer } from "./endpoints/buyers.ts";
export type { FoundRecord } from "./endpoints/search.ts";
export * from "./entities/agreements.ts";
export * from "./entities/branding.ts";
export * from "./entities/drafts.ts";
export * from "./entities/exports.ts";
export * from "./entities/identity.ts";
export * from "./entities/mail.ts";
export * from "./entities/users.ts";
export * from "./entities/breakdowns.ts";
export * from "./entities/insights.ts";
export * from "./entities/job-summary.ts";
export * from "./entities/issuers.ts";
export * from "./entities/jobs.ts";
export * from "./entities/job-kinds.ts";
export * from "./entities/match-reasons.ts";
export * from "./entities/mutation.ts";
export * from "./entities/paging.ts";
export * from "./entities/proq.ts";
export * from "./entities/runs.ts";
export type { BandOverride, SupplierNote } from "./entities/overrides.ts";
export type {
  ComparedBody,
  ComparedSide,
  LevelMove,
  ListedRun,
  PublishPreview,
  RunChanges,
  RunComparison,
} from "./entities/comparison.ts";
export type {
  UseCase,
  UseCaseChanges,
  UseCaseCriteria,
  UseCaseDraft,
  UseCaseList,
  UseCaseMember,
  UseCaseOfSupplier,
  UseCaseSeed,
  UseCaseSupplier,
  UseCaseOnPage,
} from "./entities/use-cases.ts";
export type { BusinessCase, BusinessCaseStart, BusinessCaseVersion } from "./entities/business-case.ts";
export type { RunMade } from "./entities/run-made.ts";
export * from "./entities/suppliers.ts";
export * from "./entities/analysis.ts";
export * from "./entities/score-reasons.ts";
export * from "./entities/file-overlaps.ts";
export * from "./entities/import-money.ts";
export * from "./entities/ledger.ts";
export * from "./entities/ledger-evidence.ts";
export * from "./entities/ledger-settle.ts";
export * from "./entities/ledger-words.ts";
export * from "./entities/propose-breakdowns.ts";
export * from "./entities/unpacked-file.ts";
export * from "./entities/mapping-gaps.ts";
export * from "./entities/total-rows.ts";
export * from "./entities/directory.ts";
export * from "./entities/ruleset-check.ts";
export * from "./entities/rulesets.ts";
export * from "./entities/decisions.ts";
export * from "./entities/scoring-fields.ts";
export * from "./entities/views.ts";
