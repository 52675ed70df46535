/**
 * What an anonymisation does with each table of the catalogue. Every table is in one of these lists; of those that
 * keep rows, each text column is either changed or listed with the columns that hold no personal data (a test compares
 * both with the schema).
 */

/** Tables whose rows are all deleted, those first that refer to others. Rows of jobs are deleted with the jobs. */
export const emptiedTables = [
  "query_schedule_deliveries",
  "query_schedule_recipients",
  "query_schedules",
  "analytics_report_versions",
  "analytics_reports",
  "default_views",
  "saved_views",
  "drafts",
  "data_downloads",
  "export_files",
  "calendar_feeds",
  "magic_link_events",
  "magic_link_files",
  "magic_links",
  "linked_account_jobs",
  "linked_accounts",
  "maintenance_acts",
  "maintenance_batches",
  "comparison_rules",
  "sftp_files",
  "sftp_runs",
  "sftp_configurations",
  "sftp_connectors",
  "postponed_needs",
  "job_needs",
  "job_sizes",
  "job_totals",
  "job_runs",
  "job_campaigns",
  "job_rate_tables",
  "job_assignments",
  "job_link_users",
  "upload_corrections",
  "upload_parts",
  "uploads",
  "jobs",
  "remembered_mappings",
  "mail_outbox",
  "benchmark_members",
  "card_sharing",
  "card_statement_versions",
  "issuer_assumptions",
  "issuer_payee_decisions",
  "issuer_report_layouts",
  "issuer_supplier_lists",
  "hub_upload_parts",
  "hub_uploads",
  "hub_reading",
  "hub_captions",
  "hub_item_brands",
  "hub_texts",
  "hub_items",
] as const;

/** Tables that are emptied with the audit log, whose triggers refuse it otherwise. */
export const emptiedHistory = ["audit", "ai_prompt_label_moves", "idempotency_keys", "refusal_counts"] as const;

interface ChangedTable {
  /** Columns with the SQL expression that takes their place. */
  readonly set: Readonly<Record<string, string>>;
  /** Text columns that hold no name, mail or number: IDs, codes, moments and settings. */
  readonly same: readonly string[];
  /** Rows that are deleted first. */
  readonly drop?: string;
}

const moments = ["created_on", "updated_on"] as const;
const author = { author: "iif(author = 'Paygauge', author, 'Anonymised')", note: "iif(author = 'Paygauge', note, '')" };
const mail = (prefix: string) => `'${prefix}-' || rowid || '@anonymised.invalid'`;
/** Accounts of the embedded identity provider are test accounts, and the user who anonymises must stay signed in. */
const isLinked = "idp_issuer = ?1 OR id = ?2";

/** Tables whose rows remain. `?1` is the embedded identity provider, `?2` the user who anonymises. */
export const changedTables: Readonly<Record<string, ChangedTable>> = {
  users: {
    set: {
      display_name: "iif(is_program, 'Program ', 'User ') || rowid",
      username: mail("user"),
      email: mail("user"),
      given_name: "NULL",
      surname: "NULL",
      idp_subject: `iif(${isLinked}, idp_subject, 'anonymised-' || rowid)`,
      id_provider_name: `iif(${isLinked}, id_provider_name, 'anonymised.invalid')`,
      idp_issuer: `iif(${isLinked}, idp_issuer, 'https://anonymised.invalid')`,
    },
    same: [
      "id",
      "branding_id",
      "last_activity_at",
      "language",
      "agreed_terms_version",
      "agreed_privacy_version",
      "invited_on",
      ...moments,
    ],
  },
  issuers: {
    set: {
      name: "'Issuer ' || rowid",
      // No key of another issuer that is not renamed yet: keys are unique at each step of the statement.
      issuer_key: "'anonymised-' || rowid",
      key_aliases: "'[]'",
      email_domains: "'[]'",
      has_supplier_include_list: "0",
      has_supplier_exclude_list: "0",
    },
    same: [
      "id",
      "scheme",
      "language",
      "currency",
      "fallback_country_iso3",
      "capabilities",
      "virtual_lockboxes",
      "input_data_options",
      "branding_id",
      "analysis_data_download_profile_id",
      "matched_data_only_download_profile_id",
      "onboarding_data_download_profile_id",
      ...moments,
    ],
  },
  buyers: {
    set: { name: "'Buyer ' || rowid" },
    same: ["id", "issuer_id", "country", "currency", "industry_code", "buyer_type", ...moments],
  },
  // The site of a brand is reached by its domain, and its sessions are of its key: neither can change here.
  brandings: {
    set: {
      display_name: "'Brand ' || rowid",
      email_sender_name: "'Brand ' || rowid",
      email_sender_address: mail("brand"),
      page_title: "NULL",
      trust_text: "NULL",
      logo_name: "NULL",
      background_name: "NULL",
    },
    same: ["id", "branding_key", "theme", "full_domain_name", ...moments],
  },
  datapoint_profiles: { set: { name: "'Profile ' || rowid" }, same: ["id", "kind", "fields", ...moments] },
  agreements: {
    set: { author: "'Anonymised'" },
    // What all users agree to is published by the operator.
    same: ["version_id", "kind", "title", "text", "published_on"],
  },
  rulesets: { set: author, same: ["kind", "state", "body", "published_on", ...moments] },
  reference_versions: { set: author, same: ["reference_set", "source", "activated_on", "created_on"] },
  // A directory that was imported names real companies; the sample's are fictional.
  directory_versions: {
    set: author,
    same: ["source", "r2_key", "content_digest", "activated_on", "created_on"],
    drop: "is_sample = 0",
  },
  ai_prompt_labels: { set: { moved_by: "''" }, same: ["prompt_id", "label", "moved_on"] },
  programs: { set: { last_call: "NULL" }, same: ["user_id", "registered_by", "revoked_on", "last_used_on"] },
};

/** Changed with the history: a trigger refuses it otherwise. Versions without an author ID are the product's own. */
export const changedHistory: Readonly<Record<string, ChangedTable>> = {
  ai_prompt_versions: {
    set: {
      author: "iif(author_id IS NULL, author, 'Anonymised')",
      note: "iif(author_id IS NULL, note, '')",
    },
    same: ["prompt_id", "template", "config", "contract", "author_id", "digest", "created_on"],
  },
};

/** Tables that hold IDs, codes, numbers and settings alone. */
export const unchangedTables = [
  "ai_prompts",
  "ai_prompt_trials",
  "ai_prompt_usage",
  "command_outbox",
  "direct_grants",
  "entity_fences",
  "feature_flags",
  "reference_titles",
  "system_settings",
  "user_issuers",
  "user_roles",
] as const;

/** The statement that changes a table's rows. */
export const updateOf = (table: string, { set }: ChangedTable): string =>
  `UPDATE "${table}" SET ${Object.entries(set)
    .map(([column, expression]) => `"${column}" = ${expression}`)
    .join(", ")}`;
