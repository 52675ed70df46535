ALTER TABLE `buyers` ADD `is_draft` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `is_draft` integer DEFAULT false NOT NULL;