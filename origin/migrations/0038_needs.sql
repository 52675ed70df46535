CREATE TABLE `job_needs` (
	`job_id` text NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`from_day` text NOT NULL,
	`count` integer NOT NULL,
	`amount_minor` integer NOT NULL,
	`since` text NOT NULL,
	`number` integer NOT NULL,
	PRIMARY KEY(`job_id`, `kind`, `item_id`, `from_day`),
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `postponed_needs` (
	`user_id` text NOT NULL,
	`need_id` text NOT NULL,
	`fingerprint` text NOT NULL,
	`until` text NOT NULL,
	`postponed_on` text NOT NULL,
	PRIMARY KEY(`user_id`, `need_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `postponed_needs_until` ON `postponed_needs` (`user_id`,`until`);