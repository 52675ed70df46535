/**
 * The edge's bundle in bare workerd next to Fastify with @fastify/jwt (with and without its cache), Express and, where
 * installed, HAProxy: an authenticated file of 10 KB and an authenticated JSON call passed on, all in one run, each
 * gateway on the same core, one after the other in every round. What is compared is requests a second of the gateway's
 * CPU, medians of the rounds. Run by `npm run bench -- edge`; the goals P1 to P8 are the gateway's.
 */
import { bundleAll, removeBundles, startEdge, type EdgeGateway } from "./edge/edge-workers.ts";
import { core, type Gateway, type Kind } from "./edge/gateway.ts";
import { load, type LoadFigures } from "./edge/load.ts";
import { haproxyVersion, removePeers, startHaproxy, startNodePeer } from "./edge/peers.ts";
import { goalLine, loadLine } from "./goal-line.ts";

const rounds = Number(process.env["ROUNDS"] ?? 7);
const seconds = 1.5;
const kinds: readonly Kind[] = ["asset", "proxy"];
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

type Rounds = ReadonlyMap<string, readonly LoadFigures[]>;

/** Every gateway with both kinds at 32 connections, in turn, over and over; an answer other than 200 ends the bench. */
async function measure(gateways: readonly Gateway[]): Promise<Rounds> {
  const found = new Map<string, LoadFigures[]>();
  for (let round = -1; round < rounds; round += 1) {
    for (const kind of kinds) {
      for (const gateway of gateways) {
        const figures = await load(gateway, { kind, connections: 32, seconds: round < 0 ? 0.7 : seconds });
        if (figures.errors > 0) throw new Error(`${gateway.name}, ${kind}: ${figures.errors} refused.`);
        const name = `${kind} ${gateway.name}`;
        if (round >= 0) found.set(name, [...(found.get(name) ?? []), figures]);
      }
    }
  }
  return found;
}

const cpuOf = (found: Rounds, kind: Kind, name: string): number =>
  median((found.get(`${kind} ${name}`) ?? []).map((each) => each.cpuMicros));

function tell(found: Rounds): void {
  for (const [name, figures] of found) {
    const cpu = median(figures.map((each) => each.cpuMicros));
    const speed = median(figures.map((each) => each.perSecond));
    const tail = median(figures.map((each) => each.at(0.99)));
    console.log(
      `${name.padEnd(28)} ${cpu.toFixed(0).padStart(5)} µs CPU a request, ${speed.toFixed(0).padStart(6)} /s, p99 ${tail.toFixed(1)} ms`,
    );
  }
}

/** P1 to P3: how many times a peer's requests the edge answers with the same CPU. */
const goals: Readonly<Record<Kind, Readonly<Record<string, number>>>> = {
  asset: { "fastify-cached": 1, fastify: 1.8, express: 2.5, "haproxy ES256": 0.6, "haproxy RS256": 0.3 },
  proxy: { "fastify-cached": 0.7, fastify: 1, express: 2, "haproxy ES256": 0.5, "haproxy RS256": 0.3 },
};

function tellRatios(found: Rounds): void {
  for (const kind of kinds) {
    for (const [peer, goal] of Object.entries(goals[kind])) {
      const number = peer.endsWith("RS256") ? "P3" : kind === "asset" ? "P1" : "P2";
      const ratio = cpuOf(found, kind, peer) / cpuOf(found, kind, "edge");
      if (Number.isNaN(ratio)) continue;
      goalLine(
        `${number} ${kind}: edge / ${peer}`,
        { value: ratio, unit: "x", goal, better: "more" },
        spread(found, kind, peer),
      );
    }
  }
}

/** What the runtime itself does on this machine: no edge in it answers more than a worker with nothing in it. */
function tellRuntime(found: Rounds): void {
  for (const kind of kinds) {
    const value = cpuOf(found, kind, "fastify-cached") / cpuOf(found, kind, "bare worker");
    const note = spread(found, kind, "fastify-cached", "bare worker");
    goalLine(`${kind}: bare worker / fastify-cached`, { value, unit: "x", goal: null, better: "more" }, note);
  }
}

/** The ratio of each round, least and most: what the rest of the machine did to it. */
function spread(found: Rounds, kind: Kind, peer: string, of = "edge"): string {
  const own = found.get(`${kind} ${of}`) ?? [];
  const ratios = (found.get(`${kind} ${peer}`) ?? []).map(
    (each, at) => each.cpuMicros / (own[at]?.cpuMicros ?? Number.NaN),
  );
  return `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)} in ${ratios.length} rounds`;
}

function tellCpu(found: Rounds): void {
  const most = { asset: 180, proxy: 270 };
  for (const kind of kinds) {
    const [edge, bare] = [cpuOf(found, kind, "edge"), cpuOf(found, kind, "bare worker")];
    goalLine(`P4 ${kind}: CPU a request`, { value: edge, unit: "µs", goal: most[kind], better: "less" });
    goalLine(
      `P4 ${kind}: what the product adds to a bare worker`,
      { value: edge - bare, unit: "µs", goal: 50, better: "less" },
      `bare ${bare.toFixed(0)} µs; ${(edge / bare).toFixed(2)} x`,
    );
  }
}

async function tellLatency(edge: Gateway, found: Rounds): Promise<void> {
  const most = { asset: 0.5, proxy: 0.8 };
  for (const kind of kinds) {
    const alone: number[] = [];
    for (let round = 0; round < 5; round += 1)
      alone.push((await load(edge, { kind, connections: 1, seconds: 1 })).at(0.5));
    goalLine(`P5 ${kind}: one connection, p50`, { value: median(alone), unit: "ms", goal: most[kind], better: "less" });
    const tail = median((found.get(`${kind} edge`) ?? []).map((each) => each.at(0.99)));
    goalLine(`P5 ${kind}: 32 connections, p99`, { value: tail, unit: "ms", goal: 60, better: "less" });
  }
}

async function tellCrowd(edge: Gateway): Promise<void> {
  for (const kind of kinds) {
    const figures = await load(edge, { kind, connections: 256, seconds: 4 });
    goalLine(`P6 ${kind}: 256 connections, errors`, { value: figures.errors, unit: "", goal: 0, better: "less" });
    goalLine(
      `P6 ${kind}: 256 connections, p99 / p50`,
      { value: figures.at(0.99) / figures.at(0.5), unit: "x", goal: kind === "proxy" ? 10 : null, better: "less" },
      `p50 ${figures.at(0.5).toFixed(1)} ms, p99 ${figures.at(0.99).toFixed(1)} ms`,
    );
  }
}

/** Sessions in tens of batches, so that their objects' first writes do not queue for long. */
async function openMany(edge: EdgeGateway, count: number, people: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let from = 0; from < count; from += 500) cookies.push(...(await edge.openSessions(500, from % people)));
  return cookies;
}

/** Memory of a worker with nothing in it after as many requests: what the runtime has not released yet. */
async function tellBareMemory(requests: number): Promise<void> {
  const bare = await startEdge("bare", "bare memory");
  try {
    await load(bare, { kind: "asset", connections: 32, requests });
    const value = bare.memoryMb();
    goalLine(`a bare worker after ${requests} requests`, { value, unit: "MB", goal: null, better: "less" });
  } finally {
    await bare.end();
  }
}

async function askAll(edge: EdgeGateway, cookies: readonly string[], requests: number): Promise<void> {
  const { errors } = await load(edge, { kind: "asset", connections: 32, requests, cookies });
  if (errors > 0) throw new Error(`${errors} of ${cookies.length} sessions were refused.`);
}

/**
 * Memory of an edge that remembers 5,000 sessions, before and after 100,000 requests of theirs. Users' objects live
 * elsewhere in production and in this process here: the sessions are those of 500 users, and the figure with an object
 * for each of 5,000 is next to it.
 */
async function tellMemory(): Promise<void> {
  const edge = await startEdge("edge", "memory");
  try {
    const fresh = edge.memoryMb();
    const cookies = await openMany(edge, 5000, 500);
    // Until every part of it has been used.
    await askAll(edge, cookies, 20_000);
    const before = edge.memoryMb();
    await askAll(edge, cookies, 100_000);
    const after = edge.memoryMb();
    const note = `fresh ${fresh.toFixed(0)} MB, before ${before.toFixed(0)} MB; 500 people's objects in the process`;
    goalLine("P7 memory (PSS) with 5,000 sessions", { value: after, unit: "MB", goal: 400, better: "less" }, note);
    const growth = (after / before - 1) * 100;
    goalLine("P7 growth over 100,000 requests", { value: growth, unit: "%", goal: 10, better: "less" });
    await askAll(edge, await openMany(edge, 5000, 5000), 5000);
    const all = edge.memoryMb();
    goalLine("the same with 5,000 people's objects in the process", {
      value: all,
      unit: "MB",
      goal: null,
      better: "less",
    });
  } finally {
    await edge.end();
  }
}

/** Cryptographic operations of edge and origin, 20 users for 25 s: entries are renewed at least twice in it. */
async function tellCryptography(): Promise<void> {
  const edge: EdgeGateway = await startEdge("counted", "counted");
  try {
    const cookies = await edge.openSessions(20);
    await load(edge, { kind: "proxy", connections: 8, requests: 100, cookies });
    const before = await edge.counts();
    const { requests, errors } = await load(edge, { kind: "proxy", connections: 8, seconds: 25, cookies });
    if (errors > 0) throw new Error(`${errors} of ${requests} were refused.`);
    const after = await edge.counts();
    const each = (of: "edge" | "origin", name: string): number =>
      ((after[of][name] ?? 0) - (before[of][name] ?? 0)) / requests;
    const line = (what: string, value: number, goal: number): void =>
      goalLine(what, { value: value * 1000, unit: "in 1,000", goal, better: "less" });
    line("P8 signature verifications at the edge", each("edge", "verify"), 0);
    line("P8 signature verifications at the origin", each("origin", "verify"), 50);
    line("P8 signatures at the edge", each("edge", "sign"), 50);
    line("P8 AES-GCM at the edge", each("edge", "decrypt") + each("edge", "encrypt"), 1000);
  } finally {
    await edge.end();
  }
}

loadLine();
console.log(core === null ? "gateways are not held to a core" : `every gateway is held to core ${core}`);
bundleAll();
const api = await startEdge("api", "api");
const started: Gateway[] = [api];
try {
  const port = Number(new URL(api.address).port);
  const peers = [
    await startEdge("edge", "edge"),
    await startEdge("bare", "bare worker"),
    await startNodePeer("fastify-cached", port),
    await startNodePeer("fastify", port),
    await startNodePeer("express", port),
    await startHaproxy("es", port),
    await startHaproxy("rs", port),
  ].filter((each) => each !== null);
  started.push(...peers);
  console.log(
    peers.some(({ name }) => name.startsWith("haproxy")) ? haproxyVersion() : "haproxy is not installed: not compared",
  );
  const found = await measure(peers);
  tell(found);
  tellRatios(found);
  tellRuntime(found);
  tellCpu(found);
  const [edge] = peers;
  if (edge) {
    await tellLatency(edge, found);
    await tellCrowd(edge);
  }
  await tellMemory();
  await tellBareMemory(120_000);
  await tellCryptography();
} finally {
  for (const each of started) await each.end();
  removeBundles();
  removePeers();
}
