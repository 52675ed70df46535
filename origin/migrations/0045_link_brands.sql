ALTER TABLE `calendar_feeds` ADD `brand_key` text;--> statement-breakpoint
ALTER TABLE `magic_links` ADD `brand_key` text;