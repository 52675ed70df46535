CREATE TABLE `query_schedule_deliveries` (
	`schedule_id` text NOT NULL,
	`run_on` text NOT NULL,
	`user_id` text NOT NULL,
	`state` text NOT NULL,
	`message` text,
	`stop_hash` text,
	PRIMARY KEY(`schedule_id`, `run_on`, `user_id`),
	FOREIGN KEY (`schedule_id`) REFERENCES `query_schedules`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `query_schedule_deliveries_stop` ON `query_schedule_deliveries` (`stop_hash`);--> statement-breakpoint
CREATE TABLE `query_schedule_recipients` (
	`schedule_id` text NOT NULL,
	`user_id` text NOT NULL,
	`opted_out_on` text,
	PRIMARY KEY(`schedule_id`, `user_id`),
	FOREIGN KEY (`schedule_id`) REFERENCES `query_schedules`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `query_schedules` (
	`id` text PRIMARY KEY NOT NULL,
	`report_id` text NOT NULL,
	`name` text NOT NULL,
	`every` text NOT NULL,
	`time` text NOT NULL,
	`weekday` integer NOT NULL,
	`day` integer NOT NULL,
	`zone` text NOT NULL,
	`cron` text NOT NULL,
	`format` text NOT NULL,
	`sends_empty` integer NOT NULL,
	`state` text NOT NULL,
	`paused_by` text,
	`next_run_on` text,
	`last_run_on` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`started_on` text,
	`created_on` text NOT NULL,
	`updated_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`report_id`) REFERENCES `analytics_reports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `query_schedules_report` ON `query_schedules` (`report_id`);