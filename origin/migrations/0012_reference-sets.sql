CREATE TABLE `reference_titles` (
	`reference_set` text NOT NULL,
	`version_number` integer NOT NULL,
	`code` text NOT NULL,
	`title` text NOT NULL,
	PRIMARY KEY(`reference_set`, `version_number`, `code`)
);
--> statement-breakpoint
CREATE TABLE `reference_versions` (
	`reference_set` text NOT NULL,
	`version_number` integer NOT NULL,
	`source` text NOT NULL,
	`note` text NOT NULL,
	`author` text NOT NULL,
	`titles_count` integer NOT NULL,
	`rejected_count` integer NOT NULL,
	`activated_on` text,
	`created_on` text NOT NULL,
	PRIMARY KEY(`reference_set`, `version_number`)
);
