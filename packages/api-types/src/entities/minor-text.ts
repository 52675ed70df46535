import * as v from "valibot";

/** Minor units as decimal text: sums may be beyond the exact integers of a number. */
export const minorText = v.pipe(v.string(), v.regex(/^-?\d+$/));
