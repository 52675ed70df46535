import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";

/** Resident memory of workerd in a process group, MB. */
export function residentMb(group: number): number {
  const kilobytes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
        const [, , ofGroup] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        if (Number(ofGroup) !== group || !stat.includes("(workerd)")) return 0;
        return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
      } catch {
        return 0;
      }
    });
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024);
}

const isolates = v.array(v.object({ webSocketDebuggerUrl: v.string() }));
const said = v.object({ id: v.number(), result: v.optional(v.object({ usedSize: v.optional(v.number(), 0) })) });

/** Asks one isolate; what does not come in time is null. */
interface Inspected {
  ask(method: string, mostMs: number): Promise<number | null>;
  close(): void;
}

async function inspect(address: string): Promise<Inspected> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (used: number) => void>();
  socket.addEventListener("message", ({ data }) => {
    const read = v.safeParse(said, JSON.parse(String(data)));
    if (read.success) waiting.get(read.output.id)?.(read.output.result?.usedSize ?? 0);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error(`The inspector can't be reached at ${address}.`)));
  });
  let asked = 0;
  return {
    ask: (method, mostMs) => {
      asked += 1;
      const id = asked;
      return new Promise((resolve) => {
        const timer = setTimeout(() => resolve(null), mostMs);
        waiting.set(id, (used) => {
          clearTimeout(timer);
          resolve(used);
        });
        socket.send(JSON.stringify({ id, method }));
      });
    },
    close: () => socket.close(),
  };
}

/** An isolate collects when it runs next; one that does nothing meanwhile has nothing new to collect, ms. */
const collectMostMs = 2000;

/**
 * Collects the garbage of every isolate of a workerd through its inspector. `wake` asks something of the system that
 * goes through all of it. @returns what lives in the heaps of all isolates, MB
 */
export async function collectGarbage(inspectorPort: number, wake: () => Promise<unknown>): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${inspectorPort}/json`);
  const targets = v.parse(isolates, await answer.json());
  const all = await Promise.all(targets.map(({ webSocketDebuggerUrl }) => inspect(webSocketDebuggerUrl)));
  try {
    // What is released by the finalizers of the first is collected by the second.
    for (let round = 0; round < 2; round += 1) {
      const collected = Promise.all(all.map((each) => each.ask("HeapProfiler.collectGarbage", collectMostMs)));
      await wake();
      await collected;
    }
    const used = await Promise.all(all.map((each) => each.ask("Runtime.getHeapUsage", collectMostMs)));
    return Math.round(used.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0) / 2 ** 20);
  } finally {
    for (const each of all) each.close();
  }
}
