-- The one row of settings: a new installation is Live.
INSERT INTO `system_settings` (`id`, `mode`, `app_timestamp`, `augmented_text`, `updated_on`, `version`)
VALUES (1, 'Live', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 0, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 1);
