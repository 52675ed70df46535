CREATE TABLE `job_exports` (
	`id` text PRIMARY KEY NOT NULL,
	`job_id` text NOT NULL,
	`user_id` text NOT NULL,
	`file_name` text NOT NULL,
	`format` text NOT NULL,
	`r2_key` text NOT NULL,
	`rows` integer,
	`size` integer,
	`created_on` text NOT NULL,
	`finished_on` text,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `job_exports_user` ON `job_exports` (`user_id`,`created_on`);--> statement-breakpoint
CREATE INDEX `job_exports_job` ON `job_exports` (`job_id`);