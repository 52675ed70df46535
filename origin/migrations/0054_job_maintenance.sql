CREATE TABLE `job_sizes` (
	`job_id` text PRIMARY KEY NOT NULL,
	`bytes` integer NOT NULL,
	`measured_on` text NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `maintenance_acts` (
	`batch_id` text NOT NULL,
	`job_id` text NOT NULL,
	`state` text DEFAULT 'Waiting' NOT NULL,
	`message` text,
	`run` text,
	`updated_on` text NOT NULL,
	PRIMARY KEY(`batch_id`, `job_id`),
	FOREIGN KEY (`batch_id`) REFERENCES `maintenance_batches`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `maintenance_acts_job` ON `maintenance_acts` (`job_id`);--> statement-breakpoint
CREATE TABLE `maintenance_batches` (
	`id` text PRIMARY KEY NOT NULL,
	`act` text NOT NULL,
	`digest` text NOT NULL,
	`user_id` text NOT NULL,
	`roles` text,
	`owner_user_id` text,
	`scoring_version` integer NOT NULL,
	`confidence_version` integer NOT NULL,
	`jobs_count` integer NOT NULL,
	`created_on` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `maintenance_batches_created` ON `maintenance_batches` (`created_on`);