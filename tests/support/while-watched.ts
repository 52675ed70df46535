import { spawn } from "node:child_process";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect } from "vitest";
import type { RunningSystem } from "./system.ts";

/**
 * Asks /healthz again and again while work is done. `longest` is how long workerd's thread held the slowest answer, ms:
 * CPU time of the thread while the answer was waited for, or the wait itself where the system counts none.
 */
export async function whileWatched<T>(
  system: RunningSystem,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly longest: number }> {
  const script = path.resolve(import.meta.dirname, "watch-health.mjs");
  const watch = spawn(process.execPath, [script, String(system.port), String(system.group())], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const told = text(watch.stdout);
  try {
    const result = await work();
    watch.stdin.end();
    const longest = Number.parseFloat(await told);
    expect(longest).toBeGreaterThan(0);
    return { result, longest };
  } finally {
    watch.stdin.end();
  }
}
