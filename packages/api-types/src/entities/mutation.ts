import * as v from "valibot";
import { messageRefSchema } from "../catalogue/message-schema.ts";

/** What every mutation answers (docs/specification.md section 7), with its data when it has some. */
export function mutation<const T extends v.ObjectEntries>(data: T) {
  return v.object({
    message: v.string(),
    /** The message by its code, for readers of other languages. */
    messageRef: v.optional(messageRefSchema),
    success: v.boolean(),
    statusCode: v.number(),
    ...data,
  });
}

export const done = mutation({});

/** Refusals: RFC 9457 problem details with a stable code, a sentence for users and a correlation id. */
export const problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: v.string(),
  /** English; `messageRef` is the same for readers of other languages. */
  detail: v.string(),
  messageRef: v.optional(messageRefSchema),
  correlationId: v.optional(v.string()),
  /** Field errors by path, in English; `errorRefs` are the same by their codes. */
  errors: v.optional(v.record(v.string(), v.string())),
  errorRefs: v.optional(v.record(v.string(), messageRefSchema)),
});
export type Problem = v.InferOutput<typeof problem>;
