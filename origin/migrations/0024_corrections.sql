CREATE TABLE `upload_corrections` (
	`id` text PRIMARY KEY NOT NULL,
	`upload_id` text NOT NULL,
	`seq` integer NOT NULL,
	`row` integer,
	`column_index` integer NOT NULL,
	`column_name` text NOT NULL,
	`from_text` text NOT NULL,
	`to_text` text NOT NULL,
	`author` text NOT NULL,
	`at` text NOT NULL,
	FOREIGN KEY (`upload_id`) REFERENCES `uploads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `upload_corrections_upload` ON `upload_corrections` (`upload_id`,`seq`);--> statement-breakpoint
ALTER TABLE `uploads` ADD `is_corrected` integer DEFAULT false NOT NULL;