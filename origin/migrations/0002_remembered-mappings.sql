CREATE TABLE `remembered_mappings` (
	`buyer_id` text NOT NULL,
	`kind` text NOT NULL,
	`header_signature` text NOT NULL,
	`mapping` text NOT NULL,
	`updated_on` text NOT NULL,
	PRIMARY KEY(`buyer_id`, `kind`, `header_signature`),
	FOREIGN KEY (`buyer_id`) REFERENCES `buyers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `uploads` ADD `mapping_remembered` integer DEFAULT false NOT NULL;