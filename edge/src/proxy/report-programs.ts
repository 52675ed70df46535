import type { Context } from "hono";
import { programLimits } from "@paygauge/api-types/entities/programs";
import type { EdgeHono } from "../edge-hono.ts";
import { tellOrigin } from "./ask-origin.ts";

interface Used {
  readonly person: string;
  readonly call: string;
  readonly at: string;
}

/** Programs whose last call the origin doesn't have yet: the newest of each. */
const waiting = new Map<string, Used>();
/** How long uses are gathered, ms, and after which a request that died before it reported them is not waited for. */
const gatherMs = 1000;
const givenUpMs = 10_000;
let gatheringSince = 0;

async function send(c: Context<EdgeHono>): Promise<void> {
  await scheduler.wait(gatherMs);
  const used = [...waiting.values()];
  waiting.clear();
  gatheringSince = 0;
  await tellOrigin(c.env, "/internal/programs-used", { used });
}

/** Notes that a program made a call; those of a second are reported together. */
export function noteUsed(c: Context<EdgeHono>, call: string): void {
  const person = c.get("session")?.person;
  if (person === undefined || (!waiting.has(person) && waiting.size >= programLimits.reported)) return;
  waiting.set(person, { person, call, at: new Date().toISOString() });
  const now = Date.now();
  if (now - gatheringSince < givenUpMs) return;
  gatheringSince = now;
  c.executionCtx.waitUntil(send(c).catch(() => undefined));
}
