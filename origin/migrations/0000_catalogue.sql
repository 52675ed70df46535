CREATE TABLE `brandings` (
	`id` text PRIMARY KEY NOT NULL,
	`branding_key` text NOT NULL,
	`theme` text NOT NULL,
	`display_name` text NOT NULL,
	`full_domain_name` text NOT NULL,
	`email_sender_address` text NOT NULL,
	`email_sender_name` text NOT NULL,
	`page_title` text,
	`trust_text` text,
	`created_on` text NOT NULL,
	`updated_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `brandings_branding_key_unique` ON `brandings` (`branding_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `brandings_full_domain_name_unique` ON `brandings` (`full_domain_name`);--> statement-breakpoint
CREATE TABLE `buyers` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`issuer_id` text NOT NULL,
	`country` text DEFAULT '' NOT NULL,
	`currency` text,
	`industry_code` text,
	`created_on` text NOT NULL,
	`updated_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`issuer_id`) REFERENCES `issuers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `buyers_issuer_name` ON `buyers` (`issuer_id`,`name`);--> statement-breakpoint
CREATE TABLE `issuers` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`issuer_key` text NOT NULL,
	`scheme` text NOT NULL,
	`language` text NOT NULL,
	`currency` text,
	`fallback_country_iso3` text NOT NULL,
	`capabilities` text NOT NULL,
	`virtual_lockboxes` text NOT NULL,
	`input_data_options` text NOT NULL,
	`key_aliases` text NOT NULL,
	`email_domains` text NOT NULL,
	`send_magic_links` integer DEFAULT false NOT NULL,
	`branding_id` text,
	`analysis_data_download_profile_id` text,
	`matched_data_only_download_profile_id` text,
	`onboarding_data_download_profile_id` text,
	`has_supplier_include_list` integer DEFAULT false NOT NULL,
	`has_supplier_exclude_list` integer DEFAULT false NOT NULL,
	`created_on` text NOT NULL,
	`updated_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`branding_id`) REFERENCES `brandings`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `issuers_issuer_key_unique` ON `issuers` (`issuer_key`);--> statement-breakpoint
CREATE INDEX `issuers_name` ON `issuers` (`name`);--> statement-breakpoint
CREATE TABLE `directory_versions` (
	`version_number` integer PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`r2_key` text NOT NULL,
	`entries_count` integer NOT NULL,
	`content_digest` text NOT NULL,
	`is_ready` integer DEFAULT false NOT NULL,
	`is_sample` integer DEFAULT false NOT NULL,
	`created_on` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `job_assignments` (
	`job_id` text NOT NULL,
	`user_id` text NOT NULL,
	`assigned_on` text NOT NULL,
	PRIMARY KEY(`job_id`, `user_id`),
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `job_assignments_user` ON `job_assignments` (`user_id`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`issuer_id` text NOT NULL,
	`buyer_id` text NOT NULL,
	`owner_user_id` text NOT NULL,
	`currency` text NOT NULL,
	`buyer_country` text NOT NULL,
	`capabilities` text NOT NULL,
	`state` text DEFAULT 'Draft' NOT NULL,
	`is_published` integer DEFAULT false NOT NULL,
	`published_on` text,
	`period_from` text,
	`period_to` text,
	`confidence_ruleset_version` integer,
	`scoring_ruleset_version` integer,
	`directory_version` integer,
	`suppliers_count` integer,
	`spend_minor` text,
	`is_sample` integer DEFAULT false NOT NULL,
	`failure_message` text,
	`created_on` text NOT NULL,
	`updated_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`issuer_id`) REFERENCES `issuers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`buyer_id`) REFERENCES `buyers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `jobs_issuer` ON `jobs` (`issuer_id`,`created_on`);--> statement-breakpoint
CREATE INDEX `jobs_owner` ON `jobs` (`owner_user_id`,`created_on`);--> statement-breakpoint
CREATE INDEX `jobs_buyer` ON `jobs` (`buyer_id`);--> statement-breakpoint
CREATE INDEX `jobs_created` ON `jobs` (`created_on`);--> statement-breakpoint
CREATE TABLE `rulesets` (
	`kind` text NOT NULL,
	`version_number` integer NOT NULL,
	`state` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`author` text NOT NULL,
	`body` text NOT NULL,
	`published_on` text,
	`created_on` text NOT NULL,
	`updated_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`kind`, `version_number`)
);
--> statement-breakpoint
CREATE TABLE `upload_parts` (
	`upload_id` text NOT NULL,
	`part_number` integer NOT NULL,
	`etag` text NOT NULL,
	`size` integer NOT NULL,
	PRIMARY KEY(`upload_id`, `part_number`),
	FOREIGN KEY (`upload_id`) REFERENCES `uploads`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`job_id` text NOT NULL,
	`file_name` text NOT NULL,
	`size` integer NOT NULL,
	`part_size` integer NOT NULL,
	`r2_key` text NOT NULL,
	`r2_upload_id` text,
	`state` text DEFAULT 'Receiving' NOT NULL,
	`content_digest` text,
	`created_by` text NOT NULL,
	`dialect` text,
	`mapping` text,
	`inspection` text,
	`check_result` text,
	`refusal` text,
	`created_on` text NOT NULL,
	`updated_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `uploads_job` ON `uploads` (`job_id`,`created_on`);--> statement-breakpoint
CREATE INDEX `uploads_digest` ON `uploads` (`content_digest`);--> statement-breakpoint
CREATE TABLE `direct_grants` (
	`user_id` text NOT NULL,
	`permission` text NOT NULL,
	PRIMARY KEY(`user_id`, `permission`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `user_issuers` (
	`user_id` text NOT NULL,
	`issuer_id` text NOT NULL,
	`user_role` text NOT NULL,
	PRIMARY KEY(`user_id`, `issuer_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`issuer_id`) REFERENCES `issuers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `user_issuers_issuer` ON `user_issuers` (`issuer_id`);--> statement-breakpoint
CREATE TABLE `user_roles` (
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	PRIMARY KEY(`user_id`, `role`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`idp_issuer` text NOT NULL,
	`idp_subject` text NOT NULL,
	`id_provider_name` text NOT NULL,
	`display_name` text NOT NULL,
	`username` text NOT NULL,
	`email` text NOT NULL,
	`given_name` text,
	`surname` text,
	`approved` integer DEFAULT false NOT NULL,
	`is_deactivated` integer DEFAULT false NOT NULL,
	`pending` integer DEFAULT false NOT NULL,
	`can_switch_roles` integer DEFAULT false NOT NULL,
	`branding_id` text,
	`last_activity_at` text,
	`agreed_terms_version` text,
	`agreed_privacy_version` text,
	`created_on` text NOT NULL,
	`updated_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`branding_id`) REFERENCES `brandings`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_identity` ON `users` (`idp_issuer`,`idp_subject`);--> statement-breakpoint
CREATE INDEX `users_username` ON `users` (`username`);--> statement-breakpoint
CREATE TABLE `audit` (
	`sequence` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`user_id` text NOT NULL,
	`username` text NOT NULL,
	`effective_roles` text NOT NULL,
	`action` text NOT NULL,
	`entity_type` text NOT NULL,
	`entity_id` text NOT NULL,
	`issuer_id` text,
	`outcome` text NOT NULL,
	`note` text,
	`correlation_id` text NOT NULL,
	`previous_hash` text,
	`hash` text
);
--> statement-breakpoint
CREATE INDEX `audit_at` ON `audit` (`at`);--> statement-breakpoint
CREATE INDEX `audit_entity` ON `audit` (`entity_type`,`entity_id`);--> statement-breakpoint
CREATE TABLE `feature_flags` (
	`name` text PRIMARY KEY NOT NULL,
	`is_enabled` integer NOT NULL,
	`updated_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`person` text NOT NULL,
	`key` text NOT NULL,
	`call_id` text NOT NULL,
	`request_digest` text NOT NULL,
	`status` integer,
	`answer` text,
	`holder` text NOT NULL,
	`held_until` text NOT NULL,
	`expires_on` text NOT NULL,
	PRIMARY KEY(`person`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_expiry` ON `idempotency_keys` (`expires_on`);--> statement-breakpoint
CREATE TABLE `refusal_counts` (
	`person` text NOT NULL,
	`call_id` text NOT NULL,
	`minute` text NOT NULL,
	`code` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`person`, `call_id`, `minute`, `code`)
);
--> statement-breakpoint
CREATE TABLE `system_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`mode` text NOT NULL,
	`system_message` text,
	`app_timestamp` text NOT NULL,
	`augmented_text` integer DEFAULT false NOT NULL,
	`updated_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
