CREATE TABLE `issuer_payee_decisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`issuer_id` text NOT NULL,
	`job_id` text,
	`decision_id` integer NOT NULL,
	`name` text NOT NULL,
	`country` text NOT NULL,
	`tax_id` text NOT NULL,
	`payee_class` text NOT NULL,
	`author` text NOT NULL,
	`at` text NOT NULL,
	FOREIGN KEY (`issuer_id`) REFERENCES `issuers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `issuer_payee_decisions_issuer` ON `issuer_payee_decisions` (`issuer_id`,`id`);--> statement-breakpoint
CREATE INDEX `issuer_payee_decisions_job` ON `issuer_payee_decisions` (`job_id`,`decision_id`);