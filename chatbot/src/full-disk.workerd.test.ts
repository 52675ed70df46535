import { runInDurableObject } from "cloudflare:test";
import { expect, it } from "vitest";
import { corpusOf } from "./corpora.ts";
import { ask, callAs, documents } from "./support/call-chatbot.ts";
import { testEnv } from "./support/test-env.ts";

type Stub = DurableObjectStub;
const conversations = () => testEnv.CONVERSATIONS.get(testEnv.CONVERSATIONS.idFromName("issuer-harbour"));

/** Lets a store refuse a kind of write as SQLite does on a full disk, while `work` runs. */
async function whileFull<T>(stub: Stub, write: string, work: () => Promise<T>): Promise<T> {
  const exec = (statement: string) => runInDurableObject(stub, (_, { storage }) => void storage.sql.exec(statement));
  await exec(`CREATE TRIGGER full BEFORE ${write} BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`);
  try {
    return await work();
  } finally {
    await exec("DROP TRIGGER full");
  }
}

const codeOf = async (answer: Response) => [answer.status, (await answer.json<{ code?: string }>()).code];
const body = { question: "What is addressable spend?" };
const send = (headers: Record<string, string>) => callAs("harbour-1", "POST", "/chat/message", { body, headers });

it("S69 a question that can't be stored is answered with 507 and what to do, and can be asked again", async () => {
  const key = { "idempotency-key": "on-a-full-disk" };
  expect(await whileFull(conversations(), "INSERT ON logs", async () => codeOf(await send(key)))).toEqual([
    507,
    "STORAGE_FULL",
  ]);
  expect((await ask("harbour-1", body.question)).state).toBe("answered");
  expect(await codeOf(await send(key))).toEqual([200, undefined]);
});

it("S69 an answer that can't be stored is refused with 507, as JSON and as events", async () => {
  const [told, events] = await whileFull(conversations(), "UPDATE ON logs", async () => [
    await codeOf(await send({})),
    await (await send({ accept: "text/event-stream" })).text(),
  ]);
  expect(told).toEqual([507, "STORAGE_FULL"]);
  expect(events).toContain('"code":"storageFull"');
});

it("S69 a document that can't be stored leaves no file behind", async () => {
  const files = async () => (await testEnv.FILES.list()).objects.length;
  const before = [await files(), (await documents()).length];
  const form = new FormData();
  form.append("files", new File(["The potto levy is two percent."], "potto.txt"));
  const upload = () => callAs("staff-1", "POST", "/chat/documents/upload", { form });
  const told = await whileFull(corpusOf(testEnv, null), "INSERT ON documents", async () => codeOf(await upload()));
  expect(told).toEqual([507, "STORAGE_FULL"]);
  expect([await files(), (await documents()).length]).toEqual(before);
  expect((await upload()).status).toBe(200);
});
