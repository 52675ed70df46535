CREATE TABLE `card_sharing` (
	`issuer_id` text PRIMARY KEY NOT NULL,
	`shared_by` text NOT NULL,
	`since` text NOT NULL,
	FOREIGN KEY (`issuer_id`) REFERENCES `issuers`(`id`) ON UPDATE no action ON DELETE no action
);
