/** Reads ranges of the files that a run was read from, and says of one that is gone or is another by now. */
import type { RangeReader } from "@paygauge/analysis/reading/ranges";
import { refuse } from "@paygauge/worker/refusal";
import type { Env } from "../../env.ts";
import type { LedgerFile } from "./run-ledger.ts";

/** @throws Refusal 409 in the reader, where the file is not what was imported any more */
export function storedRanges(env: Pick<Env, "FILES">, file: LedgerFile): RangeReader {
  const { r2Key, size, fileName } = file;
  return async (offset, length) => {
    const object = await env.FILES.get(r2Key, { range: { offset, length: Math.min(length, size - offset) } });
    if (!object) throw refuse("rowsFileGone", { name: fileName });
    if (object.size !== size) throw refuse("rowsFileChanged", { name: fileName });
    return new Uint8Array(await object.arrayBuffer());
  };
}
