import * as v from "valibot";
import { tableImportCalls } from "@paygauge/api-types/endpoints/table-imports";
import type { TableKind } from "@paygauge/api-types/entities/table-imports";
import { ApiProblem, notUnderstood, problemOf, unreachable } from "../../../data/api-problem.ts";
import { callApi, callHref, headersOf, refusal } from "../../../data/call-api.ts";
import { worded } from "../../../texts/catalogue.ts";

async function putPart(importId: string, partNumber: string, part: Blob): Promise<void> {
  const href = callHref("putTablePart", { params: { importId, partNumber } });
  const headers = {
    ...headersOf(tableImportCalls.putTablePart, crypto.randomUUID()),
    "content-type": "application/octet-stream",
  };
  let response: Response;
  try {
    response = await fetch(href, { method: "PUT", headers, body: part, credentials: "same-origin", redirect: "error" });
  } catch {
    throw unreachable(await worded());
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw refusal(problemOf(response.status, answer, undefined, await worded()));
  if (!v.is(tableImportCalls.putTablePart.answer, answer))
    throw new ApiProblem({
      status: response.status,
      code: notUnderstood,
      detail: (await worded())("The file was not taken. Send it again."),
      correlationId: undefined,
    });
}

/** Sends a file part by part, has it read, and gives the import that it lies in. `onSent` hears of every part. */
export async function sendTable(kind: TableKind, file: File, onSent: (bytes: number) => void): Promise<string> {
  const { importId, partSize } = await callApi("beginTableImport", {
    body: { kind, fileName: file.name, size: file.size },
  });
  for (let from = 0, part = 1; from < file.size; from += partSize, part += 1) {
    await putPart(importId, String(part), file.slice(from, from + partSize));
    onSent(Math.min(file.size, from + partSize));
  }
  await callApi("readTableImport", { params: { importId } });
  return importId;
}
