-- Nothing deletes a line of the audit log, and a line never changes: only its place in the chain is filled in, once.
CREATE TRIGGER `audit_kept` BEFORE DELETE ON `audit` BEGIN SELECT RAISE(ABORT, 'the audit log is kept'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_fixed` BEFORE UPDATE OF `sequence`, `at`, `user_id`, `username`, `effective_roles`, `action`, `entity_type`, `entity_id`, `issuer_id`, `outcome`, `note`, `correlation_id` ON `audit` BEGIN SELECT RAISE(ABORT, 'a line of the audit log never changes'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_chained_once` BEFORE UPDATE OF `hash`, `previous_hash` ON `audit` WHEN OLD.`hash` IS NOT NULL BEGIN SELECT RAISE(ABORT, 'a line of the audit log is chained once'); END;
