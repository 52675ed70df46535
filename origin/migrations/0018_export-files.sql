CREATE TABLE `export_files` (
	`id` text PRIMARY KEY NOT NULL,
	`job_id` text,
	`list` text,
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
INSERT INTO `export_files` (`id`, `job_id`, `user_id`, `file_name`, `format`, `r2_key`, `rows`, `size`, `created_on`, `finished_on`) SELECT `id`, `job_id`, `user_id`, `file_name`, `format`, `r2_key`, `rows`, `size`, `created_on`, `finished_on` FROM `job_exports`;--> statement-breakpoint
DROP TABLE `job_exports`;--> statement-breakpoint
CREATE INDEX `export_files_user` ON `export_files` (`user_id`,`created_on`);--> statement-breakpoint
CREATE INDEX `export_files_job` ON `export_files` (`job_id`);
