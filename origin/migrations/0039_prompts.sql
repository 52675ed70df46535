CREATE TABLE `ai_prompt_label_moves` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`prompt_id` text NOT NULL,
	`label` text NOT NULL,
	`from_number` integer,
	`to_number` integer,
	`user_id` text NOT NULL,
	`username` text NOT NULL,
	`note` text NOT NULL,
	`moved_on` text NOT NULL,
	FOREIGN KEY (`prompt_id`) REFERENCES `ai_prompts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ai_prompt_label_moves_prompt` ON `ai_prompt_label_moves` (`prompt_id`,`id`);
--> statement-breakpoint
CREATE TABLE `ai_prompt_labels` (
	`prompt_id` text NOT NULL,
	`label` text NOT NULL,
	`number` integer NOT NULL,
	`moved_by` text NOT NULL,
	`moved_on` text NOT NULL,
	PRIMARY KEY(`prompt_id`, `label`),
	FOREIGN KEY (`prompt_id`) REFERENCES `ai_prompts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `ai_prompt_trials` (
	`prompt_id` text NOT NULL,
	`number` integer NOT NULL,
	`sample` text NOT NULL,
	`of` integer NOT NULL,
	`passed` text NOT NULL,
	`ran_on` text NOT NULL,
	PRIMARY KEY(`prompt_id`, `number`, `sample`),
	FOREIGN KEY (`prompt_id`) REFERENCES `ai_prompts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `ai_prompt_usage` (
	`prompt_id` text NOT NULL,
	`number` integer NOT NULL,
	`day` text NOT NULL,
	`outcome` text NOT NULL,
	`up_to_ms` integer NOT NULL,
	`runs` integer NOT NULL,
	`prompt_tokens` integer NOT NULL,
	`completion_tokens` integer NOT NULL,
	PRIMARY KEY(`prompt_id`, `number`, `day`, `outcome`, `up_to_ms`),
	FOREIGN KEY (`prompt_id`) REFERENCES `ai_prompts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ai_prompt_usage_day` ON `ai_prompt_usage` (`day`);
--> statement-breakpoint
CREATE TABLE `ai_prompt_versions` (
	`prompt_id` text NOT NULL,
	`number` integer NOT NULL,
	`template` text NOT NULL,
	`config` text NOT NULL,
	`contract` text NOT NULL,
	`note` text NOT NULL,
	`author_id` text,
	`author` text NOT NULL,
	`digest` text NOT NULL,
	`created_on` text NOT NULL,
	PRIMARY KEY(`prompt_id`, `number`),
	FOREIGN KEY (`prompt_id`) REFERENCES `ai_prompts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `ai_prompts` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`purpose` text NOT NULL,
	`created_on` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ai_prompts_key` ON `ai_prompts` (`key`);
--> statement-breakpoint
ALTER TABLE `system_settings` ADD `prompt_review` integer DEFAULT false NOT NULL;
--> statement-breakpoint
-- A version never changes and is never deleted, whoever writes: the next version follows it.
CREATE TRIGGER `ai_prompt_versions_fixed` BEFORE UPDATE ON `ai_prompt_versions` BEGIN SELECT RAISE(ABORT, 'a prompt version never changes'); END;
--> statement-breakpoint
CREATE TRIGGER `ai_prompt_versions_kept` BEFORE DELETE ON `ai_prompt_versions` BEGIN SELECT RAISE(ABORT, 'a prompt version is kept'); END;
--> statement-breakpoint
CREATE TRIGGER `ai_prompt_label_moves_fixed` BEFORE UPDATE ON `ai_prompt_label_moves` BEGIN SELECT RAISE(ABORT, 'a label move never changes'); END;
--> statement-breakpoint
CREATE TRIGGER `ai_prompt_label_moves_kept` BEFORE DELETE ON `ai_prompt_label_moves` BEGIN SELECT RAISE(ABORT, 'a label move is kept'); END;
--> statement-breakpoint
-- A label names a version of its own prompt.
CREATE TRIGGER `ai_prompt_labels_of_version` BEFORE INSERT ON `ai_prompt_labels` WHEN NOT EXISTS (SELECT 1 FROM `ai_prompt_versions` WHERE `prompt_id` = NEW.`prompt_id` AND `number` = NEW.`number`) BEGIN SELECT RAISE(ABORT, 'no such prompt version'); END;
--> statement-breakpoint
-- The first version of each prompt; its contract is the one in code at that time.
INSERT INTO `ai_prompts` (`id`, `key`, `name`, `purpose`, `created_on`) VALUES ('prompt-narrative', 'narrative', 'Summary narrative', 'message:{"code":"promptPurposeNarrative","args":{}}', '2026-11-26T00:00:00.000Z');
--> statement-breakpoint
INSERT INTO `ai_prompt_versions` (`prompt_id`, `number`, `template`, `config`, `contract`, `note`, `author_id`, `author`, `digest`, `created_on`) VALUES ('prompt-narrative', 1, 'You write the opening paragraph of a payables analysis for {{buyer.name}}. The reader is a treasurer.
Use only the figures in the values. Don''t calculate, round or invent any.

Period: {{period}}. Currency: {{currency}}.
Spend: {{spend}} with {{suppliers}} suppliers in {{transactions}} transactions.
Spend that can be addressed: {{addressable.amount}}. Of it, payable by card: {{cardable.amount}}.
Opportunity in the period: {{opportunity.amount}}.
Largest method: {{opportunity.method}}, {{opportunity.yearAmount}} over a year.
Fewest suppliers that make up most of it: {{opportunity.suppliers}}.
Of suppliers at level High: {{opportunity.highAmount}}.
Still paid by cheque: {{cheques.amount}}.
Levels by capability: {{capability.levels}}

First sentence: what can move, by which method, and with how many suppliers.
Then: how certain that is (level High against the rest), and one next step.
Leave out any figure whose value is "not stated".
Language: {{language}}. Write numbers exactly as they are given.
At most 120 words. Plain sentences, no superlatives, no headings, no links.

Answer as JSON: {"text": string}', '{"model":"default","temperature":0.2,"maxTokens":400}', '{"variables":["language","buyer.name","period","currency","spend","suppliers","transactions","capability.levels","addressable.amount","cardable.amount","opportunity.amount","opportunity.method","opportunity.yearAmount","opportunity.suppliers","opportunity.highAmount","cheques.amount"],"answer":"json","schema":"text: string, 1 to 1,600 characters","maxWords":140,"checks":["json","length","words","numbers","links","finding"]}', 'message:{"code":"promptFirstVersion","args":{}}', NULL, 'Paygauge', '8ff1aab272ed64663665b32905d9cf04c5a3647867269210447bfb0d65ee095e', '2026-11-26T00:00:00.000Z');
--> statement-breakpoint
INSERT INTO `ai_prompt_labels` (`prompt_id`, `label`, `number`, `moved_by`, `moved_on`) VALUES ('prompt-narrative', 'production', 1, 'Paygauge', '2026-11-26T00:00:00.000Z');
--> statement-breakpoint
INSERT INTO `ai_prompts` (`id`, `key`, `name`, `purpose`, `created_on`) VALUES ('prompt-use-case-pitch', 'use-case-pitch', 'Use case pitch', 'message:{"code":"promptPurposePitch","args":{}}', '2026-11-26T00:00:00.000Z');
--> statement-breakpoint
INSERT INTO `ai_prompt_versions` (`prompt_id`, `number`, `template`, `config`, `contract`, `note`, `author_id`, `author`, `digest`, `created_on`) VALUES ('prompt-use-case-pitch', 1, 'You write to suppliers on behalf of {{buyer.name}}, which would like to pay them {{method}}.
Use only the figures in the values. Don''t calculate, round or invent any.

Cost first: the provider charges the supplier {{terms.fee}} of each payment.
On every {{example.paid}} that is {{example.cost}}.
If either is "not stated", say that the provider charges for these payments and that the charge is in the supplier''s contract.
Then: paid on day {{terms.newDay}} after the invoice instead of day {{terms.currentDay}}, {{terms.daysSooner}} days sooner.
At a cost of funds of {{terms.cashRate}} a year, that is worth {{example.time}} on every {{example.paid}}.
If the supplier isn''t paid sooner, say so and claim no benefit in time.

Language: {{language}}. Write numbers exactly as they are given.
At most 150 words. No superlatives, no links. Never say "free", "no cost" or "without charge", in any language.

Answer as JSON: {"subject": string, "body": string}', '{"model":"default","temperature":0.2,"maxTokens":500}', '{"variables":["language","buyer.name","method","terms.fee","terms.cashRate","terms.currentDay","terms.newDay","terms.daysSooner","example.paid","example.cost","example.time"],"answer":"json","schema":"subject: string, 1 to 120 characters\nbody: string, 1 to 2,000 characters","maxWords":180,"checks":["json","length","words","numbers","links","cost","costFirst"]}', 'message:{"code":"promptFirstVersion","args":{}}', NULL, 'Paygauge', '9be928eb9be67a711eba02850c3327b2ebad3280a38f7fec0896c8ee4065985b', '2026-11-26T00:00:00.000Z');
--> statement-breakpoint
INSERT INTO `ai_prompt_labels` (`prompt_id`, `label`, `number`, `moved_by`, `moved_on`) VALUES ('prompt-use-case-pitch', 'production', 1, 'Paygauge', '2026-11-26T00:00:00.000Z');
--> statement-breakpoint
INSERT INTO `ai_prompts` (`id`, `key`, `name`, `purpose`, `created_on`) VALUES ('prompt-campaign-letter', 'campaign-letter', 'Campaign letter', 'message:{"code":"promptPurposeLetter","args":{}}', '2026-11-26T00:00:00.000Z');
--> statement-breakpoint
INSERT INTO `ai_prompt_versions` (`prompt_id`, `number`, `template`, `config`, `contract`, `note`, `author_id`, `author`, `digest`, `created_on`) VALUES ('prompt-campaign-letter', 1, 'You write a letter to {{supplier.name}} on behalf of {{buyer.name}}, which would like to pay it {{method}}.
Use only the figures in the values. Don''t calculate, round or invent any.

{{buyer.name}} made {{supplier.payments}} payments to this supplier in the last year.
Cost first: the provider charges the supplier {{terms.fee}} of each payment.
On every {{example.paid}} that is {{example.cost}}.
If either is "not stated", say that the provider charges for these payments and that the charge is in the supplier''s contract.
Then: paid on day {{terms.newDay}} after the invoice instead of day {{terms.currentDay}}, {{terms.daysSooner}} days sooner.
At a cost of funds of {{terms.cashRate}} a year, that is worth {{example.time}} on every {{example.paid}}.
Close by asking whom to talk to. Don''t sign the letter.

Language: {{language}}. Write numbers exactly as they are given.
At most 250 words. No superlatives, no links. Never say "free", "no cost" or "without charge", in any language.

Answer as JSON: {"subject": string, "body": string}', '{"model":"default","temperature":0.2,"maxTokens":800}', '{"variables":["language","buyer.name","supplier.name","supplier.payments","method","terms.fee","terms.cashRate","terms.currentDay","terms.newDay","terms.daysSooner","example.paid","example.cost","example.time"],"answer":"json","schema":"subject: string, 1 to 120 characters\nbody: string, 1 to 4,000 characters","maxWords":320,"checks":["json","length","words","numbers","links","cost","costFirst"]}', 'message:{"code":"promptFirstVersion","args":{}}', NULL, 'Paygauge', '49ce389ef4b334de53e01c274e8181d33946c63cb8bf05e7bcb51d0401526a93', '2026-11-26T00:00:00.000Z');
--> statement-breakpoint
INSERT INTO `ai_prompt_labels` (`prompt_id`, `label`, `number`, `moved_by`, `moved_on`) VALUES ('prompt-campaign-letter', 'production', 1, 'Paygauge', '2026-11-26T00:00:00.000Z');
--> statement-breakpoint
INSERT INTO `ai_prompts` (`id`, `key`, `name`, `purpose`, `created_on`) VALUES ('prompt-address-parser', 'address-parser', 'Address parser', 'message:{"code":"promptPurposeAddress","args":{}}', '2026-11-26T00:00:00.000Z');
--> statement-breakpoint
INSERT INTO `ai_prompt_versions` (`prompt_id`, `number`, `template`, `config`, `contract`, `note`, `author_id`, `author`, `digest`, `created_on`) VALUES ('prompt-address-parser', 1, 'Take this postal address apart: {{address}}
Its country, as an ISO 3166-1 alpha-3 code: {{country}}

Use only words of the address, in their own spelling. Don''t translate, complete or correct anything.
Leave out parts that the address doesn''t have.

Answer as JSON with any of these fields, each a string:
{"unit": string, "house": string, "road": string, "district": string, "city": string, "region": string, "postcode": string, "country": string}', '{"model":"default","temperature":0,"maxTokens":300}', '{"variables":["address","country"],"answer":"json","schema":"unit: string, optional\nhouse: string, optional\nroad: string, optional\ndistrict: string, optional\ncity: string, optional\nregion: string, optional\npostcode: string, optional\ncountry: string, optional","maxWords":60,"checks":["json","length","numbers","links","tokens"]}', 'message:{"code":"promptFirstVersion","args":{}}', NULL, 'Paygauge', '819d0df27b4509e1288303618cf2a8ac4f2baf7abd6b1a52dcf87d381557a61f', '2026-11-26T00:00:00.000Z');
--> statement-breakpoint
INSERT INTO `ai_prompt_labels` (`prompt_id`, `label`, `number`, `moved_by`, `moved_on`) VALUES ('prompt-address-parser', 'production', 1, 'Paygauge', '2026-11-26T00:00:00.000Z');
--> statement-breakpoint
INSERT INTO `ai_prompts` (`id`, `key`, `name`, `purpose`, `created_on`) VALUES ('prompt-chat-answer', 'chat-answer', 'Chat answer', 'message:{"code":"promptPurposeChat","args":{}}', '2026-11-26T00:00:00.000Z');
--> statement-breakpoint
INSERT INTO `ai_prompt_versions` (`prompt_id`, `number`, `template`, `config`, `contract`, `note`, `author_id`, `author`, `digest`, `created_on`) VALUES ('prompt-chat-answer', 1, 'Answer this question from the passages alone: {{question}}

Passages, each with its number: {{passages}}

After each claim, write the number of its passage in square brackets.
If the passages don''t answer the question, say that the documents don''t answer it.
Use only figures that occur in the passages. No links, no headings, no tables.
Language: {{language}}. At most 200 words.', '{"model":"default","temperature":0.1,"maxTokens":400}', '{"variables":["language","question","passages"],"answer":"text","schema":"text, 1 to 6,000 characters","maxWords":300,"checks":["length","words","numbers","links"]}', 'message:{"code":"promptFirstVersion","args":{}}', NULL, 'Paygauge', 'd14cbab81628b8d133ec70cb4d2042e7f62fab792b580b6416a242709687e222', '2026-11-26T00:00:00.000Z');
--> statement-breakpoint
INSERT INTO `ai_prompt_labels` (`prompt_id`, `label`, `number`, `moved_by`, `moved_on`) VALUES ('prompt-chat-answer', 'production', 1, 'Paygauge', '2026-11-26T00:00:00.000Z');
