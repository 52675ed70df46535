CREATE TABLE `issuer_assumptions` (
	`issuer_id` text PRIMARY KEY NOT NULL,
	`typed` text NOT NULL,
	`saved_by` text NOT NULL,
	`created_on` text NOT NULL,
	`updated_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`issuer_id`) REFERENCES `issuers`(`id`) ON UPDATE no action ON DELETE no action
);
