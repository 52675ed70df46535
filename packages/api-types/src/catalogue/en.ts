import { browserMessages } from "./en/browser.ts";
import { campaignsMessages } from "./en/campaigns.ts";
import { chatMessages } from "./en/chat.ts";
import { downloadsMessages } from "./en/downloads.ts";
import { fieldsMessages } from "./en/fields.ts";
import { gatewayMessages } from "./en/gateway.ts";
import { healthMessages } from "./en/health.ts";
import { jobsMessages } from "./en/jobs.ts";
import { ledgerMessages } from "./en/ledger.ts";
import { linksMessages } from "./en/links.ts";
import { mailsMessages } from "./en/mails.ts";
import { nounsMessages } from "./en/nouns.ts";
import { peopleMessages } from "./en/people.ts";
import { promptsMessages } from "./en/prompts.ts";
import { requestsMessages } from "./en/requests.ts";
import { rulesMessages } from "./en/rules.ts";
import { tenantsMessages } from "./en/tenants.ts";
import { toolsMessages } from "./en/tools.ts";

/**
 * Every message of gateway, origin and schemas: stable codes, English ICU messages. The other languages have the same
 * codes and places (catalogue/de, catalogue/fr).
 */
export const catalogue = {
  ...gatewayMessages,
  ...requestsMessages,
  ...peopleMessages,
  ...tenantsMessages,
  ...jobsMessages,
  ...campaignsMessages,
  ...chatMessages,
  ...rulesMessages,
  ...promptsMessages,
  ...downloadsMessages,
  ...fieldsMessages,
  ...ledgerMessages,
  ...healthMessages,
  ...linksMessages,
  ...mailsMessages,
  ...browserMessages,
  ...nounsMessages,
  ...toolsMessages,
} as const;
