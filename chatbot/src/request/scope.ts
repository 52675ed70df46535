import * as v from "valibot";
import { identityHeader, readsHeader } from "@paygauge/api-types/entities/identity";
import { debugHeader } from "@paygauge/api-types/debug/debug-lines";
import type { DebugLog } from "@paygauge/api-types/debug/debug-log";
import { chatScope, type ChatScope } from "@paygauge/api-types/entities/chat";
import { messageRefSchema } from "@paygauge/api-types/catalogue/message-schema";
import type { Env } from "../env.ts";
import { Refusal, refuse } from "@paygauge/worker/refusal";

/** A scope is at most so old, ms: the edge signs a new identity as often. */
const maxAgeMs = 10_000;
const maxCached = 2000;
const cached = new Map<string, { readonly at: number; readonly scope: ChatScope }>();

const problem = v.object({ status: v.number(), code: v.string(), messageRef: messageRefSchema });

/** Who asks: the identity for reads that the edge sent along, and of which origin. */
export interface Asker {
  readonly env: Pick<Env, "ORIGIN">;
  readonly reads: string;
  /** Takes the lines that the origin returns. */
  readonly debug?: DebugLog | undefined;
}

/** Returns who asks, from a request of the edge. @throws Refusal 401 where the edge sent no identity for reads */
export function askerOf(env: Pick<Env, "ORIGIN">, headers: Headers, debug?: DebugLog): Asker {
  const reads = headers.get(readsHeader);
  if (reads === null) throw refuse("notSignedIn");
  return { env, reads, debug };
}

/** Asks the origin in the user's name. */
export async function readOrigin(
  { env, reads, debug }: Asker,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set(identityHeader, reads);
  headers.set("accept", "application/json");
  const answer = await env.ORIGIN.fetch(`http://origin.internal${path}`, { ...init, headers, redirect: "manual" });
  debug?.take(answer.headers.get(debugHeader));
  return answer;
}

/** Repeats a refusal of the origin, so that the user reads its reason. */
export async function refusalOf(response: Response): Promise<Refusal> {
  const read = v.safeParse(problem, await response.json().catch(() => null));
  if (!read.success) return refuse("noAnswer", {}, { headers: { "retry-after": "3" } });
  return new Refusal(read.output.status, read.output.code, read.output.messageRef);
}

/**
 * Returns what the origin lets the user search and do, at most ten seconds old; for writes it is always asked. A job is
 * named for its page context.
 * @throws Refusal the origin's: 404 for a job that the user can't see, or while the feature is off
 */
export async function scopeOf(asker: Asker, jobId: string | undefined, isFresh: boolean): Promise<ChatScope> {
  const key = `${jobId ?? ""}\n${asker.reads}`;
  const known = cached.get(key);
  if (!isFresh && known && Date.now() - known.at < maxAgeMs) return known.scope;
  const query = jobId === undefined ? "" : `?jobId=${encodeURIComponent(jobId)}`;
  const response = await readOrigin(asker, `/api/v1/chat-scope${query}`);
  if (!response.ok) throw await refusalOf(response);
  const scope = v.parse(chatScope, await response.json());
  if (cached.size >= maxCached) cached.clear();
  cached.set(key, { at: Date.now(), scope });
  return scope;
}
