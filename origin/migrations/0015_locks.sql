CREATE TABLE `entity_fences` (
	`entity_type` text NOT NULL,
	`entity_id` text NOT NULL,
	`fence` integer NOT NULL,
	PRIMARY KEY(`entity_type`, `entity_id`)
);
