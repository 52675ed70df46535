import * as v from "valibot";
import { createListExportBody } from "@paygauge/api-types/entities/exports";
import { signedIdentity } from "@paygauge/api-types/entities/identity";
import { exportRow } from "./export-row.ts";

/** Command type of ProQ that writes a list to a file; the export's own object runs it. */
export const listCommandType = "Paygauge.Lists.ExportListCommand";

/** The request, and its user: the list is read with the rights that the user has when it is written. */
export const listExportPayload = v.object({
  exportId: v.string(),
  r2Key: v.string(),
  row: v.optional(exportRow),
  asked: createListExportBody,
  as: v.omit(signedIdentity, ["profile"]),
});
export type ListExportPayload = v.InferOutput<typeof listExportPayload>;

/** The command as it enters the queue, with its payload as text; its batch names the object. */
export function listExportCommand(exportId: string, payload: string) {
  return {
    id: exportId,
    commandType: listCommandType,
    payload,
    priority: 10,
    category: "lists",
    targetEntityId: exportId,
    correlationId: exportId,
    batchId: exportId,
    stuckTimeOutInSeconds: 120,
    tags: ["export"],
  };
}
