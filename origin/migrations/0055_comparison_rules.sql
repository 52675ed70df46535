CREATE TABLE `comparison_rules` (
	`id` text PRIMARY KEY NOT NULL,
	`call_id` text,
	`pattern` text NOT NULL,
	`why` text NOT NULL,
	`user_id` text NOT NULL,
	`created_on` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
