ALTER TABLE `job_runs` ADD `kind` text DEFAULT 'base' NOT NULL;
--> statement-breakpoint
UPDATE `job_runs` SET `kind` = (SELECT `jobs`.`kind` FROM `jobs` WHERE `jobs`.`id` = `job_runs`.`job_id`) WHERE `job_id` IN (SELECT `id` FROM `jobs`);
--> statement-breakpoint
DROP TRIGGER `jobs_state_machine`;
--> statement-breakpoint
-- A job that is moved to another kind is a draft again, until its files are imported as that kind.
CREATE TRIGGER `jobs_state_machine` BEFORE UPDATE OF `state` ON `jobs` WHEN NEW.`state` <> OLD.`state` AND (OLD.`state` || '>' || NEW.`state`) NOT IN ('Draft>Running', 'Running>Ready', 'Running>Failed', 'Running>Canceled', 'Failed>Running', 'Failed>Draft', 'Canceled>Running', 'Canceled>Draft', 'Ready>Running', 'Ready>Draft') BEGIN SELECT RAISE(ABORT, 'a job may not take this state after the one it has'); END;
