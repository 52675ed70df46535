import * as v from "valibot";

/**
 * Money on the wire (docs/architecture.md, "Time and money"): whole minor units as a number, and as decimal text where
 * a sum over whole files may be beyond the exact integers of a number (2^53). Those sums have this schema.
 */
export const minorText = v.pipe(v.string(), v.regex(/^-?\d+$/));
