CREATE TABLE `job_rate_tables` (
	`job_id` text PRIMARY KEY NOT NULL,
	`rates` text NOT NULL,
	`created_on` text NOT NULL,
	`updated_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action
);
