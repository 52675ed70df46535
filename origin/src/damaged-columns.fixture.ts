/** What becomes of a damaged row, by its column: held by damaged-rows.workerd.test.ts, which finds the columns. */
import type { CallId } from "@paygauge/api-types/endpoints";
import type { damages } from "./support/damaged-rows.ts";

/** What becomes of the rows of a column when they are damaged. */
export interface Becomes {
  /** Lists that answer with the other rows and say which one is damaged. */
  readonly listed?: readonly CallId[];
  /** Calls of the row alone: refused with a sentence. */
  readonly refused?: readonly CallId[];
  /** Calls that answer without what can't be read, or with a default in its place. */
  readonly answered?: readonly CallId[];
  /** Texts that are damage to this column; all. Where another shape is read, each part of it has a default. */
  readonly texts?: readonly (typeof damages)[number][];
  /** Rows that are damaged; all. */
  readonly where?: string;
  /** A row where the stores have none: an INSERT without what is damaged. */
  readonly row?: string;
}

const at = "'2026-01-01T00:00:00.000Z'";
/** An issuer's list of words. */
const issuerWords: Becomes = {
  listed: ["issuers"],
  answered: ["issuer", "issuerFull", "issuerOptions", "jobs", "job"],
};
/** Read while a command works, or by what computes with a whole run: held by the tests of those. */
const ofCommand: Becomes = { answered: ["queuedCommands", "completedCommands", "errorCommands", "jobs"] };
/** Rows of a run's suppliers, which only an import or a re-score writes again. */
const ofRun: Becomes = { answered: ["jobs", "job", "jobSuppliers"] };
const ofSupplier: Becomes = { ...ofRun, refused: ["jobSupplier"] };
const ofVersion: Becomes = { listed: ["reportVersions"], refused: ["readReport"], answered: ["reportComposition"] };
const ofPrompt: Becomes = { listed: ["prompt"], answered: ["promptsPage"], where: "prompt_id = 'prompt-narrative'" };
const alikeGroup = "INSERT OR REPLACE INTO alike SELECT run, 1000000, 0, '[]', 'name', '{}' FROM alike_run";
const decided = (kind: string) =>
  `INSERT INTO decision (kind, supplierKey, decisionJson, seenJson, words, author, at) VALUES ('${kind}', 'k', '{}', '{}', '', 'Ada', ${at})`;

/** What becomes of damaged JSON, by its column. */
export const columns: Readonly<Record<string, Becomes>> = {
  "issuers.capabilities": issuerWords,
  "issuers.virtual_lockboxes": issuerWords,
  "issuers.input_data_options": issuerWords,
  "issuers.key_aliases": issuerWords,
  "issuers.email_domains": {
    ...issuerWords,
    answered: [...(issuerWords.answered ?? []), "issuerUsers", "potentialIssuerUsers"],
  },
  "jobs.capabilities": { listed: ["jobs"], answered: ["job", "runningJobs", "jobDetails", "campaignWorkflows"] },
  "rulesets.body": { listed: ["confidenceRulesets", "scoringRulesets"], refused: ["confidenceRuleset"] },
  "uploads.dialect": { answered: ["uploads", "jobDetails"], refused: ["previewMapping", "uploadRows"] },
  "uploads.mapping": { answered: ["uploads", "jobDetails"], refused: ["uploadRows"] },
  "uploads.inspection": { answered: ["uploads", "jobDetails"] },
  "uploads.check_result": { answered: ["uploads", "jobDetails", "jobProgress", "runningJobs", "jobs"] },
  "uploads.refusal": { answered: ["uploads", "jobDetails"] },
  "uploads.unpacked": { answered: ["uploads", "jobDetails"] },
  "remembered_mappings.mapping": { answered: ["uploads"] },
  "analytics_report_versions.query": { answered: ["analyticsReport"] },
  "maintenance_acts.simulated": { answered: ["maintenanceBatches", "maintenanceBatch"] },
  "drafts.content": { answered: ["draft"] },
  "card_statement_versions.files": { answered: ["cardStatements"] },
  "ai_prompt_versions.config": ofPrompt,
  "ai_prompt_versions.contract": ofPrompt,
  "ai_prompt_trials.passed": {
    answered: ["prompt"],
    row: `INSERT OR REPLACE INTO ai_prompt_trials VALUES ('prompt-narrative', 1, 'odd', 5, '{}', ${at})`,
  },
  "data_downloads.filters": { listed: ["dataDownloads", "matchedDownloads"], answered: ["fetchDataDownload"] },
  "data_downloads.needs": { listed: ["dataDownloads", "matchedDownloads"], refused: ["fetchDataDownload"] },
  "datapoint_profiles.fields": { listed: ["datapointProfilesPage"], answered: ["datapointProfile"] },
  "issuer_assumptions.typed": {
    answered: ["issuerAssumptions"],
    refused: ["useCases", "businessCase"],
    row: `INSERT OR REPLACE INTO issuer_assumptions VALUES ('issuer-harbour', '{}', 'Ada', ${at}, ${at}, 1)`,
  },
  "job_rate_tables.rates": { answered: ["jobs", "job"] },
  "issuer_report_layouts.layout": {
    answered: ["reportComposition"],
    row: `INSERT OR REPLACE INTO issuer_report_layouts VALUES ('issuer-harbour', 'insights', '{}', ${at})`,
  },
  "command_outbox.commands": ofCommand,
  "commands.payload": ofCommand,
  "commands.tags": ofCommand,
  "commands.retry": ofCommand,
  "command.payload": ofCommand,
  "command.cursor": ofCommand,
  "page.entries": { answered: ["tableImport"] },
  "outcome.value": { refused: ["tableImport"] },
  "part_chunk.keysJson": { answered: ["vendorsPage"], refused: ["vendor"], texts: ["{"] },
  "meta.value": { ...ofRun, where: "substr(value, 1, 1) IN ('{', '[')" },
  "supplier_base.identityJson": { ...ofSupplier, texts: ["{", "null"] },
  "supplier_base.totalsJson": ofSupplier,
  "supplier_base.variantIdsJson": ofSupplier,
  "supplier_match.evidenceJson": ofRun,
  "supplier_match.matchedJson": ofRun,
  "supplier_match.runnerUpJson": ofRun,
  "supplier_score.measuresJson": ofRun,
  "supplier_score.scoresJson": ofRun,
  "cube.keysJson": { answered: ["jobs", "job"] },
  "cube_page.keysJson": { answered: ["jobs", "job"] },
  "breakdown.valuesJson": { answered: ["jobs", "job"] },
  "payee_class.detailJson": { answered: ["jobs", "job", "exportPayeeClasses"] },
  "check_row_page.currencies": { answered: ["uploads"] },
  "check_map_page.codes": { answered: ["uploads"], refused: ["uploadRows"] },
  "ingest_upload.place": { answered: ["uploads", "jobs"] },
  "ingest_upload.counters": { answered: ["uploads", "jobs"] },
  "ingest_identity.identity": { answered: ["jobs"] },
  "ingest_correction.said": {
    answered: ["jobs", "jobSupplier"],
    refused: ["supplierRows"],
    row: "INSERT INTO ingest_correction SELECT upload_id, 1, '{}' FROM ingest_upload",
  },
  "run.recordJson": { answered: ["jobs", "job", "jobDrafts"], refused: ["jobInsightMonths"] },
  "model.recordJson": { answered: ["mlModels"] },
  "model_prediction.rowsJson": { refused: ["mlModelPredictions"] },
  "training_part.rowsJson": {
    answered: ["mlModels"],
    row: "INSERT OR REPLACE INTO training_part VALUES ('odd', 0, '[]')",
  },
  "use_case.recordJson": { listed: ["useCases"], refused: ["useCase"], answered: ["supplierUseCases"] },
  "campaign.recordJson": {
    listed: ["jobCampaigns"],
    refused: ["campaign"],
    answered: ["campaignWorkflows", "calendarFeed"],
  },
  "campaign_undo.rowsJson": { answered: ["jobCampaigns"] },
  "business_case.contentJson": { listed: ["businessCase"], refused: ["businessCaseVersion"] },
  "report_version.frameJson": ofVersion,
  "report_version.layoutJson": ofVersion,
  "report_version.comparedJson": ofVersion,
  "report_layout.layoutJson": {
    answered: ["reportComposition"],
    row: "INSERT OR REPLACE INTO report_layout VALUES ('insights', 1, '{}')",
  },
  "report_fact.factsJson": { answered: ["reportVersions"] },
  "decision.decisionJson": {
    answered: ["supplierDecisions", "groupDecisions", "bandOverrides"],
    row: decided("match"),
  },
  "decision.seenJson": { answered: ["supplierDecisions", "uploadRemoval"], row: decided("band") },
  "alike.membersJson": { answered: ["jobs", "mergeProposals"], row: alikeGroup },
  "alike.agreesJson": { answered: ["jobs", "mergeProposals"], row: alikeGroup },
  "reading.sumsJson": {
    answered: ["linkedAccountChanges"],
    row: "INSERT OR REPLACE INTO reading VALUES ('odd', 0, '2026-01-01T00:00:00.000Z', '{}')",
  },
  "ring.results": { answered: ["healthOverview"], row: "INSERT OR REPLACE INTO ring VALUES (1, '[]')" },
  "releases.rules": {
    answered: ["guardChanges"],
    row: "INSERT OR REPLACE INTO releases VALUES ('odd', '2026-01-01T00:00:00.000Z', '{}')",
  },
};

const alone: Becomes = { answered: ["jobs"] };
const ofJob: Becomes = { listed: ["jobs"], refused: ["job"], answered: ["dashboard", "runningJobs", "proqWorkflows"] };
const ofCommands: Becomes = { ...ofCommand, answered: [...(ofCommand.answered ?? []), "proqStatusDetails", "exports"] };
const ofMember: Becomes = { listed: ["campaignSuppliers"], refused: ["campaignSupplier"], answered: ["jobCampaigns"] };
const ofLink: Becomes = { listed: ["magicLinksPage"], refused: ["magicLink"] };
const ofAccount: Becomes = { listed: ["linkedAccountsPage"], refused: ["linkedAccount"] };
const ofProfile: Becomes = { listed: ["datapointProfilesPage"], refused: ["datapointProfile"] };
const ofDownload: Becomes = { answered: ["dataDownloads", "matchedDownloads"] };
const ofSftp: Becomes = { listed: ["sftpConfigurationsPage"], refused: ["sftpConfiguration"] };
const ofSftpRun: Becomes = { answered: ["sftpRuns"] };
const ofWorkflow: Becomes = { listed: ["campaignWorkflows"], answered: ["dashboard"] };
/** What becomes of rows with a word that their column does not know: columns of the catalogue, then of objects. */
export const words: Readonly<Record<string, Becomes>> = {
  "brandings.theme": { refused: ["reportPreview"] },
  "buyers.buyer_type": { listed: ["buyersPage"], refused: ["buyer"], answered: ["buyers"] },
  "issuers.scheme": { listed: ["issuers"], refused: ["issuer", "issuerFull"], answered: ["issuerOptions"] },
  "jobs.kind": ofJob,
  "jobs.state": ofJob,
  "uploads.state": { answered: ["jobDetails"] },
  "user_issuers.user_role": { listed: ["issuerUsers"], answered: ["assignedUserIssuers"] },
  "system_settings.mode": { refused: ["systemMode"] },
  "export_files.list": { answered: ["exports"] },
  "export_files.format": { answered: ["exports"] },
  "job_runs.counted": { answered: ["jobDetails", "jobRuns"] },
  "card_statement_versions.mode": { answered: ["cardStatements"] },
  "job_campaigns.stage": ofWorkflow,
  "job_campaigns.route": ofWorkflow,
  "job_campaigns.tone": ofWorkflow,
  "data_downloads.format": ofDownload,
  "data_downloads.language": ofDownload,
  "datapoint_profiles.kind": ofProfile,
  "magic_link_events.kind": { answered: ["magicLink"] },
  "magic_links.kind": ofLink,
  "magic_links.state": ofLink,
  "magic_links.last_event": ofLink,
  "magic_links.language": { refused: ["magicLink"], answered: ["magicLinksPage"] },
  "linked_accounts.provider": ofAccount,
  "linked_accounts.status": ofAccount,
  "linked_accounts.sync_state": ofAccount,
  "linked_accounts.every": { refused: ["linkedAccount"] },
  "rulesets.kind": { ...alone, where: "kind = 'scoring' AND version_number = 1" },
  "rulesets.state": { answered: ["scoringRulesets"] },
  ...Object.fromEntries(
    [
      "data_downloads.kind",
      "data_downloads.outcome",
      "export_files.outcome",
      "issuer_report_layouts.report_type",
      "issuer_supplier_lists.list",
      "issuer_payee_decisions.payee_class",
      "remembered_mappings.kind",
      "reference_versions.reference_set",
      "reference_titles.reference_set",
      "entity_fences.entity_type",
      "job_needs.kind",
      "users.language",
      "agreements.kind",
      "mail_outbox.state",
      "job_campaigns.method",
      "saved_views.grid",
      "default_views.grid",
    ].map((column) => [column, alone]),
  ),
  "maintenance_batches.act": { answered: ["maintenanceBatches"], refused: ["maintenanceBatch"] },
  "maintenance_acts.state": { answered: ["maintenanceBatches", "maintenanceBatch"] },
  "analytics_report_versions.view": { answered: ["analyticsReport"] },
  "query_schedules.every": { answered: ["analyticsSchedules"] },
  "query_schedules.format": { answered: ["analyticsSchedules"] },
  "query_schedules.state": { answered: ["analyticsSchedules"] },
  "query_schedules.paused_by": { answered: ["analyticsSchedules"] },
  "query_schedule_deliveries.state": {
    answered: ["analyticsScheduleRuns"],
    row: "INSERT INTO query_schedule_deliveries SELECT id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 'user-dana-developer', 'sent', NULL, NULL FROM query_schedules",
  },
  "sftp_configurations.kind": ofSftp,
  "sftp_configurations.every": ofSftp,
  "sftp_configurations.afterwards": ofSftp,
  "sftp_configurations.problem": { answered: ["sftpConfigurationsPage", "sftpConfiguration"] },
  "sftp_runs.state": { refused: ["sftpRuns"] },
  "sftp_runs.problem": ofSftpRun,
  "sftp_files.state": ofSftpRun,
  "sftp_files.problem": ofSftpRun,
  "job_runs.kind": { answered: ["jobs", "jobDetails"] },
  "supplier.termsBucket": { listed: ["jobSuppliers"], refused: ["jobSupplier"], answered: ["exportSuppliers"] },
  "campaign_member.status": ofMember,
  "campaign_member.contact": ofMember,
  "campaign_history.what": { answered: ["campaignSupplier"] },
  "campaign_history.toStatus": { answered: ["campaignSupplier"] },
  "report_version.state": { listed: ["reportVersions"], refused: ["readReport"] },
  "use_case.suppliers": { listed: ["useCases"], refused: ["useCase"], answered: ["supplierUseCases"] },
  "commands.state": ofCommands,
  "mail.state": { answered: ["campaignMails"] },
  "mail.letter": { answered: ["campaignMails"] },
};
