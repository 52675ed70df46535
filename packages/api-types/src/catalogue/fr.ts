import type { Catalogue } from "./message.ts";
import { browser } from "./fr/browser.ts";
import { campaigns } from "./fr/campaigns.ts";
import { chat } from "./fr/chat.ts";
import { downloads } from "./fr/downloads.ts";
import { fields } from "./fr/fields.ts";
import { gateway } from "./fr/gateway.ts";
import { health } from "./fr/health.ts";
import { jobs } from "./fr/jobs.ts";
import { ledger } from "./fr/ledger.ts";
import { links } from "./fr/links.ts";
import { mails } from "./fr/mails.ts";
import { nouns } from "./fr/nouns.ts";
import { people } from "./fr/people.ts";
import { prompts } from "./fr/prompts.ts";
import { requests } from "./fr/requests.ts";
import { rules } from "./fr/rules.ts";
import { tenants } from "./fr/tenants.ts";
import { tools } from "./fr/tools.ts";

/** The messages of gateway and origin in French, fetched with the first that is shown. */
export const catalogue: Catalogue = {
  ...gateway,
  ...requests,
  ...people,
  ...tenants,
  ...jobs,
  ...campaigns,
  ...chat,
  ...rules,
  ...prompts,
  ...downloads,
  ...fields,
  ...ledger,
  ...health,
  ...links,
  ...mails,
  ...browser,
  ...nouns,
  ...tools,
};
