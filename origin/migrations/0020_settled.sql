ALTER TABLE `export_files` ADD `outcome` text;--> statement-breakpoint
ALTER TABLE `export_files` ADD `message` text;--> statement-breakpoint
ALTER TABLE `export_files` ADD `settled` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `settled` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `uploads` ADD `settled` integer DEFAULT 0 NOT NULL;