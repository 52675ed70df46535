/**
 * The one way out of the product (docs/architecture.md section 1). The host comes from configuration, redirects are not
 * followed, literal private addresses are refused, and every try has a time limit.
 */
import * as v from "valibot";
import type { Env } from "../env.ts";
import type { Admission } from "./gate.ts";
import { outsideAddress } from "./private-address.ts";
import { providers, type Provider, type ProviderName } from "./providers.ts";

type OutboundFault =
  | "private"
  | "rate"
  | "open"
  | "noAnswer"
  | "slow"
  | "brokenOff"
  | "redirect"
  | "status"
  | "shape"
  | "tooLarge";

/** A call to a provider that didn't succeed. It never carries a key, a body or an address. */
export class OutboundError extends Error {
  readonly fault: OutboundFault;
  /** HTTP status of the last try; null without an answer. */
  readonly status: number | null;
  /** Body of a refusal, as JSON; null if it has none. */
  readonly answer: unknown;
  /** When it can be tried again, ms from now; 0 if unknown. */
  readonly retryAfterMs: number;
  constructor(
    provider: string,
    fault: OutboundFault,
    {
      status = null,
      answer = null,
      retryAfterMs = 0,
    }: { status?: number | null; answer?: unknown; retryAfterMs?: number } = {},
  ) {
    super(`${provider}: ${fault}${status === null ? "" : ` ${status}`}`);
    this.name = "OutboundError";
    this.fault = fault;
    this.status = status;
    this.answer = answer;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The provider's token bucket and breaker, shared by every isolate. */
export interface SharedGate {
  acquire(): Admission | Promise<Admission>;
  report(end: TryEnd): void | Promise<void>;
}

/** How an admitted try ended. */
export interface TryEnd {
  readonly isGood: boolean;
  /** The provider asked to wait, ms. */
  readonly holdMs: number;
  /** No try follows: the call is counted, in one row. */
  readonly isLast: boolean;
}

export interface OutboundRequest<S extends v.GenericSchema> {
  readonly method: "GET" | "POST" | "DELETE";
  /** Appended to the configured address, such as "/models"; "" for the address itself. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The same request again has no second effect: it may be repeated. */
  readonly isRepeatable: boolean;
  /** Shape of what a good answer's body holds; null: it has none that matters. */
  readonly answer: S | null;
  /** Reads a good answer's body as it arrives; without it, the body is JSON. What it throws ends the call. */
  readonly read?: (body: ReadableStream<Uint8Array>) => Promise<unknown>;
  /** Ends the call. */
  readonly signal?: AbortSignal;
}

interface OutboundAnswer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

const maxTries = 3;
const maxWaitMs = 10_000;
const transient: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

/** The address of a call. @throws OutboundError for a private or malformed one */
function addressOf(
  env: Partial<Env>,
  provider: Provider,
  { path, query = {} }: Pick<OutboundRequest<v.GenericSchema>, "path" | "query">,
): URL {
  const base = outsideAddress(env, provider.addressOf(env) || provider.address);
  if (base === null) throw new OutboundError(provider.name, "private");
  const address = new URL(base);
  if (path !== "") address.pathname = `${base.pathname.replace(/\/$/, "")}${path}`;
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
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

/**
 * How long the provider asks to wait, ms; 0 if it doesn't say. Retry-After has seconds or a date; X-Ratelimit-Reset,
 * which counts once no call is left or one was refused, seconds since 1970.
 */
function waitAsked({ status, headers }: Response, now: number): number {
  const value = headers.get("retry-after") ?? "";
  const after = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  const isUsedUp = status === 429 || headers.get("x-ratelimit-remain") === "0";
  const reset = isUsedUp ? Number(headers.get("x-ratelimit-reset") ?? Number.NaN) * 1000 - now : Number.NaN;
  return Math.max(0, ...[after, reset].filter((ms) => Number.isFinite(ms)));
}

interface Tried {
  readonly response: Response | null;
  readonly content: unknown;
}

interface Place {
  readonly env: Partial<Env>;
  readonly provider: Provider;
  readonly address: URL;
}

async function tryOnce({ env, provider, address }: Place, request: OutboundRequest<v.GenericSchema>): Promise<Tried> {
  const { method, headers, body, read, signal: ended } = request;
  const limit = AbortSignal.timeout(provider.timeLimitMs);
  const signal = ended === undefined ? limit : AbortSignal.any([limit, ended]);
  const init = { method, headers, redirect: "manual" as const, signal, ...(body !== undefined && { body }) };
  const send = provider.standInOf?.(env) ?? fetch;
  let response: Response;
  try {
    response = await send(new Request(address, init));
    if (read === undefined || !response.ok || response.body === null)
      return { response, content: jsonOf(await textOf(response, provider)) };
  } catch (error) {
    if (ended?.aborted === true) throw ended.reason;
    if (error instanceof OutboundError) throw error;
    return { response: null, content: null };
  }
  try {
    return { response, content: await read(response.body) };
  } catch (error) {
    throw ended?.aborted === true ? ended.reason : error;
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
  const place = { env, provider, address: addressOf(env, provider, request) };
  for (let tries = 1; ; tries += 1) {
    const admission = await gate.acquire();
    if (!admission.admitted) {
      const { reason, retryAfterMs } = admission;
      throw new OutboundError(provider.name, reason, { retryAfterMs });
    }
    const tried = await tryOnce(place, request).catch(async (error: unknown) => {
      // A call that its caller ended is not a failure of the provider.
      await gate.report({ isGood: !(error instanceof OutboundError), holdMs: 0, isLast: true });
      throw error;
    });
    const failed = isTransient(tried);
    const asked = tried.response === null ? 0 : waitAsked(tried.response, Date.now());
    const pause = Math.max(asked, 250 * 2 ** tries);
    const isLast = !failed || !request.isRepeatable || tries === maxTries || pause > maxWaitMs;
    await gate.report({ isGood: !failed, holdMs: Math.min(asked, provider.limits.openMs), isLast });
    if (isLast) return answerOf(provider, tried, request, asked);
    await wait(pause);
  }
}

function answerOf<const S extends v.GenericSchema>(
  { name }: Provider,
  { response, content }: Tried,
  { answer }: OutboundRequest<S>,
  retryAfterMs: number,
): OutboundAnswer<v.InferOutput<S> | null> {
  if (response === null) throw new OutboundError(name, "noAnswer");
  const { status, headers } = response;
  if (status >= 300 && status < 400) throw new OutboundError(name, "redirect", { status });
  if (status < 200 || status >= 300) {
    throw new OutboundError(name, "status", { status, answer: content, retryAfterMs });
  }
  if (answer === null) return { status, headers, body: null };
  const read = v.safeParse(answer, content);
  if (!read.success) throw new OutboundError(name, "shape", { status });
  return { status, headers, body: read.output };
}
