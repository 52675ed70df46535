CREATE TABLE `analytics_report_versions` (
	`report_id` text NOT NULL,
	`number` integer NOT NULL,
	`query` text NOT NULL,
	`view` text NOT NULL,
	`note` text NOT NULL,
	`saved_by` text NOT NULL,
	`saved_on` text NOT NULL,
	PRIMARY KEY(`report_id`, `number`),
	FOREIGN KEY (`report_id`) REFERENCES `analytics_reports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `analytics_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`issuer_id` text,
	`number` integer NOT NULL,
	`created_on` text NOT NULL,
	`updated_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`issuer_id`) REFERENCES `issuers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `analytics_reports_user` ON `analytics_reports` (`user_id`);--> statement-breakpoint
CREATE INDEX `analytics_reports_issuer` ON `analytics_reports` (`issuer_id`);