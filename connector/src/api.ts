/** The product's public calls, with the program's own token. */
import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import type { Settings } from "./settings.ts";
import { request, type Answered } from "./request.ts";

/** A call that the product refused, by its status and code. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, detail: string) {
    super(detail);
    this.name = "Refused";
    this.status = status;
    this.code = code;
  }
}

interface Sent {
  readonly body?: unknown;
  readonly bytes?: Uint8Array;
  /** The same key has the same effect, however often it is sent. */
  readonly key?: string;
}

const tokenAnswer = v.object({ access_token: v.string(), expires_in: v.optional(v.number(), 60) });
const problem = v.object({ code: v.string(), detail: v.string() });
const tries = 8;
const firstWaitMs = 500;
const longestWaitMs = 60_000;

/** Waits; a connector that ends does not wait for it. */
export const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  wait(ms, undefined, signal && { signal }).catch((error: unknown) => {
    if (signal?.aborted !== true) throw error;
  });

function waitOf(answer: Answered | null, attempt: number): number {
  const asked = Number(answer?.retryAfter ?? "");
  if (Number.isFinite(asked) && asked > 0) return Math.min(asked * 1000, longestWaitMs);
  return Math.min(firstWaitMs * 2 ** attempt, longestWaitMs);
}

function refusedBy({ status, text }: Answered): Refused {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), problem), text);
  return read.success
    ? new Refused(status, read.output.code, read.output.detail)
    : new Refused(status, "", `The product answered ${status}.`);
}

/** Calls with a token that is renewed before it ends, repeated where no answer comes or the product is busy. */
export class Api {
  readonly #settings: Settings;
  #token: { readonly value: string; readonly until: number } | null = null;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  async #tokenNow(): Promise<string> {
    if (this.#token !== null && this.#token.until > Date.now()) return this.#token.value;
    const { tokenUrl, clientId, clientSecret } = this.#settings;
    const encoded = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`;
    const answer = await request(tokenUrl, {
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from(encoded).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
    });
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), tokenAnswer), answer.text);
    if (!read.success)
      throw new Refused(answer.status, "TOKEN", "The identity provider gave no token. Check client ID and secret.");
    this.#token = {
      value: read.output.access_token,
      until: Date.now() + Math.max(5, read.output.expires_in - 30) * 1000,
    };
    return this.#token.value;
  }

  async #once(method: string, path: string, sent: Sent): Promise<Answered> {
    const body = sent.bytes ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body));
    const type = sent.bytes === undefined ? "application/json" : "application/octet-stream";
    return request(`${this.#settings.site}/api/v1/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await this.#tokenNow()}`,
        ...(body === undefined ? {} : { "content-type": type, "content-length": String(Buffer.byteLength(body)) }),
        ...(sent.key === undefined ? {} : { "idempotency-key": sent.key }),
      },
      ...(body === undefined ? {} : { body }),
    });
  }

  /** The answer, as its schema reads it. @throws Refused; the error of the last try where no answer came */
  async call<Schema extends v.GenericSchema>(
    answer: Schema,
    method: string,
    path: string,
    sent: Sent = {},
  ): Promise<v.InferOutput<Schema>> {
    // A write whose answer was lost is repeated under one key.
    const keyed = method === "GET" ? sent : { key: crypto.randomUUID(), ...sent };
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt + 1 >= tries;
      let got: Answered | null = null;
      try {
        got = await this.#once(method, path, keyed);
      } catch (error) {
        if (error instanceof Refused || isLast) throw error;
      }
      if (got !== null && got.status >= 200 && got.status < 300) return v.parse(answer, JSON.parse(got.text));
      if (got?.status === 401) this.#token = null;
      const mayRepeat = got === null || got.status === 401 || got.status === 429 || got.status >= 500;
      if (got !== null && (!mayRepeat || isLast || (got.status === 401 && attempt > 0))) throw refusedBy(got);
      await pause(waitOf(got, attempt));
    }
  }
}
