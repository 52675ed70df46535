import type { CallBase } from "../call-context.ts";
import { seedAgreements } from "./agreements.ts";
import { seedBrands, seedBuyers, seedIssuers } from "./organisations.ts";
import { seedPeople } from "./people.ts";
import { seedDirectory } from "./directory.ts";
import { seedRulesets } from "./rulesets.ts";
import { seedSampleJob } from "./sample-job.ts";
import { seedSettings } from "./settings.ts";
import type { SeedStep } from "./step-names.ts";

/** What a step may use. Each is idempotent: what exists stays as people have changed it. */
export type SeedContext = Pick<CallBase, "db" | "env" | "correlationId">;
/** Does the step and says in a few words what stands now. */
export type SeedWork = (context: SeedContext) => Promise<string>;

export const seedWork: Record<SeedStep, SeedWork> = {
  settings: seedSettings,
  agreements: seedAgreements,
  brands: seedBrands,
  issuers: seedIssuers,
  people: seedPeople,
  buyers: seedBuyers,
  rulesets: seedRulesets,
  directory: seedDirectory,
  "sample-job": seedSampleJob,
};
