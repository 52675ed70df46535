ALTER TABLE `idempotency_keys` ADD `path` text;--> statement-breakpoint
ALTER TABLE `idempotency_keys` ADD `correlation_id` text;--> statement-breakpoint
CREATE INDEX `idempotency_keys_open` ON `idempotency_keys` (`held_until`) WHERE status is null;