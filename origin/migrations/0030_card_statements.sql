CREATE TABLE `card_statement_versions` (
	`issuer_id` text NOT NULL,
	`version_number` integer NOT NULL,
	`mode` text NOT NULL,
	`note` text NOT NULL,
	`author` text NOT NULL,
	`r2_key` text NOT NULL,
	`merchants_count` integer NOT NULL,
	`files` text NOT NULL,
	`activated_on` text,
	`created_on` text NOT NULL,
	PRIMARY KEY(`issuer_id`, `version_number`),
	FOREIGN KEY (`issuer_id`) REFERENCES `issuers`(`id`) ON UPDATE no action ON DELETE no action
);
