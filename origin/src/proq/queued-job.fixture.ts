/** A running job and its commands as rows, for tests of what lists, queues and figures show of them. */
import { now } from "../store/database.ts";
import type { jobRuns, jobs } from "../store/schema.ts";
import type { EnqueueCommand } from "./contract.ts";

interface JobPlace {
  readonly issuerId: string;
  readonly buyerId: string;
}
const harbour: JobPlace = { issuerId: "issuer-harbour", buyerId: "buyer-wharfside" };

/** A job whose import `run-<id>` is in progress. */
export const runningJob = (
  id: string,
  name: string,
  ownerUserId: string,
  { issuerId, buyerId }: JobPlace = harbour,
): typeof jobs.$inferInsert => ({
  id,
  name,
  kind: "base",
  issuerId,
  buyerId,
  ownerUserId,
  currency: "GBP",
  buyerCountry: "GBR",
  capabilities: ["stp"],
  run: `run-${id}`,
  state: "Running",
  createdOn: now(),
  updatedOn: now(),
});

/** A finished run of a job, in the catalogue alone: no object holds it. */
export const finishedRun = (jobId: string, run = "run"): typeof jobRuns.$inferInsert => ({
  jobId,
  run,
  number: 1,
  finishedOn: "2026-01-31T00:00:00.000Z",
  currency: "GBP",
  suppliersCount: 1,
  spendMinor: "1",
  confidenceRulesetVersion: 1,
  scoringRulesetVersion: 1,
});

/** A command of the job's import. Where no step has this name, the job's object reports it and it ends in Error. */
export const commandOf = (jobId: string, step: string, more: Partial<EnqueueCommand> = {}): EnqueueCommand => ({
  id: `run-${jobId}:${step}`,
  commandType: `Paygauge.Analysis.${step}Command`,
  category: "analysis",
  targetEntityId: jobId,
  jobId,
  correlationId: `run-${jobId}`,
  payload: JSON.stringify({ run: `run-${jobId}` }),
  priority: 20,
  batchId: `run-${jobId}`,
  stuckTimeOutInSeconds: 120,
  ...more,
});
