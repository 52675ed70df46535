import * as v from "valibot";
import type { EnqueueCommand } from "../proq/contract.ts";

/** Changes the jobs of one batch, one after the other. */
export const maintenanceCommandType = "Paygauge.Maintenance.ChangeJobsCommand";
export const maintenancePayload = v.object({ batchId: v.string(), pass: v.number() });

/** How long a pass over jobs that other users are editing waits for them, ms. */
const passMs = 30_000;
/** Passes of a batch, at most: an hour. */
export const maxPasses = 120;

/** A pass over the jobs of the batch that wait: the first one at once. */
export const maintenanceCommand = (batchId: string, pass: number, correlationId: string): EnqueueCommand => ({
  id: pass === 0 ? batchId : `${batchId}-pass-${pass}`,
  commandType: maintenanceCommandType,
  category: "maintenance",
  targetEntityId: batchId,
  // Names the object that runs it.
  batchId,
  correlationId,
  payload: JSON.stringify({ batchId, pass }),
  priority: 30,
  scheduledTime: pass === 0 ? null : new Date(Date.now() + passMs).toISOString(),
  stuckTimeOutInSeconds: 120,
  tags: ["maintenance"],
});
