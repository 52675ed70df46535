/** The memory test: the origin allocates in steps and releases again. */
import * as v from "valibot";
import { encodedMessage } from "../catalogue/message.ts";

/** A Worker may hold 128 MB: half of it, since other requests share the isolate. Bytes. */
export const memoryTestLimits = { stepBytes: 4 * 1024 * 1024, steps: 16 } as const;

export const memoryTestBody = v.strictObject({
  steps: v.pipe(
    v.number(),
    v.integer(encodedMessage("memoryTestSteps", { most: memoryTestLimits.steps })),
    v.minValue(1, encodedMessage("memoryTestSteps", { most: memoryTestLimits.steps })),
    v.maxValue(memoryTestLimits.steps, encodedMessage("memoryTestSteps", { most: memoryTestLimits.steps })),
  ),
});

export const memoryTestSteps = v.object({
  kind: v.picklist(["allocated", "released"]),
  /** Bytes that the test holds after the step. */
  heldBytes: v.number(),
  /** Bytes of the heap where the runtime reports it; null elsewhere. */
  heapBytes: v.nullable(v.number()),
  ms: v.number(),
});
export type MemoryTestStep = v.InferOutput<typeof memoryTestSteps>;
