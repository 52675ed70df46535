import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { countStepCpu, stepVariable } from "./step-cpu.mjs";

test.skipIf(!existsSync("/proc/self/stat"))(
  "counts a step's processes, also one whose parent was ended by force, and no other step's",
  async () => {
    const counter: { of(step: string): number | null; stop(): void } = countStepCpu();
    const busy =
      "const end = process.cpuUsage().user + 400_000; while (process.cpuUsage().user < end); process.stdout.write('x'); setInterval(() => {}, 1000)";
    const outer = spawn(
      process.execPath,
      [
        "-e",
        `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(busy)}], { stdio: "inherit" })`,
      ],
      { env: { ...process.env, [stepVariable]: "made" }, stdio: ["ignore", "pipe", "inherit"], detached: true },
    );
    await once(outer.stdout, "data");
    const used = counter.of("made") ?? 0;
    process.kill(-(outer.pid ?? 0), "SIGKILL");
    await once(outer, "exit");
    expect(used).toBeGreaterThan(0.2);
    expect(counter.of("made")).toBeGreaterThanOrEqual(used);
    expect(counter.of("another")).toBe(0);
    counter.stop();
  },
);
