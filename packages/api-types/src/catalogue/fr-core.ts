import { browser } from "./fr/browser.ts";
import { fields } from "./fr/fields.ts";
import { gateway } from "./fr/gateway.ts";
import { jobs } from "./fr/jobs.ts";
import { nouns } from "./fr/nouns.ts";
import { people } from "./fr/people.ts";
import { requests } from "./fr/requests.ts";
import { tenants } from "./fr/tenants.ts";

/** Messages of any page in French, fetched after the first. */
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
