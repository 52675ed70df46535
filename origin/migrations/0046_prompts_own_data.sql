-- Letters and pitches state one supplier's own figures and the fee as a range. Who moved the label keeps their version.
INSERT INTO `ai_prompt_versions` (`prompt_id`, `number`, `template`, `config`, `contract`, `note`, `author_id`, `author`, `digest`, `created_on`) SELECT 'prompt-use-case-pitch', max(`number`) + 1, 'You write to suppliers on behalf of {{buyer.name}}, which would like to pay them {{method}}.
Use only the figures in the values. Don''t calculate, round or invent any.

Many suppliers read the same text: say nothing about when one of them is paid today, and promise no benefit.
Open with what {{buyer.name}} asks.
Then, unless it is "not stated": the money arrives on day {{terms.newDay}} after the invoice.
Then the fee, as an assumption and never as a fact: acquirers charge {{terms.fee}}.
If the fee is "not stated", say that the provider charges for these payments and that the supplier should ask it.
Close with: questions are answered at the number that the supplier already has for {{buyer.name}}.

Never ask for bank, card or payment details, and don''t mention any.
Language: {{language}}. Write numbers exactly as they are given.
At most 150 words. No superlatives, no links. Never say "free", "no cost" or "without charge", in any language.

Answer as JSON: {"subject": string, "body": string}', '{"model":"default","temperature":0.2,"maxTokens":500}', '{"variables":["language","buyer.name","method","terms.fee","terms.newDay"],"answer":"json","schema":"subject: string, 1 to 120 characters\nbody: string, 1 to 2,000 characters","maxWords":180,"checks":["json","length","words","numbers","links","cost"]}', 'message:{"code":"promptOwnData","args":{}}', NULL, 'Paygauge', '05913d0f692e6f33b5ae07e077c521d5b60e03793a603c97e5fcd4dba0dea8ce', '2026-11-29T00:00:00.000Z' FROM `ai_prompt_versions` WHERE `prompt_id` = 'prompt-use-case-pitch';
--> statement-breakpoint
INSERT INTO `ai_prompt_label_moves` (`prompt_id`, `label`, `from_number`, `to_number`, `user_id`, `username`, `note`, `moved_on`) SELECT `prompt_id`, `label`, `number`, (SELECT max(`number`) FROM `ai_prompt_versions` WHERE `prompt_id` = 'prompt-use-case-pitch' AND `digest` = '05913d0f692e6f33b5ae07e077c521d5b60e03793a603c97e5fcd4dba0dea8ce'), 'system', 'Paygauge', 'message:{"code":"promptOwnData","args":{}}', '2026-11-29T00:00:00.000Z' FROM `ai_prompt_labels` WHERE `prompt_id` = 'prompt-use-case-pitch' AND `label` = 'production' AND `number` = 1;
--> statement-breakpoint
UPDATE `ai_prompt_labels` SET `number` = (SELECT max(`number`) FROM `ai_prompt_versions` WHERE `prompt_id` = 'prompt-use-case-pitch' AND `digest` = '05913d0f692e6f33b5ae07e077c521d5b60e03793a603c97e5fcd4dba0dea8ce'), `moved_on` = '2026-11-29T00:00:00.000Z' WHERE `prompt_id` = 'prompt-use-case-pitch' AND `label` = 'production' AND `number` = 1;
--> statement-breakpoint
INSERT INTO `ai_prompt_versions` (`prompt_id`, `number`, `template`, `config`, `contract`, `note`, `author_id`, `author`, `digest`, `created_on`) SELECT 'prompt-campaign-letter', max(`number`) + 1, 'You write a letter to {{supplier.name}} on behalf of {{buyer.name}}, which would like to pay it {{method}}.
Use only the figures in the values. Don''t calculate, round or invent any.

Open with what the supplier gains, then what is asked: it would be paid {{terms.daysSooner}} days earlier, on day {{terms.newDay}} after the invoice instead of day {{terms.currentDay}}, the average of its own payments.
If these are "not stated", promise no earlier payment and give no days.
What is known of its payments, unless it is "not stated": {{supplier.payments}}
Then the fee, as an assumption and never as a fact: acquirers charge {{terms.fee}}.
If the fee is "not stated", say that the provider charges for these payments and that the supplier should ask it.
Don''t say how to answer, and don''t sign: the reference, the contact and the signature are added.

Never ask for bank, card or payment details, and don''t mention any.
Language: {{language}}. Write numbers exactly as they are given.
At most 200 words. No superlatives, no links. Never say "free", "no cost" or "without charge", in any language.

Answer as JSON: {"subject": string, "body": string}', '{"model":"default","temperature":0.2,"maxTokens":800}', '{"variables":["language","buyer.name","supplier.name","supplier.payments","method","terms.fee","terms.newDay","terms.currentDay","terms.daysSooner"],"answer":"json","schema":"subject: string, 1 to 120 characters\nbody: string, 1 to 4,000 characters","maxWords":320,"checks":["json","length","words","numbers","links","cost"]}', 'message:{"code":"promptOwnData","args":{}}', NULL, 'Paygauge', '324f7027428cf9b2e712ac17910adcb47a8225322a9dd85d159b4cd23d55d842', '2026-11-29T00:00:00.000Z' FROM `ai_prompt_versions` WHERE `prompt_id` = 'prompt-campaign-letter';
--> statement-breakpoint
INSERT INTO `ai_prompt_label_moves` (`prompt_id`, `label`, `from_number`, `to_number`, `user_id`, `username`, `note`, `moved_on`) SELECT `prompt_id`, `label`, `number`, (SELECT max(`number`) FROM `ai_prompt_versions` WHERE `prompt_id` = 'prompt-campaign-letter' AND `digest` = '324f7027428cf9b2e712ac17910adcb47a8225322a9dd85d159b4cd23d55d842'), 'system', 'Paygauge', 'message:{"code":"promptOwnData","args":{}}', '2026-11-29T00:00:00.000Z' FROM `ai_prompt_labels` WHERE `prompt_id` = 'prompt-campaign-letter' AND `label` = 'production' AND `number` = 1;
--> statement-breakpoint
UPDATE `ai_prompt_labels` SET `number` = (SELECT max(`number`) FROM `ai_prompt_versions` WHERE `prompt_id` = 'prompt-campaign-letter' AND `digest` = '324f7027428cf9b2e712ac17910adcb47a8225322a9dd85d159b4cd23d55d842'), `moved_on` = '2026-11-29T00:00:00.000Z' WHERE `prompt_id` = 'prompt-campaign-letter' AND `label` = 'production' AND `number` = 1;
