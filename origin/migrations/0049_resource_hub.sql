CREATE TABLE `hub_captions` (
	`item_id` text NOT NULL,
	`language` text NOT NULL,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`item_id`, `language`, `kind`),
	FOREIGN KEY (`item_id`) REFERENCES `hub_items`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `hub_item_brands` (
	`item_id` text NOT NULL,
	`brand_id` text NOT NULL,
	PRIMARY KEY(`item_id`, `brand_id`),
	FOREIGN KEY (`item_id`) REFERENCES `hub_items`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`brand_id`) REFERENCES `brandings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `hub_items` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`topic` text NOT NULL,
	`place` integer DEFAULT 0 NOT NULL,
	`published_on` text,
	`facts_changed_on` text,
	`file_key` text,
	`poster_key` text,
	`file_bytes` integer,
	`seconds` integer,
	`created_on` text NOT NULL,
	`updated_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `hub_items_topic` ON `hub_items` (`topic`,`place`);--> statement-breakpoint
CREATE TABLE `hub_reading` (
	`user_id` text NOT NULL,
	`item_id` text NOT NULL,
	`read_on` text,
	`second` integer DEFAULT 0 NOT NULL,
	`played` text DEFAULT '' NOT NULL,
	`updated_on` text NOT NULL,
	PRIMARY KEY(`user_id`, `item_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`item_id`) REFERENCES `hub_items`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `hub_texts` (
	`item_id` text NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`body` text NOT NULL,
	`updated_on` text NOT NULL,
	PRIMARY KEY(`item_id`, `language`),
	FOREIGN KEY (`item_id`) REFERENCES `hub_items`(`id`) ON UPDATE no action ON DELETE cascade
);
