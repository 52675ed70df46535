import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { corpusOf } from "./corpora.ts";
import { ask, callAs, documents, upload } from "./support/call-chatbot.ts";
import { testEnv } from "./support/test-env.ts";
import { whenRead } from "./support/when-read.ts";

/** Changes the store of everyone's documents behind its back, and begins it again. */
async function damage(...statements: readonly string[]): Promise<void> {
  await runInDurableObject(corpusOf(testEnv, null), (_, { storage: { sql } }) => {
    for (const statement of statements) sql.exec(statement);
  });
  await evictDurableObject(corpusOf(testEnv, null));
}

const conversations = () => testEnv.CONVERSATIONS.get(testEnv.CONVERSATIONS.idFromName("issuer-harbour"));

/** Changes a row of an issuer's conversations behind its back. */
const damageLogs = (statement: string, id: string): Promise<void> =>
  runInDurableObject(conversations(), (_, { storage: { sql } }) => {
    sql.exec(statement, id);
  });

const byName = ([a = ""]: readonly string[], [b = ""]: readonly string[]): number => a.localeCompare(b);
const insert = (id: string, kind: string, state = "ready", digest = id): string =>
  `INSERT INTO documents (id, name, kind, bytes, digest, language, state, added_on) VALUES ('${id}', 'Odd one', '${kind}', 1, '${digest}', 'en', '${state}', '2026-01-01')`;

describe("S77 a stored row that can't be read", () => {
  it("is listed as damaged, stops nothing else, and can be deleted", async () => {
    await upload({ "okapi.txt": "The okapi levy is four percent." });
    await whenRead();
    await damage(
      insert("odd-kind", "function Object() { [native code] }"),
      insert("odd-state", "txt", "reading-slowly"),
      insert("odd-queued", "constructor", "queued"),
      insert("Not An ID", "constructor"),
      insert("odd-help", "constructor", "ready", "help-en-levels-odd"),
      "INSERT INTO pages VALUES ('odd-kind', 1, 'no JSON')",
      "INSERT INTO passages (document_id, page, headings, body, language, is_withheld) VALUES ('odd-kind', 'one', 'no JSON', x'00', 'xx', 'yes')",
      "INSERT INTO vectors VALUES (1, 'model', 'text')",
      "INSERT INTO settings VALUES ('odd', x'00')",
    );
    const odd = (await documents()).filter(({ reason }) => reason?.code === "documentEntryDamaged");
    expect(odd.map(({ id, state }) => [id.replace(/\d+$/, ""), state]).toSorted(byName)).toEqual([
      ["damaged-", "failed"],
      ["odd-help", "failed"],
      ["odd-kind", "failed"],
      ["odd-queued", "failed"],
      ["odd-state", "failed"],
    ]);
    expect((await ask("harbour-1", "How high is the okapi levy?")).state).toBe("answered");
    await upload({ "tapir.txt": "The tapir levy is five percent." });
    await whenRead();
    expect((await ask("harbour-1", "How high is the tapir levy?")).state).toBe("answered");
    expect((await callAs("harbour-1", "DELETE", "/chat/conversations/me")).status).toBeLessThan(500);
    expect((await callAs("harbour-1", "GET", "/chat/documents/odd-kind/pages/1")).status).toBe(404);
    expect((await callAs("harbour-1", "GET", "/chat/documents/odd-kind/file")).status).toBe(404);
    for (const { id } of odd) expect((await callAs("staff-1", "DELETE", `/chat/documents?id=${id}`)).status).toBe(200);
    expect((await documents()).filter(({ state }) => state === "failed")).toEqual([]);
  });

  it("of a conversation is listed as failed, and its question can be asked again", async () => {
    const asked = await ask("harbour-1", "How high is the okapi levy?");
    await damageLogs("UPDATE logs SET sources = 'no JSON', state = 'odd' WHERE id = ?", asked.id);
    const path = `/chat/conversation/${asked.conversation_id}`;
    const listed = await (await callAs("harbour-1", "GET", path)).json<{ logs: { state: string }[] }>();
    expect(listed.logs.map(({ state }) => state)).toEqual(["failed"]);
    const again = await ask("harbour-1", "How high is the okapi levy?", { conversation_id: asked.conversation_id });
    expect(again.state).toBe("answered");
    expect((await callAs("harbour-1", "DELETE", path)).status).toBe(200);
  });

  it("of a conversation is replaced when its request is sent again", async () => {
    const body = { question: "How high is the okapi levy?" };
    const send = async () =>
      (
        await callAs("harbour-1", "POST", "/chat/message", { body, headers: { "idempotency-key": "asked-twice" } })
      ).json<{
        id: string;
        state: string;
      }>();
    const { id } = await send();
    await damageLogs("UPDATE logs SET state = 'odd' WHERE id = ?", id);
    const again = await send();
    expect([again.state, again.id === id]).toEqual(["answered", false]);
  });

  it("of a conversation loses the text of a document that is deleted", async () => {
    await upload({ "dingo.txt": "The dingo levy is eleven percent." });
    await whenRead();
    const asked = await ask("harbour-1", "How high is the dingo levy?");
    expect(asked.answer).toContain("eleven");
    await damageLogs("UPDATE logs SET state = 'odd' WHERE id = ?", asked.id);
    const dingo = (await documents()).find(({ name }) => name === "dingo");
    expect((await callAs("staff-1", "DELETE", `/chat/documents?id=${dingo?.id}`)).status).toBe(200);
    const stored = await runInDurableObject(conversations(), (_, { storage: { sql } }) =>
      sql.exec("SELECT sentences, sources FROM logs WHERE id = ?", asked.id).one(),
    );
    expect(JSON.stringify(stored)).not.toContain("eleven");
  });

  it("missing tables and columns of an older release are made again, and what was stored is found", async () => {
    await upload({ "quokka.txt": "The quokka levy is six percent." });
    await whenRead();
    await damage(
      "DROP TABLE passages_en",
      "DROP TABLE vectors",
      "DROP TABLE settings",
      "DROP TABLE changes",
      "ALTER TABLE documents DROP COLUMN replaces",
      "ALTER TABLE documents DROP COLUMN attempts",
    );
    expect((await ask("harbour-1", "How high is the quokka levy?")).state).toBe("answered");
    await upload({ "numbat.txt": "The numbat levy is seven percent." });
    await whenRead();
    expect((await ask("harbour-1", "How high is the numbat levy?")).state).toBe("answered");
  });
});

describe("S75 attempts at a document", () => {
  /** Queues a document without a file, makes one attempt to read it, and returns its row during and after that. */
  const attemptAt = async (id: string, attempts: number) => {
    await whenRead();
    return runInDurableObject(corpusOf(testEnv, null), async (instance, { storage: { sql } }) => {
      const row = () => sql.exec("SELECT state, attempts FROM documents WHERE id = ?", id).one();
      sql.exec(insert(id, "txt", "queued"));
      sql.exec("UPDATE documents SET file_key = 'documents/gone', attempts = ? WHERE id = ?", attempts, id);
      const reading = instance.alarm?.();
      const during = row();
      await reading;
      return { during, after: row() };
    });
  };

  it("are stored before reading begins: two that ended the process are the last", async () => {
    expect((await attemptAt("wombat", 2)).after["state"]).toBe("failed");
  });

  it("count the one that runs, and the first that fails is not the last", async () => {
    const { during, after } = await attemptAt("bilby", 0);
    expect([during["attempts"], after["state"]]).toEqual([1, "queued"]);
  });

  it("end with the second that fails", async () => {
    await whenRead();
    const seen = await runInDurableObject(corpusOf(testEnv, null), async (instance, { storage: { sql } }) => {
      sql.exec(insert("potoroo", "txt", "queued"));
      sql.exec("UPDATE documents SET file_key = 'documents/gone', attempts = 1 WHERE id = 'potoroo'");
      await instance.alarm?.();
      return sql.exec("SELECT state, json_extract(reason, '$.code') AS code FROM documents WHERE id = 'potoroo'").one();
    });
    expect(seen).toEqual({ state: "failed", code: "documentUnreadable" });
  });
});

describe("S78 a document that replaces another", () => {
  it("leaves it as it is until it has been read, and permanently if that fails", async () => {
    await upload({ "numbat fees.txt": "The numbat charge is one cent." });
    const old = (await whenRead()).find(({ name }) => name === "numbat fees");
    const replaces = old?.id ?? "";
    await upload({ "broken.pdf": "%PDF-1.4 and then nothing" }, { replaces });
    expect((await ask("harbour-1", "How high is the numbat charge?")).sentences[0]?.text).toContain("one cent");
    const listed = await whenRead();
    expect(
      listed
        .filter(({ name }) => name === "numbat fees")
        .map(({ state }) => state)
        .toSorted(),
    ).toEqual(["failed", "ready"]);
    expect((await ask("harbour-1", "How high is the numbat charge?")).sentences[0]?.text).toContain("one cent");
    expect((await callAs("staff-1", "GET", `/chat/documents/${replaces}/file`)).status).toBe(200);

    await upload({ "new.txt": "The numbat charge is two cents." }, { replaces });
    const after = (await whenRead()).filter(({ name }) => name === "numbat fees");
    expect(after.map(({ state }) => state)).toEqual(["ready"]);
    expect((await ask("harbour-1", "How high is the numbat charge?")).sentences[0]?.text).toContain("two cents");
    expect((await callAs("staff-1", "GET", `/chat/documents/${replaces}/file`)).status).toBe(404);
    expect(await testEnv.FILES.head(`documents/${replaces}`)).toBeNull();
  });
});

it("S76 a name that every object has isn't a file type", async () => {
  for (const name of ["x.constructor", "x.toString", "x.valueOf", "x.hasOwnProperty", "constructor"]) {
    expect((await upload({ [name]: "A text." })).failed_files).toHaveLength(1);
  }
});

it("S76 a field that every object has is refused by its name", async () => {
  for (const name of ["constructor", "toString"]) {
    const answer = await callAs("harbour-1", "POST", "/chat/message", { body: { question: "What?", [name]: 1 } });
    const { errors } = await answer.json<{ errors: Record<string, string> }>();
    expect([answer.status, Object.keys(errors)]).toEqual([422, [name]]);
  }
});

it("a HEAD request on a document's file has the answer of a GET without its body", async () => {
  const [{ document_id: id } = { document_id: "" }] = (await upload({ "dunnart.txt": "A dunnart." })).ingestion_result;
  const [get, head] = [
    await callAs("staff-1", "GET", `/chat/documents/${id}/file`),
    await callAs("staff-1", "HEAD", `/chat/documents/${id}/file`),
  ];
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
    get.status,
    get.headers.get("content-length"),
    "",
  ]);
  await get.body?.cancel();
});
