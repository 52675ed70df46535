-- What stood in use before is what was activated.
UPDATE `directory_versions` SET `activated_on` = `created_on` WHERE `is_ready` = 1 AND `activated_on` IS NULL;
--> statement-breakpoint
-- A published body never changes, whoever writes: the next version follows it.
CREATE TRIGGER `rulesets_body_fixed` BEFORE UPDATE OF `body`, `kind`, `version_number` ON `rulesets` WHEN OLD.`state` <> 'Draft' AND (NEW.`body` <> OLD.`body` OR NEW.`kind` <> OLD.`kind` OR NEW.`version_number` <> OLD.`version_number`) BEGIN SELECT RAISE(ABORT, 'a published ruleset never changes'); END;
--> statement-breakpoint
-- Draft, Published, Retired: in this order and no other.
CREATE TRIGGER `rulesets_state_machine` BEFORE UPDATE OF `state` ON `rulesets` WHEN NEW.`state` <> OLD.`state` AND (OLD.`state` || '>' || NEW.`state`) NOT IN ('Draft>Published', 'Published>Retired') BEGIN SELECT RAISE(ABORT, 'a ruleset goes from Draft to Published to Retired'); END;
--> statement-breakpoint
CREATE TRIGGER `rulesets_kept` BEFORE DELETE ON `rulesets` WHEN OLD.`state` <> 'Draft' BEGIN SELECT RAISE(ABORT, 'a published ruleset is kept'); END;
