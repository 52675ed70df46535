import { spawn } from "node:child_process";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect } from "vitest";

/** Asks /healthz again and again while work is done; gives the result and the slowest answer, ms. */
export async function whileWatched<T>(
  port: number,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly slowest: number }> {
  const script = path.resolve(import.meta.dirname, "watch-health.mjs");
  const watch = spawn(process.execPath, [script, String(port)], { stdio: ["pipe", "pipe", "inherit"] });
  const told = text(watch.stdout);
  try {
    const result = await work();
    watch.stdin.end();
    const slowest = Number.parseFloat(await told);
    expect(slowest).toBeGreaterThan(0);
    return { result, slowest };
  } finally {
    watch.stdin.end();
  }
}
