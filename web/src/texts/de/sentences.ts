import type { Sentences } from "../translation.ts";
import { browser } from "./sentences/browser.ts";
import { fields } from "./sentences/fields.ts";
import { gateway } from "./sentences/gateway.ts";
import { jobs } from "./sentences/jobs.ts";
import { ledger } from "./sentences/ledger.ts";
import { nouns } from "./sentences/nouns.ts";
import { people } from "./sentences/people.ts";
import { requests } from "./sentences/requests.ts";
import { rules } from "./sentences/rules.ts";
import { tenants } from "./sentences/tenants.ts";

/** What gateway and origin say, fetched when they first say something. */
export const sentences: Sentences = {
  words: { ...gateway, ...requests, ...people, ...tenants, ...jobs, ...rules, ...fields, ...ledger, ...browser },
  nouns,
};
