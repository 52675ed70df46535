import type { calls, CallId } from "../endpoints.ts";
import { isId, type IdForm } from "../ids.ts";
import type { ParamName } from "../paths.ts";
import { ownValue } from "../own-value.ts";

/** The form of each parameter that a call's path names; one without a form does not compile. */
export const pathIds = {
  id: "record",
  jobId: "record",
  userId: "record",
  uploadId: "record",
  listId: "record",
  trainingId: "record",
  modelNumber: "number",
  batchId: "record",
  ruleId: "record",
  templateId: "record",
  hubItemId: "record",
  videoResourceId: "record",
  exportId: "record",
  downloadId: "record",
  importId: "record",
  viewId: "record",
  useCaseId: "record",
  campaignWorkflowId: "record",
  changeId: "record",
  issuerId: "record",
  feedId: "record",
  mailId: "record",
  linkToken: "linkToken",
  magicLinkId: "record",
  linkedAccountId: "record",
  promptId: "record",
  messageId: "record",
  documentId: "record",
  pageNumber: "number",
  commandId: "command",
  correlationId: "record",
  supplierKey: "supplier",
  vendorId: "record",
  versionNumber: "number",
  partNumber: "number",
  rowNumber: "number",
  decisionId: "number",
  noteId: "number",
  correctionId: "record",
  entityType: "draftType",
  entityId: "draft",
  reportType: "report",
  sha256: "digest",
  set: "word",
  reportId: "record",
  scheduleId: "record",
  name: "picture",
} as const satisfies Record<ParamName<(typeof calls)[CallId]["path"]>, IdForm>;

const forms: Readonly<Record<string, IdForm>> = pathIds;

/** Whether every id of a path is written in its one form. */
export function areIds(params: Readonly<Record<string, string>>): boolean {
  return Object.entries(params).every(([name, text]) => {
    const form = ownValue(forms, name);
    return form !== undefined && isId(form, text);
  });
}
