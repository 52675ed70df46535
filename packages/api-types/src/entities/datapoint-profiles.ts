/** Requests and answers about datapoint profiles other than the record: the options of an issuer, and a preview. */
import * as v from "valibot";
import { downloadKinds } from "../datapoints/download-kinds.ts";
import { profileFields } from "../datapoints/profile-field.ts";
import { recordId } from "../ids.ts";
import { languages } from "../languages.ts";

export const previewProfileBody = v.strictObject({
  jobId: recordId,
  kind: v.picklist(downloadKinds),
  fields: profileFields,
  language: v.picklist(languages),
});

/** Rows that a preview shows. */
export const previewRows = 8;

/** The least and the largest value of a number column, as decimal text in its unit; null: it has none. */
export const columnRange = v.object({ key: v.string(), min: v.nullable(v.string()), max: v.nullable(v.string()) });
export type ColumnRange = v.InferOutput<typeof columnRange>;

export const profilePreview = v.object({
  headings: v.array(v.string()),
  /** Cells as the CSV file writes them, in the order of the columns. */
  rows: v.array(v.array(v.string())),
  /** Columns that this file can't have: the job hasn't chosen their capability, or the user may not see them. */
  absent: v.array(v.string()),
  total: v.number(),
  ranges: v.array(columnRange),
});
export type ProfilePreview = v.InferOutput<typeof profilePreview>;
