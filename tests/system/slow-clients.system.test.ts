import { afterAll, beforeAll, expect, test } from "vitest";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import { limits } from "@paygauge/api-types/limits";
import type { Answer, Client } from "../support/client.ts";
import { createJob } from "../support/job-flow.ts";
import { signIn } from "../support/sign-in.ts";
import {
  ownSlowClients,
  slowBody,
  slowhttptestVersion,
  slowKinds,
  slowWords,
  startSlowhttptest,
  type SlowKind,
  type SlowWords,
} from "../support/slow-clients.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";
import { isSoak, recordSoak } from "./soak-record.ts";

// A minute for each kind: `npm run soak -- slow-clients 200`. In npm test a short one is next to the framings.
const connections = Number(process.env["KILLS"]);
const seconds = 60;
const everyMs = 5000;
/** Between an answer and the next question of the one user who works next to them. */
const pauseMs = 50;
/** The figure of S64, ms. */
const maxP99 = 500;

let system: RunningSystem;
let client: Client;
/** Another user, who sends slowly. */
let slowCookie = "";
let slowPart = "";
/** What the healthy user asks, in turn. */
let questions: readonly (() => Promise<Answer>)[] = [];

const part = Buffer.from("Supplier,Amount\nA Ltd,1.00\nB Ltd,2.00\n");

/** Begins an upload of so many bytes; gives the path of its first part. */
async function beginUpload(as: Client, name: string, size: number): Promise<string> {
  const root = `/api/v1/jobs/${await createJob(as, name, { currency: "GBP", country: "GBR" })}/uploads`;
  const { upload } = (await as.call("POST", root, { fileName: "a.csv", size })).json<{ upload: Upload }>();
  return `${root}/${upload.id}/parts/1`;
}

beforeAll(async () => {
  if (!isSoak) return;
  system = await startSystem({ seed: "without-job" });
  client = await signIn(system.port, "petra.jobmanager");
  const slow = await signIn(system.port, "sasha.sysadmin");
  slowCookie = `__Host-session=${slow.cookies().get("__Host-session") ?? ""}`;
  slowPart = await beginUpload(slow, "Slow", 20 * 2 ** 20);
  const ownPart = await beginUpload(client, "Healthy", part.length);
  const page = { pageNumber: 1, pageSize: 10 };
  questions = [
    () => client.open("/profile"),
    () => client.call("GET", "/feature-flags"),
    () => client.call("GET", "/api/v1/users/user-permissions"),
    () => client.call("POST", "/api/v1/jobs/get", page),
    () => client.call("PUT", ownPart, part),
    () => client.open("/login"),
  ];
}, 240_000);
afterAll(() => system?.end());

interface Health {
  readonly failed: number;
  readonly times: readonly number[];
}

/** Asks what a signed-in user asks, one thing after the other, and measures each answer. */
async function healthFor(milliseconds: number): Promise<Health> {
  const times: number[] = [];
  let failed = 0;
  for (const until = performance.now() + milliseconds; performance.now() < until;) {
    const question = questions[times.length % questions.length];
    const began = performance.now();
    const answer = (await question?.().catch(() => null)) ?? null;
    times.push(performance.now() - began);
    if (answer?.status !== 200) failed += 1;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return { failed, times };
}

function figures({ failed, times }: Health): { readonly words: string; readonly p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  const words = `${sorted.length} healthy requests, ${failed} failed, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms`;
  return { words, p99: at(0.99) };
}

const lines: string[] = [];
/** p99 of the same requests with no one next to them, ms: a machine that does other work is slow by itself. */
let alone = 0;

/** Measures next to slow clients; a second time where other work on the machine may have been what took so long. */
async function keep(what: string, begin: () => () => string): Promise<void> {
  for (const isLast of [false, true]) {
    const end = begin();
    const health = await healthFor(seconds * 1000);
    const { words, p99 } = figures(health);
    const line = `${what}${end()}, ${seconds} s: ${words}`;
    lines.push(line);
    console.log(line);
    expect([what, health.failed]).toEqual([what, 0]);
    if (p99 < Math.max(maxP99, 2 * alone)) return;
    expect(isLast, line).toBe(false);
  }
}

const host = (): string => `brand1.localhost:${system.port}`;

const againstOurs = (what: string, words: SlowWords): Promise<void> =>
  keep(`${connections} connections with ${what}`, () => {
    const slow = ownSlowClients(system.port, words, connections, everyMs);
    return () => {
      slow.end();
      return ` (${slow.opened()} opened: those that the server closed, again)`;
    };
  });

const againstTheTool = (kind: SlowKind, version: string): Promise<void> =>
  keep(`slowhttptest ${version}, slow ${kind}, ${connections} connections`, () => {
    const tool = startSlowhttptest(system.port, kind, connections, seconds);
    return () => {
      tool.kill();
      return "";
    };
  });

test.runIf(isSoak)(
  `S64: ${connections} slow connections of each kind, those of one person's bodies too, for ${seconds} s: healthy requests p99 under ${maxP99} ms, or twice what they need alone`,
  async () => {
    // Caches are filled before anything counts.
    await healthFor(5000);
    const { words, p99 } = figures(await healthFor(20_000));
    alone = p99;
    lines.push(`alone: ${words}`);
    for (const kind of slowKinds) await againstOurs(`slow ${kind}`, slowWords(kind, host()));
    // One user's, who is signed in and may send them.
    const call = { method: "POST", path: "/api/v1/jobs/get", type: "application/json", bytes: 9000 };
    await againstOurs("slow bodies of one person's calls", slowBody(host(), slowCookie, call));
    const upload = { method: "PUT", path: slowPart, type: "application/octet-stream", bytes: limits.uploadPartBytes };
    await againstOurs("slow parts of one person's upload", slowBody(host(), slowCookie, upload));
    const version = slowhttptestVersion();
    if (version === null) lines.push("slowhttptest is not on this machine: only the connections of our own were made");
    else for (const kind of slowKinds) await againstTheTool(kind, version);
    recordSoak("slow-clients", lines);
  },
  15 * 60_000,
);
