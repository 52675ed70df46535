import { Client } from "undici";
import { paths, type Gateway, type Kind } from "./gateway.ts";

export interface Load {
  readonly kind: Kind;
  /** Another path than the kind's own. */
  readonly path?: string;
  readonly connections: number;
  /** Ends after so many seconds, or after so many requests. */
  readonly seconds?: number;
  readonly requests?: number;
  /** Cookie of each request in turn; absent: the gateway's own headers. */
  readonly cookies?: readonly string[];
}

export interface LoadFigures {
  readonly requests: number;
  /** Answers other than 200, and requests without any. */
  readonly errors: number;
  readonly perSecond: number;
  /** Gateway's CPU a request. */
  readonly cpuMicros: number;
  /** Milliseconds below which the share of the requests was answered. */
  at(share: number): number;
}

/** Asks a gateway over so many connections, each with one request at a time. */
export async function load(
  gateway: Gateway,
  { kind, path = paths[kind], connections, seconds, requests, cookies }: Load,
): Promise<LoadFigures> {
  const clients = Array.from({ length: connections }, () => new Client(gateway.address, { pipelining: 1 }));
  const people = cookies ?? gateway.cookies;
  const durations: number[] = [];
  let [sent, errors] = [0, 0];
  const began = performance.now();
  const endsAt = seconds === undefined ? Infinity : began + seconds * 1000;
  const most = requests ?? Infinity;
  const one = async (client: Client): Promise<void> => {
    const cookie = people?.[sent % people.length];
    sent += 1;
    const from = performance.now();
    const headers = cookie === undefined ? gateway.headers : { ...gateway.headers, cookie };
    try {
      const { statusCode, body } = await client.request({ method: "GET", path, headers });
      await body.dump();
      if (statusCode !== 200) errors += 1;
    } catch {
      errors += 1;
    }
    durations.push(performance.now() - from);
  };
  const isOver = (): boolean => sent >= most || performance.now() >= endsAt;
  const cpuBefore = gateway.cpuMicros();
  await Promise.all(
    clients.map(async (client) => {
      while (!isOver()) await one(client);
    }),
  );
  const cpu = gateway.cpuMicros() - cpuBefore;
  const took = (performance.now() - began) / 1000;
  await Promise.all(clients.map((client) => client.close()));
  const sorted = Float64Array.from(durations).toSorted();
  return {
    requests: sorted.length,
    errors,
    perSecond: sorted.length / took,
    cpuMicros: cpu / sorted.length,
    at: (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0,
  };
}
