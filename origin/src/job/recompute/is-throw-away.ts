import { readMeta } from "../job-schema.ts";

/** Name of what a throw-away object notes of its recomputation. */
export const recomputeKey = "recompute";

/** Whether this object holds a run that was computed again to be compared: the catalogue does not name it. */
export const isThrowAway = (sql: SqlStorage): boolean => readMeta(sql, recomputeKey) !== null;
