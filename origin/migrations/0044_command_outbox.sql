CREATE TABLE `command_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`commands` text NOT NULL,
	`payload` text NOT NULL
) WITHOUT ROWID;
