import * as v from "valibot";
import { downloadKinds } from "@paygauge/api-types/datapoints/download-kinds";
import { profileField } from "@paygauge/api-types/datapoints/profile-field";
import { downloadFilter, downloadFormat } from "@paygauge/api-types/entities/data-downloads";
import { languages } from "@paygauge/api-types/languages";
import { uploadCommand } from "../commands.ts";

/** Writes a download to a file; no step of the job's import. */
export const downloadCommandType = "Paygauge.Analysis.DownloadDataCommand";

/** The row of a requested download: the command carries it, and inserts it if the call ended before it could. */
const downloadRow = v.object({
  jobId: v.string(),
  userId: v.string(),
  kind: v.picklist(downloadKinds),
  profileId: v.nullable(v.string()),
  profileName: v.nullable(v.string()),
  profileVersion: v.number(),
  run: v.string(),
  runNumber: v.number(),
  format: downloadFormat,
  isGzip: v.boolean(),
  language: v.picklist(languages),
  filters: v.string(),
  needs: v.string(),
  r2Key: v.string(),
  createdOn: v.string(),
  expiresOn: v.string(),
});

/** What a download is made of, fixed when it is asked for: a later change of the profile is in no file of before. */
export const downloadPayload = v.object({
  downloadId: v.string(),
  row: downloadRow,
  fields: v.array(profileField),
  filters: v.array(downloadFilter),
  fileName: v.string(),
  currency: v.string(),
  isSample: v.boolean(),
  /** Runs whose campaigns the user may see; null: of every run. */
  campaignsOf: v.nullable(v.array(v.string())),
});
export type DownloadPayload = v.InferOutput<typeof downloadPayload>;

export function downloadCommand(downloadId: string, payload: string, jobId: string, correlationId: string) {
  return {
    ...uploadCommand(jobId, downloadId, downloadId),
    correlationId,
    tags: ["download"],
    commandType: downloadCommandType,
    payload,
  };
}
