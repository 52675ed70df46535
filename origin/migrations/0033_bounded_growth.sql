DROP TABLE `job_vendors`;--> statement-breakpoint
CREATE INDEX `jobs_state` ON `jobs` (`state`,`updated_on`);--> statement-breakpoint
CREATE INDEX `refusal_counts_minute` ON `refusal_counts` (`minute`);