import { execFileSync, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import os from "node:os";
import { killGroup } from "../../support/bare-worker.ts";

/** The file and the call that every gateway is asked for. */
export const paths = { asset: "/assets/filler.js", proxy: "/api/v1/users/user-eligible-status" } as const;
export type Kind = keyof typeof paths;

/** A gateway in a process of its own, that answers both paths to anyone who sends its headers. */
export interface Gateway {
  readonly name: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sessions of different users, to be used in turn: one user has so many calls at once. */
  readonly cookies?: readonly string[];
  /** CPU that its process used since it started, microseconds, in steps of 10 ms. */
  cpuMicros(): number;
  /** Proportional set size of its process, MB. */
  memoryMb(): number;
  end(): Promise<void>;
}

/** True where a command is on the PATH. */
export function isInstalled(command: string): boolean {
  try {
    execFileSync("sh", ["-c", `command -v ${command}`], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** The one core that every gateway is held to, where the machine can: the last one. */
export const core = isInstalled("taskset") && os.cpus().length > 1 ? os.cpus().length - 1 : null;

/** The command, held to the gateways' core. */
export function pinned(words: readonly string[]): string[] {
  return core === null ? [...words] : ["taskset", "-c", String(core), ...words];
}

const running = new Set<ChildProcess>();

// They lead groups of their own: a bench that is broken off leaves no process.
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void Promise.all([...running].map(killGroup)).finally(() => process.exit(1)));
}

const ticksToMicros = 10_000;

/** Reads what the system knows of a process; `child` leads a group of its own. */
export function gatewayOf(
  name: string,
  child: ChildProcess,
  address: string,
  headers: Readonly<Record<string, string>>,
): Gateway {
  running.add(child);
  child.once("exit", () => running.delete(child));
  const file = (which: string): string => readFileSync(`/proc/${child.pid}/${which}`, "utf8");
  return {
    name,
    address,
    headers,
    cpuMicros: () => {
      const fields = file("stat").split(") ")[1]?.split(" ") ?? [];
      return (Number(fields[11]) + Number(fields[12])) * ticksToMicros;
    },
    memoryMb: () => Number(/^Pss:\s+(\d+)/m.exec(file("smaps_rollup"))?.[1] ?? "0") / 1024,
    end: () => killGroup(child),
  };
}
