/**
 * Reports at the edge (docs/gateway.md section 4.1): the edge's bundle in bare workerd, a report of 10 KB from its
 * cache next to a plain file of 10 KB, in turn in one run; what of 10,000 views asks the origin for a body; how many
 * renders many who ask at once cause, at the cache's own interface and through the gate; and how soon a new version is
 * read. Run by `npm run bench -- report-cache`.
 */
import { Client } from "undici";
import { ReportBodies, sha256Hex } from "../../edge/src/reports/report-bodies.ts";
import type { BodyBytes } from "../../edge/src/reports/body-store.ts";
import { bundleAll, removeBundles, startEdge, type EdgeGateway } from "./edge/edge-workers.ts";
import { core } from "./edge/gateway.ts";
import { load } from "./edge/load.ts";
import { goalLine, loadLine } from "./goal-line.ts";

const rounds = Number(process.env["ROUNDS"] ?? 9);
const path = "/api/v1/jobs/one/reports/insights/body?locale=en";
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** CPU of a request, report and file in turn: what the rest of the machine does happens to both. */
async function tellCpu(edge: EdgeGateway): Promise<void> {
  const [reports, files]: number[][] = [[], []];
  for (let round = -1; round < rounds; round += 1) {
    const seconds = round < 0 ? 0.7 : 1.5;
    const report = await load(edge, { kind: "proxy", path, connections: 32, seconds });
    const file = await load(edge, { kind: "asset", connections: 32, seconds });
    if (report.errors + file.errors > 0) throw new Error(`${report.errors} and ${file.errors} refused.`);
    if (round < 0) continue;
    reports?.push(report.cpuMicros);
    files?.push(file.cpuMicros);
  }
  const ratios = (reports ?? []).map((each, at) => each / (files?.[at] ?? Number.NaN));
  console.log(`report ${median(reports ?? []).toFixed(0)} µs CPU a request, file ${median(files ?? []).toFixed(0)} µs`);
  const note = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)} in ${ratios.length} rounds`;
  goalLine("CPU of a hit / a plain file", { value: median(ratios), unit: "x", goal: 1.3, better: "less" }, note);
}

async function tellHits(edge: EdgeGateway): Promise<void> {
  await edge.report(true);
  const before = await edge.report();
  const { requests, errors } = await load(edge, { kind: "proxy", path, connections: 32, requests: 10_000 });
  const after = await edge.report();
  const [filled, pointed] = [after.body - before.body, after.pointer - before.pointer];
  const value = ((requests - errors - filled) / requests) * 100;
  const note = `${errors} refused, ${filled} filled, ${pointed} pointers asked by 16 people`;
  goalLine(`hits of ${requests} views`, { value, unit: "%", goal: 99, better: "more" }, note);
}

/** All of them ask at once, each over a connection of its own, for a version that no one has read yet. */
async function tellRenders(edge: EdgeGateway, people: number): Promise<void> {
  const cookies = await edge.openSessions(people, 1000);
  await edge.report(true);
  const before = await edge.report();
  const clients = cookies.map(() => new Client(edge.address));
  const statuses = await Promise.all(
    clients.map(async (client, at) => {
      const { statusCode, body } = await client.request({
        method: "GET",
        path,
        headers: { ...edge.headers, cookie: cookies[at] },
      });
      await body.dump();
      return statusCode;
    }),
  );
  await Promise.all(clients.map((client) => client.close()));
  const refused = statuses.filter((each) => each !== 200).length;
  const value = (await edge.report()).body - before.body;
  const note = `${refused} refused`;
  goalLine(`renders for ${people} people at once`, { value, unit: "", goal: 1, better: "less" }, note);
}

async function tellFills(count: number): Promise<void> {
  const body: BodyBytes = new TextEncoder().encode("x".repeat(10_240));
  const pointer = { version: 1, sha256: await sha256Hex(body), bytes: body.byteLength, permClass: "" };
  const store = { read: async () => null, write: async () => undefined };
  const bodies = new ReportBodies({ store, fillMs: 15_000, most: 1024 * 1024 });
  let renders = 0;
  const fill = async (): Promise<BodyBytes> => {
    renders += 1;
    return new Promise((resolve) => setImmediate(() => resolve(body)));
  };
  const asked = Array.from({ length: count }, () => bodies.read("brand1", pointer, fill, () => undefined));
  await Promise.all(asked);
  goalLine(`renders for ${count} fills at once, at the cache`, { value: renders, unit: "", goal: 1, better: "less" });
}

/** From a publication until the first answer with its version, to a user who reads all the time. */
async function tellFreshness(edge: EdgeGateway): Promise<void> {
  const client = new Client(edge.address);
  const read = async (): Promise<number> => {
    const { body } = await client.request({ method: "GET", path, headers: edge.headers });
    const { version } = (await body.json()) as { version: number };
    return version;
  };
  const waits: number[] = [];
  for (let at = 0; at < 10; at += 1) {
    await read();
    const { version } = await edge.report(true);
    const from = performance.now();
    while ((await read()) !== version);
    waits.push(performance.now() - from);
  }
  await client.close();
  const note = `median ${median(waits).toFixed(0)} ms of ${waits.length} publications`;
  goalLine(
    "a new version is read after, at most",
    { value: Math.max(...waits), unit: "ms", goal: 1000, better: "less" },
    note,
  );
}

loadLine();
console.log(core === null ? "the edge is not held to a core" : `the edge is held to core ${core}`);
bundleAll();
const edge = await startEdge("edge", "reports");
try {
  await edge.report(true);
  await tellCpu(edge);
  await tellHits(edge);
  await tellFills(10_000);
  await tellRenders(edge, 200);
  await tellFreshness(edge);
} finally {
  await edge.end();
  removeBundles();
}
