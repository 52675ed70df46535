CREATE TABLE `job_link_users` (
	`job_id` text NOT NULL,
	`user_id` text NOT NULL,
	`came_on` text NOT NULL,
	PRIMARY KEY(`job_id`, `user_id`),
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `job_link_users_user` ON `job_link_users` (`user_id`);