import * as v from "valibot";
import { message } from "@paygauge/api-types/catalogue/message";
import { tableImportCalls } from "@paygauge/api-types/endpoints/table-imports";
import type { TableKind } from "@paygauge/api-types/entities/table-imports";
import { ApiProblem, notUnderstood, problemOf, unreachable } from "../../../data/api-problem.ts";
import { callApi, callHref, headersOf, refusal } from "../../../data/call-api.ts";
import { partsOf } from "../../../data/uploads/parts.ts";
import { backOffMs, inPartSlot, waitFor } from "../../../data/uploads/patience.ts";
import { sendParts } from "../../../data/uploads/send-parts.ts";
import { loadedTranslate } from "../../../texts/catalogue.ts";

async function putPart(importId: string, partNumber: string, part: Blob, key: string): Promise<void> {
  const href = callHref("putTablePart", { params: { importId, partNumber } });
  const headers = {
    ...headersOf(tableImportCalls.putTablePart, key),
    "content-type": "application/octet-stream",
  };
  let response: Response;
  try {
    response = await fetch(href, { method: "PUT", headers, body: part, credentials: "same-origin", redirect: "error" });
  } catch {
    throw unreachable(await loadedTranslate());
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw refusal(problemOf(response.status, answer, undefined, await loadedTranslate()));
  if (!v.is(tableImportCalls.putTablePart.answer, answer))
    throw new ApiProblem({
      status: response.status,
      code: notUnderstood,
      detail: (await loadedTranslate())(message("fileNotTaken")),
      correlationId: undefined,
    });
}

/**
 * Sends a file part by part, each again where what failed passes, has it read, and gives the import that it lies in.
 * `onSent` hears of every part.
 */
export async function sendTable(kind: TableKind, file: File, onSent: (bytes: number) => void): Promise<string> {
  const { importId, partSize } = await callApi("beginTableImport", {
    body: { kind, fileName: file.name, size: file.size },
  });
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
      return inPartSlot(() => putPart(importId, String(number), file.slice(from, to), key), signal);
    },
  });
  await callApi("readTableImport", { params: { importId } });
  return importId;
}
