/** Jobs that imported the very same file before: named before it is imported again, never refused. */
import * as v from "valibot";

/** Jobs that are named. */
export const mostEarlierImports = 5;

export const earlierImport = v.strictObject({
  jobId: v.string(),
  jobName: v.string(),
  buyerName: v.string(),
  /** What the file was called there. */
  fileName: v.string(),
  /** When it was uploaded there. */
  uploadedOn: v.string(),
});
