ALTER TABLE `maintenance_acts` ADD `simulated` text;--> statement-breakpoint
ALTER TABLE `maintenance_batches` ADD `simulation_id` text;