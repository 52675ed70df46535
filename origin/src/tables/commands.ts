import * as v from "valibot";
import { tableKinds } from "@paygauge/api-types/entities/table-imports";

/** Command types of ProQ that read a table and keep it as a version; the object of the import runs them. */
export const tableCommandTypes = {
  Read: "Paygauge.Reference.ReadTableCommand",
  Keep: "Paygauge.Reference.KeepTableCommand",
} as const;
export type TableStep = keyof typeof tableCommandTypes;

/** The commands of an import, one of each kind. */
export const tableCommandId = (importId: string, step: TableStep): string => `${importId}:${step}`;

const file = {
  importId: v.string(),
  kind: v.picklist(tableKinds),
  fileName: v.string(),
  size: v.number(),
  partSize: v.number(),
};
export const readTablePayload = v.object(file);
type ReadTablePayload = v.InferOutput<typeof readTablePayload>;
export const keepTablePayload = v.object({
  ...file,
  source: v.string(),
  note: v.string(),
  author: v.string(),
  /** ISO moment; tells this version's row from every other. */
  createdOn: v.string(),
});
export type KeepTablePayload = v.InferOutput<typeof keepTablePayload>;

/**
 * A command as it enters the queue. All of an import are one batch, which names its object; one version of a kind is
 * kept at a time, so that no two take the same number.
 */
export function tableCommand(step: TableStep, payload: ReadTablePayload) {
  const { importId, kind } = payload;
  return {
    id: tableCommandId(importId, step),
    commandType: tableCommandTypes[step],
    payload: JSON.stringify(payload),
    priority: 10,
    category: "reference",
    targetEntityId: importId,
    correlationId: importId,
    batchId: importId,
    processingGroup: step === "Keep" ? `keep:${kind}` : `table:${importId}`,
    stuckTimeOutInSeconds: 120,
    tags: ["reference"],
  };
}
