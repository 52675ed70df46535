CREATE TABLE `job_runs` (
	`job_id` text NOT NULL,
	`run` text NOT NULL,
	`number` integer NOT NULL,
	`finished_on` text NOT NULL,
	`currency` text NOT NULL,
	`suppliers_count` integer NOT NULL,
	`spend_minor` text NOT NULL,
	`period_from` text,
	`period_to` text,
	`confidence_ruleset_version` integer NOT NULL,
	`scoring_ruleset_version` integer NOT NULL,
	`directory_version` integer,
	`published_on` text,
	PRIMARY KEY(`job_id`, `run`),
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `jobs` ADD `current_run` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `published_run` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `publication` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `jobs` SET `current_run` = coalesce((SELECT `job_rollups`.`run` FROM `job_rollups` WHERE `job_rollups`.`job_id` = `jobs`.`id`), CASE WHEN `state` = 'Ready' THEN `run` END) WHERE `suppliers_count` IS NOT NULL;--> statement-breakpoint
UPDATE `jobs` SET `published_run` = `current_run`, `publication` = 1 WHERE `is_published` = 1 AND `current_run` IS NOT NULL;--> statement-breakpoint
UPDATE `jobs` SET `published_on` = NULL WHERE `published_run` IS NULL;--> statement-breakpoint
INSERT INTO `job_runs` (`job_id`, `run`, `number`, `finished_on`, `currency`, `suppliers_count`, `spend_minor`, `period_from`, `period_to`, `confidence_ruleset_version`, `scoring_ruleset_version`, `directory_version`, `published_on`) SELECT `id`, `current_run`, 1, coalesce((SELECT `completed_on` FROM `job_rollups` WHERE `job_rollups`.`job_id` = `jobs`.`id`), `updated_on`), `currency`, `suppliers_count`, coalesce(`spend_minor`, '0'), `period_from`, `period_to`, coalesce(`confidence_ruleset_version`, 1), coalesce(`scoring_ruleset_version`, 1), `directory_version`, `published_on` FROM `jobs` WHERE `current_run` IS NOT NULL;--> statement-breakpoint
DROP TABLE `job_rollups`;--> statement-breakpoint
ALTER TABLE `jobs` DROP COLUMN `is_published`;--> statement-breakpoint
ALTER TABLE `jobs` DROP COLUMN `confidence_ruleset_version`;--> statement-breakpoint
ALTER TABLE `jobs` DROP COLUMN `scoring_ruleset_version`;--> statement-breakpoint
ALTER TABLE `jobs` DROP COLUMN `directory_version`;--> statement-breakpoint
ALTER TABLE `jobs` DROP COLUMN `suppliers_count`;--> statement-breakpoint
ALTER TABLE `jobs` DROP COLUMN `spend_minor`;--> statement-breakpoint
UPDATE `saved_views` SET `query` = replace(replace(replace(`query`, 'isPublished%7Eeq%7Etrue', 'publication%7Ene%7ENotPublished'), 'isPublished%7Eeq%7Efalse', 'publication%7Eeq%7ENotPublished'), 'isPublished', 'publication') WHERE `grid` = 'jobs';
