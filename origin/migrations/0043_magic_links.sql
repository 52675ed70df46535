CREATE TABLE `magic_link_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`link_id` text NOT NULL,
	`kind` text NOT NULL,
	`slot` text NOT NULL,
	`first_on` text NOT NULL,
	`last_on` text NOT NULL,
	`count` integer DEFAULT 1 NOT NULL,
	`by_name` text,
	`subject` text DEFAULT '' NOT NULL,
	`size` integer,
	`reason` text,
	FOREIGN KEY (`link_id`) REFERENCES `magic_links`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `magic_link_events_slot` ON `magic_link_events` (`link_id`,`kind`,`slot`);--> statement-breakpoint
CREATE TABLE `magic_link_files` (
	`upload_id` text PRIMARY KEY NOT NULL,
	`link_id` text NOT NULL,
	`job_id` text NOT NULL,
	`session_hash` text NOT NULL,
	`uploader` text NOT NULL,
	`begun_on` text NOT NULL,
	`completed_on` text,
	`receipt_on` text,
	`replaced_on` text,
	FOREIGN KEY (`link_id`) REFERENCES `magic_links`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `magic_link_files_link` ON `magic_link_files` (`link_id`);--> statement-breakpoint
CREATE INDEX `magic_link_files_job` ON `magic_link_files` (`job_id`);--> statement-breakpoint
CREATE INDEX `magic_link_files_session` ON `magic_link_files` (`session_hash`);--> statement-breakpoint
CREATE TABLE `magic_links` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`issuer_id` text NOT NULL,
	`buyer_id` text NOT NULL,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`language` text NOT NULL,
	`state` text DEFAULT 'Created' NOT NULL,
	`step` integer DEFAULT 0 NOT NULL,
	`expires_on` text NOT NULL,
	`uses` integer NOT NULL,
	`uses_spent` integer DEFAULT 0 NOT NULL,
	`session_hash` text,
	`last_event` text DEFAULT 'Created' NOT NULL,
	`last_event_on` text NOT NULL,
	`created_by` text NOT NULL,
	`created_on` text NOT NULL,
	`updated_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`issuer_id`) REFERENCES `issuers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`buyer_id`) REFERENCES `buyers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `magic_links_issuer` ON `magic_links` (`issuer_id`,`created_on`);--> statement-breakpoint
CREATE INDEX `magic_links_created` ON `magic_links` (`created_on`);--> statement-breakpoint
-- The moves of states.ts, whoever writes; states-enforced.workerd.test.ts compares them with it.
CREATE TRIGGER `magic_links_state_machine` BEFORE UPDATE OF `state` ON `magic_links` WHEN NEW.`state` <> OLD.`state` AND (OLD.`state` || '>' || NEW.`state`) NOT IN ('Created>Sent', 'Created>Opened', 'Created>Expired', 'Created>Revoked', 'Sent>Created', 'Sent>Opened', 'Sent>Expired', 'Sent>Revoked', 'Opened>Created', 'Opened>Sent', 'Opened>Used', 'Opened>Expired', 'Opened>Revoked', 'Expired>Created', 'Expired>Sent', 'Expired>Used', 'Expired>Revoked') BEGIN SELECT RAISE(ABORT, 'a magic link may not take this state after the one it has'); END;
