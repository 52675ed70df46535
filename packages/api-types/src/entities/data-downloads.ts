/** Downloads of a job's data by datapoint profiles: requests, counts and files. */
import * as v from "valibot";
import { encodedMessage } from "../catalogue/message.ts";
import { messageSchema } from "../catalogue/message-schema.ts";
import { datapointKeys } from "../datapoints/datapoints.ts";
import { downloadKinds } from "../datapoints/download-kinds.ts";
import { profileField } from "../datapoints/profile-field.ts";
import { languages } from "../languages.ts";
import { commandStates } from "../states.ts";
import { columnRange } from "./datapoint-profiles.ts";
import { isoDay } from "./jobs.ts";
import { minorText } from "./minor-text.ts";

export const downloadFormats = ["csv", "xlsx", "parquet"] as const;
export const downloadFormat = v.picklist(
  downloadFormats,
  encodedMessage("oneOf", { names: downloadFormats.join(", ") }),
);
export type DownloadFormat = v.InferOutput<typeof downloadFormat>;

/** How long a file is kept, and how many files of one user in a job. */
export const downloadLimits = { keptDays: 30, maxListed: 100, maxKept: 50 } as const;

const decimal = v.pipe(v.string(), v.regex(/^-?\d{1,15}(?:\.\d{1,4})?$/, encodedMessage("boundNumber")));

/** One filter of a download: values of a multi-select, yes or no, a range of numbers, or of days, both ends included. */
export const downloadFilter = v.strictObject({
  key: v.picklist(datapointKeys),
  values: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(400))), v.minLength(1), v.maxLength(200))),
  is: v.optional(v.boolean()),
  min: v.optional(decimal),
  max: v.optional(decimal),
  from: v.optional(isoDay),
  to: v.optional(isoDay),
});
export type DownloadFilter = v.InferOutput<typeof downloadFilter>;

const filters = v.pipe(v.array(downloadFilter), v.maxLength(60));
const kind = v.picklist(downloadKinds);

export const formOfDownload = v.object({
  profile: v.object({
    /** null: the standard columns. */
    id: v.nullable(v.string()),
    name: v.nullable(v.string()),
    version: v.number(),
    /** Those that this file can have. */
    fields: v.array(profileField),
  }),
  total: v.number(),
  currency: v.string(),
  minorDigits: v.number(),
  ranges: v.array(columnRange),
  /** The run is the one that members and clients read. */
  isPublished: v.boolean(),
});
export type FormOfDownload = v.InferOutput<typeof formOfDownload>;

export const countDownloadBody = v.strictObject({ kind, filters });
export const downloadCount = v.object({
  rows: v.number(),
  total: v.number(),
  /** Minor units of their spend as decimal text; null for a file without spend. */
  spendMinor: v.nullable(minorText),
  /** What each filter alone leaves. */
  alone: v.array(v.object({ key: v.string(), rows: v.number() })),
});
export type DownloadCount = v.InferOutput<typeof downloadCount>;

export const downloadValuesBody = v.strictObject({
  kind,
  key: v.picklist(datapointKeys),
  search: v.pipe(v.string(), v.maxLength(200)),
});
/** Values of one answer; a search narrows what does not fit. */
export const maxValues = 50;
export const downloadValues = v.array(v.object({ value: v.string(), rows: v.number() }));

export const createDownloadBody = v.strictObject({
  kind,
  filters,
  format: downloadFormat,
  /** Compresses a CSV; the other formats are compressed already. */
  gzip: v.boolean(),
  /** Of the headings. */
  language: v.picklist(languages),
});
export type CreateDownloadBody = v.InferOutput<typeof createDownloadBody>;

/** A download that the user may fetch: in progress, ready, or stopped. */
export const dataDownload = v.object({
  id: v.string(),
  kind,
  /** null until the file is complete, as are its rows, size and digest. */
  fileName: v.nullable(v.string()),
  rows: v.nullable(v.number()),
  size: v.nullable(v.number()),
  /** SHA-256 of the file, lower-case hex. */
  sha256: v.nullable(v.string()),
  format: downloadFormat,
  gzip: v.boolean(),
  language: v.picklist(languages),
  filters: v.array(downloadFilter),
  /** null: the standard columns. */
  profileName: v.nullable(v.string()),
  profileVersion: v.number(),
  /** From 1, in the order of the job's runs. */
  runNumber: v.number(),
  by: v.string(),
  isOwn: v.boolean(),
  state: v.nullable(v.picklist(commandStates)),
  done: v.number(),
  total: v.number(),
  message: v.nullable(messageSchema),
  createdOn: v.string(),
  expiresOn: v.string(),
  isExpired: v.boolean(),
});
export type DataDownload = v.InferOutput<typeof dataDownload>;
