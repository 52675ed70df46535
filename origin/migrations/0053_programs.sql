CREATE TABLE `programs` (
	`user_id` text PRIMARY KEY NOT NULL,
	`registered_by` text NOT NULL,
	`revoked_on` text,
	`last_used_on` text,
	`last_call` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`registered_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `programs_registered_by` ON `programs` (`registered_by`);--> statement-breakpoint
ALTER TABLE `users` ADD `is_program` integer DEFAULT false NOT NULL;