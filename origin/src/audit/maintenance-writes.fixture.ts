/** Every write of job maintenance and of endpoint comparison once. */
import type { BatchPreview } from "@paygauge/api-types/entities/job-maintenance";
import { callAs } from "../support/call-origin.ts";
import type { Write } from "./writing.fixture.ts";

export async function maintenanceWrites(make: Write, jobId: string): Promise<void> {
  const owned = { act: "owner" as const, jobIds: [jobId] };
  const answer = await callAs("dana-developer", "POST", "/api/v1/job-maintenance/preview", { body: owned });
  const { digest } = await answer.json<BatchPreview>();
  await make("toggleQueueService", { body: { isRunning: false } });
  const { id: batchId } = await make("createMaintenanceBatch", {
    body: { ...owned, digest, ownerUserId: "user-petra-jobmanager" },
  });
  await make("cancelMaintenanceBatch", { params: { batchId } });
  await make("toggleQueueService", { body: { isRunning: true } });
  await make("removeOldRuns", { params: { jobId } });
}

export async function comparisonWrites(make: Write, jobId: string): Promise<void> {
  const [left, right] = [{ userId: "user-dana-developer" }, { userId: "user-sasha-sysadmin" }];
  await make("compareEndpoint", { body: { callId: "userEligibleStatus", left, right } });
  await make("toggleQueueService", { body: { isRunning: false } });
  const { id: batchId } = await make("recomputeJob", { params: { jobId }, body: {} });
  await make("cancelRecomputation", { params: { batchId } });
  await make("toggleQueueService", { body: { isRunning: true } });
  const rule = { callId: null, pattern: "/**/updatedOn", why: "The moment of reading." };
  const { id: ruleId } = await make("addIgnoreRule", { body: rule });
  await make("removeIgnoreRule", { params: { ruleId } });
}
