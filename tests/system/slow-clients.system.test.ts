import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { signIn } from "../support/sign-in.ts";
import {
  ownSlowClients,
  slowhttptestVersion,
  slowKinds,
  startSlowhttptest,
  type SlowKind,
} from "../support/slow-clients.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";
import { isSoak, recordSoak } from "./soak-record.ts";

// A minute for each kind: `npm run soak -- slow-clients 200`. In npm test a short one stands beside the framings.
const connections = Number(process.env["KILLS"]);
const seconds = 60;
const everyMs = 5000;
/** Healthy requests begun a second, one after the other: what one person's browser asks of a busy page. */
const perSecond = 20;
/** The figure of S64, ms. */
const p99Most = 500;
const asked = ["/profile", "/feature-flags", "/api/v1/users/user-permissions", "/login"];

let system: RunningSystem;
let client: Client;

beforeAll(async () => {
  if (!isSoak) return;
  system = await startSystem({ seed: "without-job" });
  client = await signIn(system.port, "sasha.sysadmin");
}, 240_000);
afterAll(() => system?.end());

interface Health {
  readonly failed: number;
  readonly times: readonly number[];
}

/** Asks what a signed-in person asks, at an even pace, and measures each answer. */
async function healthFor(milliseconds: number): Promise<Health> {
  const times: number[] = [];
  let failed = 0;
  const one = async (path: string): Promise<void> => {
    const began = performance.now();
    const answer = path.startsWith("/api") || path === "/feature-flags" ? client.call("GET", path) : client.open(path);
    const status = await answer.then((each) => each.status).catch(() => 0);
    if (status !== 200) failed += 1;
    times.push(performance.now() - began);
  };
  const under: Promise<void>[] = [];
  const began = performance.now();
  for (let at = 0; performance.now() - began < milliseconds; at += 1) {
    under.push(one(asked[at % asked.length] ?? "/login"));
    const next = began + ((at + 1) * 1000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
  }
  await Promise.all(under);
  return { failed, times };
}

function figures({ failed, times }: Health): { readonly words: string; readonly p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  const words = `${sorted.length} healthy requests, ${failed} failed, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms`;
  return { words, p99: at(0.99) };
}

const lines: string[] = [];

function keep(what: string, health: Health): void {
  const { words, p99 } = figures(health);
  lines.push(`${what}: ${words}`);
  expect([what, health.failed]).toEqual([what, 0]);
  expect(p99, `${what}: ${words}`).toBeLessThan(p99Most);
}

async function againstOurs(kind: SlowKind): Promise<void> {
  const slow = ownSlowClients(system.port, `brand1.localhost:${system.port}`, kind, connections, everyMs);
  try {
    const health = await healthFor(seconds * 1000);
    keep(
      `${connections} connections with a slow ${kind} (${slow.opened()} opened, what the server closed again), ${seconds} s`,
      health,
    );
  } finally {
    slow.end();
  }
}

async function againstTheTool(kind: SlowKind, version: string): Promise<void> {
  const tool = startSlowhttptest(system.port, kind, connections, seconds);
  const ended = new Promise<void>((resolve) => tool.once("exit", () => resolve()));
  try {
    keep(
      `slowhttptest ${version}, slow ${kind}, ${connections} connections, ${seconds} s`,
      await healthFor(seconds * 1000),
    );
  } finally {
    tool.kill();
    await ended;
  }
}

test.runIf(isSoak)(
  `S64: ${connections} slow connections of each kind for ${seconds} s: healthy requests p99 under ${p99Most} ms`,
  async () => {
    lines.push(`alone: ${figures(await healthFor(10_000)).words}`);
    for (const kind of slowKinds) await againstOurs(kind);
    const version = slowhttptestVersion();
    if (version === null) lines.push("slowhttptest is not on this machine: only the connections of our own were made");
    else for (const kind of slowKinds) await againstTheTool(kind, version);
    recordSoak("slow-clients", lines);
  },
  15 * 60_000,
);
