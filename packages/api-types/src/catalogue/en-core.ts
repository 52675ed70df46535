import { browserMessages } from "./en/browser.ts";
import { fieldsMessages } from "./en/fields.ts";
import { gatewayMessages } from "./en/gateway.ts";
import { jobsMessages } from "./en/jobs.ts";
import { nounsMessages } from "./en/nouns.ts";
import { peopleMessages } from "./en/people.ts";
import { requestsMessages } from "./en/requests.ts";
import { tenantsMessages } from "./en/tenants.ts";

/** Messages that any page may show. */
export const coreMessages = {
  ...gatewayMessages,
  ...requestsMessages,
  ...peopleMessages,
  ...tenantsMessages,
  ...jobsMessages,
  ...fieldsMessages,
  ...browserMessages,
  ...nounsMessages,
} as const;
