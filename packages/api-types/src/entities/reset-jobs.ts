/** Erasing every job of a local or test environment. */
import * as v from "valibot";
import { encodedMessage } from "../catalogue/message.ts";
import { mutation } from "./mutation.ts";

/** Jobs that one call marks: each is a command of the queue. */
export const resetLimits = { jobs: 100, nameLength: 100 } as const;

const count = v.number();
export const resetPreview = v.object({
  environment: v.string(),
  jobs: count,
  /** Of those: drafts, published jobs, and deleted ones that could still be restored. */
  drafts: count,
  published: count,
  deleted: count,
  /** Jobs whose import is running: a reset waits for them. */
  running: count,
  uploads: count,
  uploadBytes: count,
  /** Jobs that are marked and not erased yet. */
  erasing: count,
});
export type ResetPreview = v.InferOutput<typeof resetPreview>;

export const resetBody = v.strictObject({
  /** The environment's name, typed by the user. */
  environment: v.pipe(v.string(), v.maxLength(resetLimits.nameLength, encodedMessage("resetName"))),
});
/** `left`: jobs that another call has to mark. */
export const resetAnswer = mutation({ marked: count, left: count });
