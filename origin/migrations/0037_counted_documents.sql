ALTER TABLE `job_runs` ADD `counted` text DEFAULT 'lines' NOT NULL;--> statement-breakpoint
UPDATE `job_runs` SET `counted` = 'stated' WHERE `kind` <> 'advanced';
