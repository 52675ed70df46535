CREATE TABLE `hub_upload_parts` (
	`upload_id` text NOT NULL,
	`part_number` integer NOT NULL,
	`etag` text NOT NULL,
	PRIMARY KEY(`upload_id`, `part_number`),
	FOREIGN KEY (`upload_id`) REFERENCES `hub_uploads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `hub_uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`item_id` text NOT NULL,
	`file_name` text NOT NULL,
	`size` integer NOT NULL,
	`part_size` integer NOT NULL,
	`r2_key` text NOT NULL,
	`r2_upload_id` text NOT NULL,
	`created_on` text NOT NULL,
	FOREIGN KEY (`item_id`) REFERENCES `hub_items`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hub_uploads_item_id_unique` ON `hub_uploads` (`item_id`);