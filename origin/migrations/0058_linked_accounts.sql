CREATE TABLE `linked_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`issuer_id` text NOT NULL,
	`buyer_id` text NOT NULL,
	`provider` text NOT NULL,
	`integration` text DEFAULT '' NOT NULL,
	`email` text NOT NULL,
	`remote_id` text,
	`sealed_token` text,
	`status` text DEFAULT 'Incomplete' NOT NULL,
	`provider_status` text DEFAULT '' NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`status_on` text,
	`every` text DEFAULT 'off' NOT NULL,
	`time` text DEFAULT '02:00' NOT NULL,
	`weekday` integer DEFAULT 1 NOT NULL,
	`zone` text DEFAULT 'UTC' NOT NULL,
	`sync_state` text DEFAULT 'none' NOT NULL,
	`last_sync_on` text,
	`rows` integer DEFAULT 0 NOT NULL,
	`created_by` text NOT NULL,
	`created_on` text NOT NULL,
	`updated_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`issuer_id`) REFERENCES `issuers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`buyer_id`) REFERENCES `buyers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `linked_accounts_issuer` ON `linked_accounts` (`issuer_id`,`created_on`);--> statement-breakpoint
CREATE TRIGGER `linked_accounts_state_machine` BEFORE UPDATE OF `status` ON `linked_accounts` WHEN NEW.`status` <> OLD.`status` AND (OLD.`status` || '>' || NEW.`status`) NOT IN ('Incomplete>Linked', 'Incomplete>Deleted', 'Linked>RelinkNeeded', 'Linked>Deleted', 'RelinkNeeded>Linked', 'RelinkNeeded>Deleted') BEGIN SELECT RAISE(ABORT, 'a linked account may not take this state after the one it has'); END;
