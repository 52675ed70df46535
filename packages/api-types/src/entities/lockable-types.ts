import { recordTypes } from "../sitemap/records.ts";

/** What one user at a time may change. */
export const lockableTypes = [
  "job",
  "issuer",
  "user",
  "branding",
  "scoringRuleset",
  "confidenceRuleset",
  "prompt",
  "videoResource",
  ...recordTypes,
] as const;
export type LockableType = (typeof lockableTypes)[number];
