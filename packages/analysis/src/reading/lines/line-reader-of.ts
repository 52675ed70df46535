/** The reader that a mapping needs. */
import { BlockLineReader } from "./block-reader.ts";
import { GroupedLineReader } from "./grouped-reader.ts";
import { LineReader } from "./line-reader.ts";
import type { Plan } from "./plan.ts";

/** The reader of a plan. */
export function lineReaderOf(plan: Plan): LineReader {
  if (plan.blockNames) return new BlockLineReader(plan);
  return plan.fillsDown ? new GroupedLineReader(plan) : new LineReader(plan);
}
