ALTER TABLE `job_runs` ADD `potential_minor` text;--> statement-breakpoint
ALTER TABLE `job_runs` ADD `first_day` text;--> statement-breakpoint
ALTER TABLE `job_runs` ADD `last_day` text;--> statement-breakpoint
ALTER TABLE `job_runs` ADD `directory_matched` integer;