import type { Context } from "hono";
import { guardLimits } from "@paygauge/api-types/entities/resource-guard";
import type { EdgeHono } from "../edge-hono.ts";
import { tellOrigin } from "./ask-origin.ts";

interface Waiting {
  readonly person: string;
  readonly entry: string;
  readonly code: string;
  count: number;
}

/** Refusals of this isolate that the origin doesn't have yet. Of a flood, what exceeds the limit is not counted. */
const waiting = new Map<string, Waiting>();
const gatherMs = 1000;
let isGathering = false;

async function send(c: Context<EdgeHono>): Promise<void> {
  await scheduler.wait(gatherMs);
  const refusals = [...waiting.values()];
  waiting.clear();
  isGathering = false;
  await tellOrigin(c.env, "/internal/refusals", { refusals });
}

/** Notes that a signed-in user was refused a page or a call; those of a second are reported together. */
export function noteRefused(c: Context<EdgeHono>, entry: string, code: string): void {
  const person = c.get("session")?.person;
  if (person === undefined) return;
  const key = `${person}\n${entry}\n${code}`;
  const known = waiting.get(key);
  if (known) known.count += 1;
  else if (waiting.size < guardLimits.reported) waiting.set(key, { person, entry, code, count: 1 });
  if (isGathering) return;
  isGathering = true;
  c.executionCtx.waitUntil(send(c).catch(() => undefined));
}
