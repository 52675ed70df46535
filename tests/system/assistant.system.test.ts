import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calls } from "@paygauge/api-types/endpoints";
import type { ChatAnswer, ChatDocument, UploadResult } from "@paygauge/api-types/entities/chat";
import { docxOf } from "../../chatbot/src/support/docx.fixture.ts";
import { pdfOf } from "../../chatbot/src/support/pdf.fixture.ts";
import type { Client } from "../support/client.ts";
import { expectOk, until } from "../support/job-flow.ts";
import { sendDocument } from "../support/send-document.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";

let system: RunningSystem;
let sasha: Client;
let isla: Client;
let nora: Client;
beforeAll(async () => {
  system = await startSystem({ seed: "without-job" });
  sasha = await signIn(system.port, "sasha.sysadmin");
  isla = await signIn(system.port, "isla.issuer");
  nora = await signIn(system.port, "nora.neighbour");
});
afterAll(() => system?.end());

async function ask(client: Client, question: string): Promise<ChatAnswer> {
  return expectOk(await client.call("POST", "/chat/message", { question }), question).json<ChatAnswer>();
}

const upload = (name: string, content: string | Uint8Array, issuerId: string) =>
  sendDocument(sasha, name, content, issuerId);

async function uploaded(name: string, content: string | Uint8Array, issuerId: string): Promise<string> {
  const answer = expectOk(await upload(name, content, issuerId), name).json<UploadResult>();
  const id = answer.ingestion_result[0]?.document_id ?? "";
  await until(
    name,
    () => documentOf(id),
    (each) => each?.state === "ready",
  );
  return id;
}

const documentOf = async (id: string): Promise<ChatDocument | undefined> =>
  (await sasha.call("GET", "/chat/documents"))
    .json<{ documents: ChatDocument[] }>()
    .documents.find((each) => each.id === id);

describe("the assistant behind the gateway", () => {
  test("answers from the help pages after a start, as JSON and as events", async () => {
    const health = expectOk(await isla.call("GET", "/chat/health-check"), "health").json();
    expect(health).toMatchObject({ status: "ok", documents: 42, mode: "quotes", model: null });
    const answer = await ask(isla, "What is addressable spend?");
    expect([answer.state, answer.sources[0]?.document_id]).toEqual(["answered", "help-en-spend"]);
    const events = await isla.call(
      "POST",
      "/chat/message",
      { question: "What is a wave?" },
      { accept: "text/event-stream" },
    );
    expect(events.headers["content-type"]).toBe("text/event-stream; charset=utf-8");
    expect(events.text()).toMatch(/^event: begun\n[\s\S]*event: sources\n[\s\S]*event: delta\n[\s\S]*event: done\n/);
  });

  test("searches an issuer's documents for its own users alone, and no more once they are deleted", async () => {
    const id = await uploaded("quokka.md", "# Quokka\n\nThe quokka rebate is 31 points.", "issuer-harbour");
    const question = "What is the quokka rebate?";
    expect((await ask(isla, question)).answer).toBe("“The quokka rebate is 31 points.” [1]");
    expect((await ask(nora, question)).state).toBe("unanswered");
    expect((await nora.call("GET", `/chat/documents/${id}/pages/1`)).status).toBe(404);
    expect((await isla.call("GET", `/chat/documents/${id}/file`)).text()).toContain("quokka rebate");
    expect((await isla.call("DELETE", `/chat/documents?id=${id}`)).status).toBe(403);
    expectOk(await sasha.call("DELETE", `/chat/documents?id=${id}`), "delete");
    expect((await ask(isla, question)).state).toBe("unanswered");
  });

  test("reads PDF and DOCX in the bundle that is deployed", async () => {
    const line = (text: string, size: number) => ({ text, size });
    const pages = [[line("Okapi", 20)], [line("Tapir floors", 20), line("A tapir floor is seven thousand.", 11)]];
    await uploaded("okapi.pdf", pdfOf(pages), "");
    await uploaded(
      "zebra.docx",
      await docxOf([{ heading: 1, text: "Zebra" }, { text: "A zebra check takes nine days." }]),
      "",
    );
    const tapir = await ask(nora, "What is a tapir floor?");
    expect([tapir.answer, tapir.sources[0]?.page]).toEqual(["“A tapir floor is seven thousand.” [1]", 2]);
    expect((await ask(nora, "How many days does a zebra check take?")).answer).toBe(
      "“A zebra check takes nine days.” [1]",
    );
  });

  test("is 404 while its flag is off", async () => {
    const dana = await signIn(system.port, "dana.developer");
    const set = (isEnabled: boolean) =>
      dana.call("POST", calls.setFeatureFlag.path, { name: "FEATURE_FLAG_CHAT_B2B", isEnabled });
    const health = async () => (await isla.call("GET", "/chat/health-check")).status;
    expectOk(await set(false), "off");
    await until("a gateway that knows", health, (status) => status === 404);
    expect((await isla.call("POST", "/chat/message", { question: "Why?" })).status).toBe(404);
    expectOk(await set(true), "on");
    await until("a gateway that knows", health, (status) => status === 200);
  });
});
