CREATE TABLE `job_rollups` (
	`job_id` text PRIMARY KEY NOT NULL,
	`run` text NOT NULL,
	`currency` text NOT NULL,
	`completed_on` text NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `job_totals` (
	`job_id` text NOT NULL,
	`run` text NOT NULL,
	`dimension` text NOT NULL,
	`bar_key` text NOT NULL,
	`suppliers` integer NOT NULL,
	`spend_minor` integer NOT NULL,
	`pos` integer NOT NULL,
	`pos_minor` integer NOT NULL,
	`invoices` integer NOT NULL,
	`invoices_minor` integer NOT NULL,
	`payments` integer NOT NULL,
	`payments_minor` integer NOT NULL,
	PRIMARY KEY(`job_id`, `run`, `dimension`, `bar_key`),
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `job_totals_dimension` ON `job_totals` (`dimension`,`bar_key`);--> statement-breakpoint
CREATE TABLE `job_vendors` (
	`job_id` text NOT NULL,
	`run` text NOT NULL,
	`ordinal` integer NOT NULL,
	`supplier_key` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`country` text NOT NULL,
	`city` text NOT NULL,
	`mcc` text NOT NULL,
	`entry_id` text,
	`card_accepting` integer NOT NULL,
	`vc_accepting` text NOT NULL,
	`spend_minor` integer NOT NULL,
	`pos` integer NOT NULL,
	`invoices` integer NOT NULL,
	`payments` integer NOT NULL,
	PRIMARY KEY(`job_id`, `run`, `ordinal`),
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `job_vendors_name` ON `job_vendors` (`name_key`,`country`);--> statement-breakpoint
CREATE INDEX `job_vendors_entry` ON `job_vendors` (`entry_id`);