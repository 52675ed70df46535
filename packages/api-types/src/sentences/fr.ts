import type { Sentences } from "./sentence-words.ts";
import { browser } from "./fr/browser.ts";
import { fields } from "./fr/fields.ts";
import { gateway } from "./fr/gateway.ts";
import { jobs } from "./fr/jobs.ts";
import { ledger } from "./fr/ledger.ts";
import { nouns } from "./fr/nouns.ts";
import { people } from "./fr/people.ts";
import { requests } from "./fr/requests.ts";
import { rules } from "./fr/rules.ts";
import { tenants } from "./fr/tenants.ts";

/** What gateway and origin say, fetched when they first say something. */
export const sentences: Sentences = {
  words: { ...gateway, ...requests, ...people, ...tenants, ...jobs, ...rules, ...fields, ...ledger, ...browser },
  nouns,
};
