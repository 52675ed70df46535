CREATE TABLE `data_downloads` (
	`id` text PRIMARY KEY NOT NULL,
	`job_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`profile_id` text,
	`profile_name` text,
	`profile_version` integer NOT NULL,
	`run` text NOT NULL,
	`run_number` integer NOT NULL,
	`format` text NOT NULL,
	`is_gzip` integer NOT NULL,
	`language` text NOT NULL,
	`filters` text NOT NULL,
	`needs` text NOT NULL,
	`r2_key` text NOT NULL,
	`file_name` text,
	`rows` integer,
	`size` integer,
	`sha256` text,
	`created_on` text NOT NULL,
	`finished_on` text,
	`expires_on` text NOT NULL,
	`outcome` text,
	`message` text,
	`settled` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `data_downloads_job` ON `data_downloads` (`job_id`,`created_on`);--> statement-breakpoint
CREATE INDEX `data_downloads_user` ON `data_downloads` (`user_id`,`created_on`);--> statement-breakpoint
CREATE TABLE `datapoint_profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`fields` text NOT NULL,
	`created_on` text NOT NULL,
	`updated_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `datapoint_profiles_name` ON `datapoint_profiles` (`name`);