import { seedAgreements } from "./agreements.ts";
import { seedBrands, seedBuyers, seedIssuers } from "./organisations.ts";
import { seedPeople } from "./people.ts";
import { seedDirectory } from "./directory.ts";
import { seedResourceHub } from "./resource-hub.ts";
import { seedRulesets } from "./rulesets.ts";
import type { SeedWork } from "./seed-context.ts";
import { seedSampleJob } from "./sample-job.ts";
import { seedAssistant, seedSettings } from "./settings.ts";
import { seedVendors } from "./vendors.ts";
import type { SeedStep } from "./step-names.ts";

export const seedWork: Record<SeedStep, SeedWork> = {
  settings: seedSettings,
  assistant: seedAssistant,
  agreements: seedAgreements,
  brands: seedBrands,
  issuers: seedIssuers,
  people: seedPeople,
  buyers: seedBuyers,
  rulesets: seedRulesets,
  directory: seedDirectory,
  "resource-hub": seedResourceHub,
  "sample-job": (context) => seedSampleJob(context),
  vendors: seedVendors,
};
