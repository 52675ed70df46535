CREATE TABLE `default_views` (
	`user_id` text NOT NULL,
	`grid` text NOT NULL,
	`view_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `grid`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`view_id`) REFERENCES `saved_views`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `saved_views` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`grid` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`issuer_id` text,
	`created_on` text NOT NULL,
	`updated_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`issuer_id`) REFERENCES `issuers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `saved_views_user` ON `saved_views` (`user_id`,`grid`);--> statement-breakpoint
CREATE INDEX `saved_views_issuer` ON `saved_views` (`issuer_id`,`grid`);