/** Allocates memory in steps and releases it again. */
import { memoryTestLimits, type MemoryTestStep } from "@paygauge/api-types/entities/memory-test";
import { refuse } from "@paygauge/worker/refusal";

/** Two tests at once in one isolate would add up. */
let isRunning = false;

/** The runtime's own figure, where it has one. */
function heapBytes(): number | null {
  const { process } = globalThis as { process?: { memoryUsage?: () => { heapUsed: number } } };
  const used = process?.memoryUsage?.().heapUsed ?? 0;
  return used > 0 ? used : null;
}

/** Other requests get a turn; and a Worker's clock only moves on at such a point. */
const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Bytes that are written to: untouched ones take no memory. */
function filled(): Uint8Array {
  const bytes = new Uint8Array(memoryTestLimits.stepBytes);
  for (let at = 0; at < bytes.length; at += 4096) bytes[at] = at & 255;
  return bytes;
}

/** @throws Refusal 409 while another test runs in this isolate */
export async function runMemoryTest(count: number): Promise<MemoryTestStep[]> {
  if (isRunning) throw refuse("memoryTestRuns");
  isRunning = true;
  const held: Uint8Array[] = [];
  const steps: MemoryTestStep[] = [];
  const step = async (kind: MemoryTestStep["kind"], work: () => void): Promise<void> => {
    const started = performance.now();
    work();
    await turn();
    const heldBytes = held.reduce((sum, { length }) => sum + length, 0);
    steps.push({ kind, heldBytes, heapBytes: heapBytes(), ms: Math.round(performance.now() - started) });
  };
  try {
    for (let at = 0; at < count; at += 1) await step("allocated", () => held.push(filled()));
    while (held.length > 0) await step("released", () => held.pop());
    return steps;
  } finally {
    held.length = 0;
    isRunning = false;
  }
}
