import * as v from "valibot";
import type { EnqueueCommand } from "../proq/contract.ts";

/** Sends the waiting mails of one batch; run by the issuer's object. */
export const sendCommandType = "Paygauge.Mail.SendMailsCommand";
export const sendPayload = v.object({ issuerId: v.string(), batchId: v.string() });
type SendPayload = v.InferOutput<typeof sendPayload>;

/**
 * The command that sends a batch.
 * @param occasion why it runs: the same again enqueues nothing
 * @param from ISO moment before which it does not start
 */
export const sendCommand = (
  { issuerId, batchId }: SendPayload,
  { occasion, jobId, correlationId, from }: Occasion,
): EnqueueCommand => ({
  id: `mails-${batchId}-${occasion}`,
  commandType: sendCommandType,
  category: "mail",
  targetEntityId: batchId,
  jobId,
  // Names the object that runs it.
  batchId: issuerId,
  correlationId,
  payload: JSON.stringify({ issuerId, batchId } satisfies SendPayload),
  priority: 40,
  stuckTimeOutInSeconds: 300,
  tags: ["mail"],
  scheduledTime: from ?? null,
});

export interface Occasion {
  readonly occasion: string;
  readonly jobId: string | null;
  readonly correlationId: string;
  readonly from?: string;
}
