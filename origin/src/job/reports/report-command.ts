import * as v from "valibot";
import { uploadCommand } from "../commands.ts";

/** Freezes a version of a report; no step of the job's import. */
export const reportCommandType = "Paygauge.Analysis.MakeReportVersionCommand";

/** The version's row says all else. */
const reportPayload = v.object({ jobId: v.string(), reportType: v.string(), version: v.number() });

export function reportCommand(commandId: string, payload: v.InferOutput<typeof reportPayload>, correlationId: string) {
  return {
    ...uploadCommand(payload.jobId, payload.jobId, commandId),
    correlationId,
    tags: ["report"],
    commandType: reportCommandType,
    payload: JSON.stringify(payload),
  };
}
