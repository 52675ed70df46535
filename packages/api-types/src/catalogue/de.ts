import type { Catalogue } from "./message.ts";
import { browser } from "./de/browser.ts";
import { campaigns } from "./de/campaigns.ts";
import { chat } from "./de/chat.ts";
import { downloads } from "./de/downloads.ts";
import { fields } from "./de/fields.ts";
import { gateway } from "./de/gateway.ts";
import { health } from "./de/health.ts";
import { jobs } from "./de/jobs.ts";
import { ledger } from "./de/ledger.ts";
import { links } from "./de/links.ts";
import { mails } from "./de/mails.ts";
import { nouns } from "./de/nouns.ts";
import { people } from "./de/people.ts";
import { prompts } from "./de/prompts.ts";
import { requests } from "./de/requests.ts";
import { rules } from "./de/rules.ts";
import { tenants } from "./de/tenants.ts";
import { tools } from "./de/tools.ts";

/** The messages of gateway and origin in German, fetched with the first that is shown. */
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
