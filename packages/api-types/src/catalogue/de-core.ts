import { browser } from "./de/browser.ts";
import { fields } from "./de/fields.ts";
import { gateway } from "./de/gateway.ts";
import { jobs } from "./de/jobs.ts";
import { nouns } from "./de/nouns.ts";
import { people } from "./de/people.ts";
import { requests } from "./de/requests.ts";
import { tenants } from "./de/tenants.ts";

/** Messages of any page in German, fetched after the first. */
export const coreMessages = {
  ...gateway,
  ...requests,
  ...people,
  ...tenants,
  ...jobs,
  ...fields,
  ...browser,
  ...nouns,
};
