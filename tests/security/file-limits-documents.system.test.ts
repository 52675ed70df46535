import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ChatDocument, UploadResult } from "@paygauge/api-types/entities/chat";
import { documentLimits, type DocumentLimitId } from "@paygauge/api-types/entities/document-limits";
import type { Client } from "../support/client.ts";
import { expectOk, until } from "../support/job-flow.ts";
import { hostileDocuments, oversizedDocuments } from "../support/oversized-documents.ts";
import { sendDocument } from "../support/send-document.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";
import { whileWatched } from "../support/while-watched.ts";

let system: RunningSystem;
let sasha: Client;
beforeAll(async () => {
  system = await startSystem({ seed: "without-job" });
  sasha = await signIn(system.port, "sasha.sysadmin");
});
afterAll(() => system?.end());

/** How long reading a document may hold the thread that answers /healthz, ms. */
const promptMs = 500;

async function upload(name: string, content: Uint8Array): Promise<string> {
  const answer = await sendDocument(sasha, name, content);
  return expectOk(answer, name).json<UploadResult>().ingestion_result[0]?.document_id ?? "";
}

/** Reads a document to its end. */
async function read(name: string, content: Uint8Array): Promise<ChatDocument | undefined> {
  const id = await upload(name, content);
  const found = async () =>
    (await sasha.call("GET", "/chat/documents"))
      .json<{ documents: ChatDocument[] }>()
      .documents.find((each) => each.id === id);
  return until(name, found, (each) => each?.state === "ready" || each?.state === "failed", 200, 200);
}

describe("S68 S75 documents beyond a limit", () => {
  const ids = Object.keys(documentLimits) as DocumentLimitId[];
  test.each(ids)("%s", async (id) => {
    const { code, limit } = documentLimits[id];
    const { fileName, make, factor = 10 } = oversizedDocuments[id];
    const bytes = make(Math.ceil(limit * factor));
    const { result, longest } = await whileWatched(system, () => read(fileName, bytes));
    expect(result?.reason?.code).toBe(code);
    expect(longest).toBeLessThan(promptMs);
  });

  test.each(Object.entries(hostileDocuments))("%s", async (_, { fileName, make }) => {
    const bytes = make();
    const { result, longest } = await whileWatched(system, () => read(fileName, bytes));
    expect(result?.reason?.code).not.toBe("documentUnreadable");
    expect(longest).toBeLessThan(promptMs);
  });
});
