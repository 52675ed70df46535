import { forgetCheckedRows } from "./checked-rows.ts";
import { keepReturned } from "./kept-returned.ts";
import { forgetRowMap } from "./row-map.ts";

/** Removes what checks of an upload left in the job's object. */
export function forgetCheck(sql: SqlStorage, uploadId: string): void {
  forgetRowMap(sql, uploadId);
  keepReturned(sql, uploadId, null);
  forgetCheckedRows(sql, uploadId);
}
