CREATE TABLE `issuer_report_layouts` (
	`issuer_id` text NOT NULL,
	`report_type` text NOT NULL,
	`layout` text NOT NULL,
	`updated_on` text NOT NULL,
	PRIMARY KEY(`issuer_id`, `report_type`),
	FOREIGN KEY (`issuer_id`) REFERENCES `issuers`(`id`) ON UPDATE no action ON DELETE no action
);
