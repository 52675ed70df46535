import type { LevelMove, RunChanges, RunComparison } from "@paygauge/api-types/entities/comparison";

const side = (number: number, part: Partial<RunComparison["before"]> = {}): RunComparison["before"] => ({
  jobId: "j1",
  jobName: "Quarry Hill",
  run: `r${number}`,
  number,
  finishedOn: `2026-0${number}-15T10:00:00Z`,
  kind: "advanced",
  suppliersCount: 100,
  counted: "documents",
  spendMinor: "5000000",
  confidenceRulesetVersion: 1,
  scoringRulesetVersion: 1,
  directoryVersion: 1,
  publishedOn: null,
  currency: "GBP",
  minorDigits: 2,
  isWhole: true,
  made: null,
  addressableMinor: 4_000_000,
  cardableMinor: 3_000_000,
  opportunityMinor: 2_000_000,
  capabilities: [{ capability: "vcard", suppliers: {}, spendMinor: {} }],
  ...part,
});
const move = (before: LevelMove["before"], after: LevelMove["after"], suppliers: number): LevelMove => ({
  capability: "vcard",
  before,
  after,
  suppliers,
  spendMinor: suppliers * 100_000,
});
const changes: RunChanges = {
  moves: [move("Low", "High", 7), move("High", "None", 2), move("High", "High", 50)],
  joined: { suppliers: 5, spendMinor: 1 },
  left: { suppliers: 1, spendMinor: 1 },
  stayed: { suppliers: 60, beforeMinor: 1, afterMinor: 1 },
};
/** Two runs of a job: seven suppliers at a higher level, two at a lower one, and less spend. */
export const comparedRuns = {
  before: side(1),
  after: side(2, { suppliersCount: 104, spendMinor: "4500000", addressableMinor: 4_100_000, cardableMinor: 3_000_000 }),
  changes,
} satisfies RunComparison;
