/**
 * Steps of the local seed, in order; scripts/seed.mjs asks for one after the other (POST /internal/seed). Plain data
 * without imports, so that the script can read it. A new step: its name here, its work in steps.ts.
 */
export const seedSteps = [
  "settings",
  "assistant",
  "agreements",
  "brands",
  "issuers",
  "people",
  "buyers",
  "rulesets",
  "directory",
  "resource-hub",
  "sample-job",
  "vendors",
] as const;
export type SeedStep = (typeof seedSteps)[number];

export function isSeedStep(word: string): word is SeedStep {
  return (seedSteps as readonly string[]).includes(word);
}
