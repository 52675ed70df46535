import type { DevSocket } from "./dev-socket.ts";

/** What one request of the poll, or one message of the socket and its answer, costs. */
export interface Cost {
  readonly count: number;
  /** Median, ms. */
  readonly ms: number;
  /** Mean, both directions where they are known. */
  readonly bytes: number;
}
export interface Measured {
  readonly poll: Cost;
  readonly socket: Cost | null;
}

/** Requests of a measurement, and messages: below the limit of a second. */
const rounds = 20;
/** The poll that is measured: every open page asks for the mode of the system. */
const pollPath = "/api/v1/system-mode";
/** A frame of a short message has 2 bytes before it, that of a browser 4 more for its mask (RFC 6455, section 5.2). */
const frameBytes = 2 + 2 + 4;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Bytes of the newest request of a path, as the browser counted them: headers and body of the answer. */
function transferred(path: string): number {
  const entries = performance.getEntriesByType("resource");
  const entry = entries.findLast(({ name }) => new URL(name).pathname === path);
  return entry instanceof PerformanceResourceTiming ? entry.transferSize : 0;
}

/** Asks as a poll does, one request after the other. @throws where a request isn't answered */
async function measurePoll(): Promise<Cost> {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    performance.clearResourceTimings();
    const began = performance.now();
    const answer = await fetch(pollPath, { headers: { accept: "application/json" }, cache: "no-store" });
    await answer.arrayBuffer();
    times.push(performance.now() - began);
    if (!answer.ok) throw new Error(`${pollPath} answered ${answer.status}.`);
    bytes += transferred(pollPath);
  }
  return { count: rounds, ms: median(times), bytes: bytes / rounds };
}

async function measureSocket(socket: DevSocket): Promise<Cost | null> {
  const times: number[] = [];
  const before = socket.facts.bytes;
  for (let round = 0; round < rounds; round += 1) {
    const ms = await socket.ping();
    if (ms === null) return null;
    times.push(ms);
  }
  return { count: rounds, ms: median(times), bytes: (socket.facts.bytes - before) / rounds + frameBytes };
}

/** Measures a poll, and the socket where it is open. */
export async function measure(socket: DevSocket): Promise<Measured> {
  return { poll: await measurePoll(), socket: await measureSocket(socket) };
}
