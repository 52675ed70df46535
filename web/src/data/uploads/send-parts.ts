import { asProblem, type ApiProblem } from "../api-problem.ts";
import type { Part } from "./parts.ts";

/** Sends one part; resolves when the system has acknowledged it. `onSent` tells bytes of this attempt so far. */
export type SendPart = (part: Part, onSent: (bytes: number) => void, signal: AbortSignal) => Promise<void>;

export interface SendPartsOptions {
  readonly parts: readonly Part[];
  readonly send: SendPart;
  /** Parts in progress at once. */
  readonly parallel: number;
  /** Waits before the attempts after the first, ms; when they are used up the part's problem is thrown. */
  readonly backOffMs: readonly number[];
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
  /** Bytes of these parts that are sent or on their way. */
  readonly onProgress: (bytes: number) => void;
  readonly onRetry: (problem: ApiProblem) => void;
}

/** Sends parts, some at once; a part whose failure may pass is sent again, any other failure ends all of them. */
export async function sendParts(options: SendPartsOptions): Promise<void> {
  const { parts, parallel, signal } = options;
  const queue = [...parts];
  const sent = new Map<number, number>();
  const tell = (part: Part, bytes: number) => {
    sent.set(part.number, bytes);
    let sum = 0;
    for (const each of sent.values()) sum += each;
    options.onProgress(sum);
  };
  const stop = new AbortController();
  const both = AbortSignal.any([signal, stop.signal]);
  const worker = async (): Promise<void> => {
    for (let part = queue.shift(); part !== undefined; part = queue.shift()) {
      await sendOne(part, options, both, tell);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(parallel, parts.length) }, worker));
  } catch (thrown) {
    // The other workers stop with the first failure.
    stop.abort();
    throw thrown;
  }
}

async function sendOne(
  part: Part,
  { send, backOffMs, wait, onRetry }: SendPartsOptions,
  signal: AbortSignal,
  tell: (part: Part, bytes: number) => void,
): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      await send(part, (bytes) => tell(part, bytes), signal);
      tell(part, part.to - part.from);
      return;
    } catch (thrown) {
      tell(part, 0);
      signal.throwIfAborted();
      const problem = asProblem(thrown);
      const pause = backOffMs[attempt];
      if (!problem.isPassing || pause === undefined) throw problem;
      onRetry(problem);
      await wait(pause, signal);
    }
  }
}
