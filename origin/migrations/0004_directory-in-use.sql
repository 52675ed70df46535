ALTER TABLE `directory_versions` ADD `note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `directory_versions` ADD `author` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `directory_versions` ADD `rejected_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `directory_versions` ADD `activated_on` text;