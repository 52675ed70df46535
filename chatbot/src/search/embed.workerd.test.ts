import { runInDurableObject } from "cloudflare:test";
import { expect, it, vi } from "vitest";
import * as v from "valibot";
import { retrievalAnswer } from "@paygauge/api-types/entities/chat";
import { corpusOf } from "../corpora.ts";
import { soundRows } from "@paygauge/worker/stored-rows";
import { ask, callAs, documents, upload } from "../support/call-chatbot.ts";
import { testEnv } from "../support/test-env.ts";
import { whenRead } from "../support/when-read.ts";

const user = "vector-1";
const kept = v.object({ model: v.string(), count: v.number() });

/** Vectors of everyone's corpus by their model, and passages without one. */
function vectors(): Promise<Record<string, number>> {
  return runInDurableObject(corpusOf(testEnv, null), (_, { storage: { sql } }) => {
    const text = `SELECT coalesce(k.model, 'none') AS model, count(*) AS count FROM passages p
      LEFT JOIN vectors k ON k.passage_id = p.id GROUP BY 1`;
    return Object.fromEntries(soundRows(sql, kept, text).map(({ model, count }) => [model, count]));
  });
}

/** Makes the vectors that are missing, as a health check does, until all passages have one of this model. */
async function embedded(model = "double-1"): Promise<void> {
  const claims = { embedding: model };
  await expect
    .poll(
      async () => {
        await (await callAs(user, "GET", "/chat/health-check", { claims })).text();
        return Object.keys(await vectors());
      },
      { timeout: 60_000, interval: 50 },
    )
    .toEqual([model]);
}

async function found(question: string, claims: Record<string, unknown> = {}): Promise<string[]> {
  const response = await callAs(user, "POST", "/chat/retrieval-check", { body: { question }, claims });
  return v.parse(retrievalAnswer, await response.json()).passages.map(({ source }) => source);
}

async function withDocument(): Promise<string> {
  await upload({ "wombat levy.txt": "The wombat levy is paid each Friday by everyone who keeps one." });
  await whenRead();
  await embedded();
  return (await documents()).find(({ name }) => name === "wombat levy")?.id ?? "";
}

it("asks no model where none is configured", async () => {
  await upload({ "wombat levy.txt": "The wombat levy is paid each Friday by everyone who keeps one." });
  await whenRead();
  expect((await ask("harbour-1", "When is the wombat levy paid?")).state).toBe("answered");
  await (await callAs("harbour-1", "GET", "/chat/health-check")).text();
  expect(Object.keys(await vectors())).toEqual(["none"]);
});

it("finds a passage that has no word of the question, by its vector", async () => {
  await withDocument();
  const question = "Which weekday brings the marsupial surcharge?";
  expect((await found(question)).slice(0, 3)).toContain("wombat levy");
  expect(await found(question, { embedding: null })).not.toContain("wombat levy");
});

it("loses the vectors of a deleted document in the transaction that deletes it", async () => {
  const id = await withDocument();
  const count = () =>
    runInDurableObject(corpusOf(testEnv, null), (_, { storage: { sql } }) =>
      soundRows(sql, v.object({ count: v.number() }), "SELECT count(*) AS count FROM vectors"),
    );
  const [before] = await count();
  expect((await callAs("staff-1", "DELETE", `/chat/documents?id=${id}`)).status).toBe(200);
  const [after] = await count();
  expect((before?.count ?? 0) - (after?.count ?? 0)).toBe(1);
  expect(await found("Which weekday brings the marsupial surcharge?")).not.toContain("wombat levy");
});

it("gives a passage that was deleted while the model worked no vector", async () => {
  await withDocument();
  const corpus = corpusOf(testEnv, null);
  await runInDurableObject(corpus, (_, { storage: { sql } }) => void sql.exec("DELETE FROM vectors"));
  const [first] = await corpus.toEmbed("double-1");
  expect(await corpus.toEmbed("double-1"), "while they are out").toEqual([]);
  const gone = 1_000_000;
  await corpus.takeVectors("double-1", [
    { id: first?.id ?? 0, vector: [1, 0] },
    { id: gone, vector: [1, 0] },
  ]);
  expect((await vectors())["double-1"]).toBe(1);
});

it("answers from words alone while the model is down, and logs it", async () => {
  await withDocument();
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const claims = { embedding: "down" };
  const response = await callAs(user, "POST", "/chat/message", {
    body: { question: "When is the wombat levy paid?" },
    claims,
  });
  expect(await response.json()).toMatchObject({
    state: "answered",
    answer: "\u201cThe wombat levy is paid each Friday by everyone who keeps one.\u201d [1]",
  });
  expect(warned.mock.calls.flat().join()).toContain("chat-embedding");
  warned.mockRestore();
});

it("makes the vectors again once another model is configured", async () => {
  await withDocument();
  await embedded("double-2");
  expect(Object.keys(await vectors())).toEqual(["double-2"]);
  const question = "Which weekday brings the marsupial surcharge?";
  expect((await found(question, { embedding: "double-2" })).slice(0, 3)).toContain("wombat levy");
});
