import * as v from "valibot";
import { statementModes, statementReading } from "@paygauge/api-types/entities/card-statements";
import { tableCommandId, type TableStep } from "../tables/commands.ts";

/** Command types of ProQ that read a card statement and keep it as a version; the object of the import runs them. */
export const statementCommandTypes = {
  Read: "Paygauge.Reference.ReadStatementCommand",
  Keep: "Paygauge.Reference.KeepStatementCommand",
} as const satisfies Record<TableStep, string>;

const file = {
  importId: v.string(),
  issuerId: v.string(),
  buyerId: v.string(),
  buyerName: v.string(),
  currency: v.string(),
  country: v.string(),
  fileName: v.string(),
  size: v.number(),
  partSize: v.number(),
};
export const readStatementPayload = v.object({ ...file, reading: statementReading });
type ReadStatementPayload = v.InferOutput<typeof readStatementPayload>;
export const keepStatementPayload = v.object({
  ...file,
  mode: v.picklist(statementModes),
  /** The version that it is compared with and added to; null for none. */
  base: v.nullable(v.number()),
  note: v.string(),
  author: v.string(),
  createdOn: v.string(),
  /** Commands queued by earlier releases don't have it. */
  activate: v.optional(v.boolean(), false),
});
export type KeepStatementPayload = v.InferOutput<typeof keepStatementPayload>;

/** A command as it enters the queue; one version of an issuer is kept at a time, so that no two take the same number. */
export function statementCommand(step: TableStep, payload: ReadStatementPayload | KeepStatementPayload) {
  const { importId, issuerId } = payload;
  return {
    id: tableCommandId(importId, step),
    commandType: statementCommandTypes[step],
    payload: JSON.stringify(payload),
    priority: 10,
    category: "reference",
    targetEntityId: importId,
    correlationId: importId,
    batchId: importId,
    processingGroup: step === "Keep" ? `keep:statement:${issuerId}` : `table:${importId}`,
    stuckTimeOutInSeconds: 120,
    tags: ["reference"],
  };
}
