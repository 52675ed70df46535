CREATE TABLE `sftp_configurations` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`issuer_id` text NOT NULL,
	`buyer_id` text NOT NULL,
	`connector_id` text NOT NULL,
	`host` text NOT NULL,
	`port` integer NOT NULL,
	`username` text NOT NULL,
	`host_key` text NOT NULL,
	`path` text NOT NULL,
	`kind` text NOT NULL,
	`every` text NOT NULL,
	`time` text NOT NULL,
	`weekday` integer NOT NULL,
	`zone` text NOT NULL,
	`afterwards` text NOT NULL,
	`move_to` text,
	`credential` text,
	`problem` text,
	`offered_key` text,
	`next_run_on` text,
	`created_on` text NOT NULL,
	`updated_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`issuer_id`) REFERENCES `issuers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`buyer_id`) REFERENCES `buyers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`connector_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sftp_configurations_connector` ON `sftp_configurations` (`connector_id`);--> statement-breakpoint
CREATE TABLE `sftp_connectors` (
	`user_id` text PRIMARY KEY NOT NULL,
	`key_x` text NOT NULL,
	`key_y` text NOT NULL,
	`seen_on` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `sftp_files` (
	`id` text PRIMARY KEY NOT NULL,
	`configuration_id` text NOT NULL,
	`run_id` text NOT NULL,
	`path` text NOT NULL,
	`size` integer NOT NULL,
	`modified_on` text NOT NULL,
	`digest` text,
	`state` text NOT NULL,
	`problem` text,
	`job_id` text,
	`upload_id` text,
	`created_on` text NOT NULL,
	FOREIGN KEY (`configuration_id`) REFERENCES `sftp_configurations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`run_id`) REFERENCES `sftp_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sftp_files_digest` ON `sftp_files` (`configuration_id`,`digest`);--> statement-breakpoint
CREATE INDEX `sftp_files_path` ON `sftp_files` (`configuration_id`,`path`);--> statement-breakpoint
CREATE INDEX `sftp_files_run` ON `sftp_files` (`run_id`);--> statement-breakpoint
CREATE TABLE `sftp_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`configuration_id` text NOT NULL,
	`is_test` integer DEFAULT false NOT NULL,
	`state` text NOT NULL,
	`started_on` text NOT NULL,
	`key_x` text,
	`alive_on` text NOT NULL,
	`finished_on` text,
	`seen` integer,
	`matched` integer,
	`problem` text,
	FOREIGN KEY (`configuration_id`) REFERENCES `sftp_configurations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sftp_runs_configuration` ON `sftp_runs` (`configuration_id`,`started_on`);