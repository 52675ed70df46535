/** Files of campaigns: outcomes of an External Campaign, and contacts of suppliers. */
import * as v from "valibot";
import { memberStatuses } from "../campaigns/campaign-rules.ts";
import { messageSchema } from "../catalogue/message-schema.ts";
import { encodedMessage } from "../catalogue/message.ts";
import { idOf, recordId } from "../ids.ts";
import { capabilitySchema } from "./capabilities.ts";
import { campaignName } from "./campaigns.ts";

const campaignFileKinds = ["external", "contacts"] as const;
export type CampaignFileKind = (typeof campaignFileKinds)[number];

/** Columns of a file by the field that they fill, in the order in which they are shown. */
export const campaignFileFields = {
  external: ["supplierKey", "supplier", "status", "reason", "agreedMethod", "agreedOn"],
  contacts: ["supplierKey", "supplier", "name", "role", "phone", "mail"],
} as const;
const fields = [...campaignFileFields.external, ...campaignFileFields.contacts] as const;

/** Ours. `fileBytes`: as sent, which may be compressed; `bytes`: of the file itself; `rows`: those that are read. */
export const campaignFileLimits = { fileBytes: 900_000, bytes: 16 * 1024 * 1024, rows: 100_000, shown: 20 } as const;

/**
 * A CSV, as it is or compressed with gzip. `campaignWorkflowId`: whose contacts it holds, or which External Campaign it
 * brings up to date; without one it makes a new External Campaign of `name`. `method`: what was agreed where the file has
 * no column for it.
 */
const file = {
  kind: v.picklist(campaignFileKinds),
  campaignWorkflowId: v.optional(recordId),
  file: v.pipe(
    v.file(encodedMessage("chooseCsv")),
    v.maxSize(campaignFileLimits.fileBytes, encodedMessage("campaignFileSize")),
  ),
  method: v.optional(capabilitySchema),
};
export const previewCampaignFileBody = v.strictObject(file);
/** `version`: of the External Campaign that the preview was made of; 0 for a new one, and for contacts. */
export const keepCampaignFileBody = v.strictObject({
  ...file,
  name: v.optional(campaignName),
  version: v.pipe(idOf("number"), v.minLength(1), v.transform(Number)),
});

const difference = v.object({ added: v.number(), changed: v.number(), gone: v.number(), same: v.number() });

/** What a file would do; nothing is kept. */
export const campaignFilePreview = v.object({
  kind: v.picklist(campaignFileKinds),
  fileName: v.string(),
  /** As read: the one that the file is kept against. */
  version: v.number(),
  rows: v.number(),
  accepted: v.number(),
  rejected: v.number(),
  columns: v.array(v.object({ header: v.string(), field: v.nullable(v.picklist(fields)) })),
  /** Suppliers of an External Campaign, or contacts: those that come, change, go and stay. */
  difference,
  /** External: suppliers that the job does not know; contacts: those that a user entered, which stay. */
  apart: v.number(),
  /** The first of them that come, change or go. */
  changes: v.array(
    v.object({
      what: v.picklist(["added", "changed", "gone"]),
      supplierKey: v.string(),
      supplier: v.string(),
      from: v.nullable(v.picklist(memberStatuses)),
      to: v.nullable(v.picklist(memberStatuses)),
      /** Of contacts: who is to be called. */
      contact: v.string(),
    }),
  ),
  /** The first rows that are not taken, with the line in the file. */
  rejects: v.array(v.object({ line: v.number(), reason: messageSchema })),
});
export type CampaignFilePreview = v.InferOutput<typeof campaignFilePreview>;

export const keptCampaignFile = { campaignWorkflowId: v.string(), ...difference.entries };
