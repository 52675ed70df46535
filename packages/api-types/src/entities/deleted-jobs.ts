import * as v from "valibot";

/** A deleted job as long as it is kept. Moments: UTC, ISO 8601. */
export const deletedJob = v.object({
  id: v.string(),
  name: v.string(),
  buyerName: v.string(),
  issuerName: v.string(),
  ownerName: v.string(),
  deletedOn: v.string(),
  /** When it is erased permanently. */
  erasedOn: v.string(),
});
export type DeletedJob = v.InferOutput<typeof deletedJob>;
