import * as v from "valibot";

/** A sentence by its code in `sentences`, with what stands in its places, so that it can be said in other languages. */
const said = v.object({ code: v.string(), args: v.record(v.string(), v.union([v.string(), v.number()])) });

/** What every mutation answers (specification section 7), with its data when it has some. */
export function mutation<const T extends v.ObjectEntries>(data: T) {
  return v.object({
    message: v.string(),
    success: v.boolean(),
    statusCode: v.number(),
    said: v.optional(said),
    ...data,
  });
}

export const done = mutation({});

/** Refusals: RFC 9457 problem details with a stable code, a sentence for people and a correlation id. */
export const problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: v.string(),
  detail: v.string(),
  correlationId: v.optional(v.string()),
  errors: v.optional(v.record(v.string(), v.string())),
  /** The code of `detail`. */
  said: v.optional(said),
  /** The codes of `errors`, by the same paths. */
  saidOfErrors: v.optional(v.record(v.string(), said)),
});
export type Problem = v.InferOutput<typeof problem>;
