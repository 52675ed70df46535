CREATE TABLE `benchmark_members` (
	`month` text NOT NULL,
	`buyer_id` text NOT NULL,
	`issuer_id` text NOT NULL,
	`pool` text NOT NULL,
	`industry` text NOT NULL,
	`country` text NOT NULL,
	`size_band` integer NOT NULL,
	`metrics` integer NOT NULL,
	`suppliers` real,
	`matched` real,
	`spend` real,
	`card_spend` real,
	`virtual_card_spend` real,
	`straight_through_spend` real,
	`payments` real,
	`paid` real,
	`invoices` real,
	`invoiced` real,
	PRIMARY KEY(`month`, `buyer_id`)
);
--> statement-breakpoint
CREATE INDEX `benchmark_members_group` ON `benchmark_members` (`industry`,`country`,`size_band`);--> statement-breakpoint
CREATE INDEX `benchmark_members_issuer` ON `benchmark_members` (`issuer_id`);--> statement-breakpoint
ALTER TABLE `issuers` ADD `shares_benchmarks` integer DEFAULT false NOT NULL;