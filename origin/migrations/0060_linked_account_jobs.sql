CREATE TABLE `linked_account_jobs` (
	`upload_id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`job_id` text NOT NULL,
	`lines` integer NOT NULL,
	`read_on` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `linked_accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `linked_account_jobs_account` ON `linked_account_jobs` (`account_id`);--> statement-breakpoint
CREATE INDEX `linked_account_jobs_job` ON `linked_account_jobs` (`job_id`);