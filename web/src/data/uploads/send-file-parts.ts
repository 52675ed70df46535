import * as v from "valibot";
import { message } from "@paygauge/api-types/catalogue/message";
import type { Call } from "@paygauge/api-types/endpoints/call";
import { ApiProblem, notUnderstood, problemOf, unreachable } from "../api-problem.ts";
import { headersOf, refusal } from "../call-api.ts";
import { loadedTranslate } from "../../texts/catalogue.ts";
import { partsOf } from "./parts.ts";
import { backOffMs, inPartSlot, waitFor } from "./patience.ts";
import { sendParts } from "./send-parts.ts";

/** A call that takes a part, and the address of each. */
interface PartCall {
  readonly call: Call & { readonly answer: v.GenericSchema };
  readonly hrefOf: (partNumber: string) => string;
}

async function putPart({ call, hrefOf }: PartCall, partNumber: string, part: Blob, key: string): Promise<void> {
  const headers = { ...headersOf(call, key), "content-type": "application/octet-stream" };
  let response: Response;
  try {
    const sent = { method: "PUT", headers, body: part, credentials: "same-origin", redirect: "error" } as const;
    response = await fetch(hrefOf(partNumber), sent);
  } catch {
    throw unreachable(await loadedTranslate());
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw refusal(problemOf(response.status, answer, undefined, await loadedTranslate()));
  if (!v.is(call.answer, answer))
    throw new ApiProblem({
      status: response.status,
      code: notUnderstood,
      detail: (await loadedTranslate())(message("fileNotTaken")),
      correlationId: undefined,
    });
}

/** Sends a file part by part, each again where what failed passes. `onSent` hears of every part. */
export async function sendFileParts(
  partCall: PartCall,
  file: File,
  partSize: number,
  onSent: (bytes: number) => void,
): Promise<void> {
  const { signal } = new AbortController();
  const keys = new Map<number, string>();
  await sendParts({
    parts: partsOf(file.size, partSize),
    parallel: 1,
    backOffMs,
    wait: waitFor,
    signal,
    onProgress: onSent,
    onRetry: () => undefined,
    send: ({ number, from, to }) => {
      const key = keys.get(number) ?? crypto.randomUUID();
      keys.set(number, key);
      return inPartSlot(() => putPart(partCall, String(number), file.slice(from, to), key), signal);
    },
  });
}
