/**
 * The one way out of the product (docs/architecture.md section 1). The host comes from configuration, redirects are not
 * followed, literal private addresses are refused, and every try has a time limit.
 */
import * as v from "valibot";
import type { Env } from "../env.ts";
import type { Admission } from "./gate.ts";
import { isPrivateHost } from "./private-address.ts";
import { providers, type Provider, type ProviderName } from "./providers.ts";

type OutboundFault = "private" | "rate" | "open" | "noAnswer" | "redirect" | "status" | "shape" | "tooLarge";

/** A call to a provider that didn't succeed. It never carries a key, a body or an address. */
export class OutboundError extends Error {
  readonly fault: OutboundFault;
  /** HTTP status of the last try; null without an answer. */
  readonly status: number | null;
  /** Body of a refusal, as JSON; null if it has none. */
  readonly answer: unknown;
  constructor(
    provider: string,
    fault: OutboundFault,
    { status = null, answer = null }: { status?: number | null; answer?: unknown } = {},
  ) {
    super(`${provider}: ${fault}${status === null ? "" : ` ${status}`}`);
    this.name = "OutboundError";
    this.fault = fault;
    this.status = status;
    this.answer = answer;
  }
}

/** The provider's token bucket and breaker, shared by every isolate. */
export interface SharedGate {
  acquire(): Admission | Promise<Admission>;
  /** Reports the end of an admitted call; writes one row at most. `holdMs`: the provider asked to wait. */
  report(isGood: boolean, holdMs: number): void | Promise<void>;
}

export interface OutboundRequest<S extends v.GenericSchema> {
  readonly method: "GET" | "POST";
  /** Appended to the configured address, such as "/models"; "" for the address itself. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The same request again has no second effect: it may be repeated. */
  readonly isRepeatable: boolean;
  /** Shape of a good answer's body; null: it has none that matters. */
  readonly answer: S | null;
}

interface OutboundAnswer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

const maxTries = 3;
const maxWaitMs = 10_000;
const transient: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

/** The address of a call. @throws OutboundError for a private or malformed one; a local system may call itself */
function addressOf(env: Partial<Env>, provider: Provider, path: string): URL {
  const base = URL.parse(provider.addressOf(env) || provider.address);
  const isLocal = env.ENVIRONMENT === undefined || env.ENVIRONMENT === "local";
  const isKnown = base !== null && (base.protocol === "https:" || (base.protocol === "http:" && isLocal));
  if (!isKnown || base.username !== "" || base.password !== "" || (!isLocal && isPrivateHost(base.hostname)))
    throw new OutboundError(provider.name, "private");
  const address = new URL(base);
  if (path !== "") address.pathname = `${base.pathname.replace(/\/$/, "")}${path}`;
  return address;
}

/** Reads a body up to a limit. @throws OutboundError if it is larger */
async function textOf(response: Response, provider: Provider): Promise<string> {
  if (response.body === null) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > provider.maxBytes) throw new OutboundError(provider.name, "tooLarge", { status: response.status });
    chunks.push(chunk);
  }
  return new Blob(chunks).text();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** How long the provider asks to wait, ms: seconds or a date; 0 if it doesn't say. */
function retryAfterMs(response: Response, now: number): number {
  const value = response.headers.get("retry-after") ?? "";
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}

interface Tried {
  readonly response: Response | null;
  readonly text: string;
}

async function tryOnce(provider: Provider, address: URL, request: OutboundRequest<v.GenericSchema>): Promise<Tried> {
  const { method, headers, body } = request;
  const signal = AbortSignal.timeout(provider.timeLimitMs);
  try {
    const init = { method, headers, redirect: "manual" as const, signal, ...(body !== undefined && { body }) };
    const response = await fetch(address, init);
    return { response, text: await textOf(response, provider) };
  } catch (error) {
    if (error instanceof OutboundError) throw error;
    return { response: null, text: "" };
  }
}

const isTransient = ({ response }: Tried): boolean => response === null || transient.has(response.status);

/**
 * Calls a provider: three tries at most, only of requests that can be repeated, each admitted by the provider's gate.
 * @returns the parsed answer @throws OutboundError
 */
export async function outbound<const S extends v.GenericSchema>(
  {
    env,
    gate,
    wait = (ms) => scheduler.wait(ms),
  }: { readonly env: Partial<Env>; readonly gate: SharedGate; readonly wait?: (ms: number) => Promise<unknown> },
  name: ProviderName,
  request: OutboundRequest<S>,
): Promise<OutboundAnswer<v.InferOutput<S> | null>> {
  const provider: Provider = providers[name];
  const address = addressOf(env, provider, request.path);
  for (let tries = 1; ; tries += 1) {
    const admission = await gate.acquire();
    if (!admission.admitted) throw new OutboundError(provider.name, admission.reason);
    const tried = await tryOnce(provider, address, request).catch(async (error: unknown) => {
      await gate.report(false, 0);
      throw error;
    });
    const failed = isTransient(tried);
    const asked = tried.response === null ? 0 : retryAfterMs(tried.response, Date.now());
    await gate.report(!failed, failed ? Math.min(asked, provider.limits.openMs) : 0);
    const pause = Math.max(asked, 250 * 2 ** tries);
    if (failed && request.isRepeatable && tries < maxTries && pause <= maxWaitMs) {
      await wait(pause);
      continue;
    }
    return answerOf(provider, tried, request);
  }
}

function answerOf<const S extends v.GenericSchema>(
  { name }: Provider,
  { response, text }: Tried,
  { answer }: OutboundRequest<S>,
): OutboundAnswer<v.InferOutput<S> | null> {
  if (response === null) throw new OutboundError(name, "noAnswer");
  const { status, headers } = response;
  if (status >= 300 && status < 400) throw new OutboundError(name, "redirect", { status });
  if (status < 200 || status >= 300) throw new OutboundError(name, "status", { status, answer: jsonOf(text) });
  if (answer === null) return { status, headers, body: null };
  const read = v.safeParse(answer, jsonOf(text));
  if (!read.success) throw new OutboundError(name, "shape", { status });
  return { status, headers, body: read.output };
}
