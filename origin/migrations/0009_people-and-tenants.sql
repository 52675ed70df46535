CREATE TABLE `issuer_supplier_lists` (
	`issuer_id` text NOT NULL,
	`list` text NOT NULL,
	`digest` text NOT NULL,
	`entries_count` integer NOT NULL,
	`file_name` text NOT NULL,
	`uploaded_by` text NOT NULL,
	`created_on` text NOT NULL,
	`updated_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`issuer_id`, `list`),
	FOREIGN KEY (`issuer_id`) REFERENCES `issuers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `agreements` (
	`version_id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`author` text NOT NULL,
	`published_on` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `agreements_kind` ON `agreements` (`kind`,`published_on`);--> statement-breakpoint
CREATE TABLE `mail_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`to_address` text NOT NULL,
	`to_user_id` text,
	`from_address` text NOT NULL,
	`from_name` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`provider` text NOT NULL,
	`state` text NOT NULL,
	`provider_message_id` text,
	`created_on` text NOT NULL,
	FOREIGN KEY (`to_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `mail_outbox_created` ON `mail_outbox` (`created_on`);--> statement-breakpoint
ALTER TABLE `brandings` ADD `logo_name` text;--> statement-breakpoint
ALTER TABLE `brandings` ADD `background_name` text;--> statement-breakpoint
ALTER TABLE `users` ADD `invited_on` text;