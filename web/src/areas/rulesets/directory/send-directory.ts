import * as v from "valibot";
import type { DirectoryPreview } from "@paygauge/api-types";
import { directoryCalls } from "@paygauge/api-types/endpoints/directory";
import { ApiProblem, problemOf, unreachable } from "../../../data/api-problem.ts";
import { callApi, callHref, headersOf, refusal } from "../../../data/call-api.ts";
import { worded } from "../../../texts/catalogue.ts";

async function putPart(importId: string, partNumber: string, part: Blob): Promise<void> {
  const href = callHref("putDirectoryPart", { params: { importId, partNumber } });
  const headers = {
    ...headersOf(directoryCalls.putDirectoryPart, crypto.randomUUID()),
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
  if (!v.is(directoryCalls.putDirectoryPart.answer, answer))
    throw new ApiProblem({
      status: response.status,
      code: "ANSWER_NOT_UNDERSTOOD",
      detail: (await worded())("The file was not taken. Send it again."),
      correlationId: undefined,
    });
}

/** Sends a file part by part and gives the import that it lies in. `onSent` hears of every part. */
export async function sendParts(file: File, onSent: (bytes: number) => void): Promise<string> {
  const { importId, partSize } = await callApi("beginDirectoryImport", {
    body: { fileName: file.name, size: file.size },
  });
  for (let from = 0, part = 1; from < file.size; from += partSize, part += 1) {
    await putPart(importId, String(part), file.slice(from, from + partSize));
    onSent(Math.min(file.size, from + partSize));
  }
  return importId;
}

/** Sends a file and asks what would be in the version. */
export async function sendDirectory(file: File, onSent: (bytes: number) => void): Promise<DirectoryPreview> {
  const importId = await sendParts(file, onSent);
  return callApi("previewDirectoryImport", { params: { importId } });
}
