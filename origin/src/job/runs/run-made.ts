import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { RunMade } from "@paygauge/api-types/entities/run-made";
import { appliedTo } from "../decisions/decision-store.ts";
import { readRun } from "./run-store.ts";

/** What the job's object knows of what made a run; the catalogue has the rest. */
export type MadeOf = Pick<
  RunMade,
  "files" | "firstDate" | "lastDate" | "matchService" | "directory" | "codeVersion"
> & {
  /** Version of the issuer's card statements; null: none. */
  readonly statementsVersion: number | null;
  /** The newest decision that the run knew; 0: none. */
  readonly decisions: number;
};

/** Of any finished run, whole or not; null where it is not finished. */
export function madeOf(sql: SqlStorage, run: string): MadeOf | null {
  const known = readRun(sql, run);
  if (known === null) return null;
  const { summary, ledgerFacts, payload, codeVersion } = known;
  const { firstDate, lastDate } = ledgerFacts;
  // Runs of earlier releases kept no word of it.
  const kept: Partial<Pick<JobSummary, "directory">> = summary;
  return {
    files: summary.quality.files,
    firstDate,
    lastDate,
    matchService: payload.matchService,
    directory: kept.directory ?? null,
    codeVersion,
    statementsVersion: payload.statements?.versionNumber ?? null,
    decisions: appliedTo(sql, run),
  };
}
