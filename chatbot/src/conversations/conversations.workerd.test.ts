import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import * as v from "valibot";
import { chatAnswer, chatConversation, chatQuestions } from "@paygauge/api-types/entities/chat";
import { conversationsOf } from "../corpora.ts";
import { objectNamed } from "../env.ts";
import { ask, callAs } from "../support/call-chatbot.ts";
import { testEnv } from "../support/test-env.ts";
import type { Conversations } from "./conversations-object.ts";

async function read(user: string, id: string, query = "") {
  const answer = await callAs(user, "GET", `/chat/conversation/${id}${query}`);
  return { status: answer.status, body: answer.status === 200 ? v.parse(chatConversation, await answer.json()) : null };
}

const known = "What is addressable spend?";

describe("a conversation", () => {
  it("has every question in order, newest first, by pages", async () => {
    const first = await ask("harbour-1", known);
    const id = first.conversation_id;
    await ask("harbour-1", "And cardable spend?", { conversation_id: id });
    await ask("harbour-1", "What is the weather in London today?", { conversation_id: id });
    const { body } = await read("harbour-1", id);
    expect(body?.logs.map(({ question, state }) => [question, state])).toEqual([
      ["What is the weather in London today?", "unanswered"],
      ["And cardable spend?", "answered"],
      [known, "answered"],
    ]);
    const second = await read("harbour-1", id, "?limit=1&offset=1");
    expect([second.body?.total, second.body?.logs.map(({ question }) => question)]).toEqual([
      3,
      ["And cardable spend?"],
    ]);
    expect((await callAs("harbour-1", "GET", `/chat/conversation/${id}?limit=101`)).status).toBe(422);
  });

  it("is its user's alone, to read, continue, rate, stop and delete", async () => {
    const { conversation_id: id, id: message } = await ask("harbour-2", known);
    for (const other of ["harbour-3", "northstar-1", "staff-1"]) {
      expect((await read(other, id)).status).toBe(404);
      const answers = await Promise.all([
        callAs(other, "POST", "/chat/message", { body: { question: known, conversation_id: id } }),
        callAs(other, "POST", `/chat/message/${message}/rating`, { body: { rating: "helpful" } }),
        callAs(other, "POST", `/chat/message/${message}/stop`),
        callAs(other, "DELETE", `/chat/conversation/${id}`),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    expect((await callAs("harbour-2", "DELETE", `/chat/conversation/${id}`)).status).toBe(200);
    expect((await read("harbour-2", id)).status).toBe(404);
  });

  it("tells a follow-up from a new question, and says what it searched for", async () => {
    const { conversation_id } = await ask("harbour-4", "What is level 2 data?");
    const follow = await ask("harbour-4", "And level 3?", { conversation_id });
    expect([follow.state, follow.searched_for]).toEqual(["answered", "level 3 2 data"]);
    const edited = await ask("harbour-4", "And that?", { conversation_id, searched_for: "large ticket rate" });
    expect([edited.searched_for, edited.sources[0]?.headings.at(-1)]).toEqual(["large ticket rate", "Large tickets"]);
  });

  it("takes the same request once", async () => {
    const headers = { "idempotency-key": "the-same" };
    const send = async () =>
      v.parse(
        chatAnswer,
        await (await callAs("harbour-5", "POST", "/chat/message", { body: { question: known }, headers })).json(),
      );
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.map(({ state }) => state)).toEqual(["answered", "answered", "answered"]);
    expect((await read("harbour-5", answers[0].conversation_id)).body?.total).toBe(1);
  });

  it("refuses the twenty-first question of a minute with a sentence; other users go on", async () => {
    for (let n = 0; n < 20; n += 1) await ask("harbour-6", `${known} ${n}`);
    const refused = await callAs("harbour-6", "POST", "/chat/message", { body: { question: known } });
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await refused.json<{ detail: string }>()).detail).toBe(
      "You can ask 20 questions a minute. Wait a minute and ask again.",
    );
    expect((await ask("harbour-7", known)).state).toBe("answered");
  });

  it("refuses blank questions and those over 1000 characters", async () => {
    const status = async (question: string) =>
      (await callAs("harbour-8", "POST", "/chat/message", { body: { question } })).status;
    expect(await Promise.all(["", "  \n ", "a".repeat(1001)].map(status))).toEqual([422, 422, 422]);
    expect(await status(`${"a".repeat(995)} why?`)).toBe(200);
  });

  it("is sent as events where these are asked for: its name, sources, sentences, the whole", async () => {
    const answer = await callAs("harbour-9", "POST", "/chat/message", {
      body: { question: known },
      headers: { accept: "text/event-stream" },
    });
    const events = (await answer.text())
      .trim()
      .split("\n\n")
      .map((event) => event.split("\n")[0]);
    expect([answer.headers.get("content-type"), events.at(0), events.at(-1)]).toEqual([
      "text/event-stream; charset=utf-8",
      "event: begun",
      "event: done",
    ]);
    expect(events.filter((event) => event === "event: delta").length).toBeGreaterThan(0);
  });
});

describe("a running answer", () => {
  const object = () => objectNamed<Conversations>(testEnv.CONVERSATIONS, "running");
  const begin = async (requestKey: string) => {
    const begun = await object().begin({ userId: "u", conversationId: null, requestKey, question: "What is what?" });
    if (begun.kind !== "begun") throw new Error(begun.kind);
    return begun.log;
  };
  const source = (id: string) => ({
    number: 1,
    source: "A",
    page: 1,
    content: "Old text.",
    kind: "document" as const,
    page_kind: "section" as const,
    page_count: 1,
    document_id: id,
    headings: [],
    dated: null,
    href: null,
    valid_from: null,
    author: null,
    is_removed: false,
  });
  const outcome = (id: string) => ({
    state: "answered" as const,
    mode: "quotes" as const,
    sentences: [{ text: "Old text.", sources: [1], is_quote: true }],
    sources: [source(id)],
    closest: null,
    searchedFor: null,
    tokenCount: 1,
  });

  it("is stored so far, and stays so once it is stopped", async () => {
    const log = await begin("a");
    await object().store(log.id, { ...outcome("d1"), state: "pending" });
    expect(await object().stop("u", log.id)).toMatchObject({ state: "stopped", answer: "“Old text.” [1]" });
    expect(await object().store(log.id, outcome("d1"))).toMatchObject({ state: "stopped" });
    const next = await object().begin({
      userId: "u",
      conversationId: log.conversation_id,
      requestKey: "b",
      question: "And now?",
    });
    expect(next.kind).toBe("begun");
    const page = await object().conversation("u", log.conversation_id, 10, 0);
    expect(page?.logs.map(({ question, state }) => [question, state])).toEqual([
      ["And now?", "pending"],
      ["What is what?", "stopped"],
    ]);
  });

  it("doesn't bring back the text of a document that is deleted meanwhile", async () => {
    const log = await begin("c");
    await object().forgetDocuments(["d2"]);
    const stored = await object().store(log.id, outcome("d2"));
    expect(stored?.state).toBe("unanswered");
    expect(JSON.stringify(stored)).not.toContain("Old text");
  });

  it("counts as failed once no Worker can be at it any more", async () => {
    const log = await begin("d");
    vi.useFakeTimers({ now: Date.now() + 40_000, toFake: ["Date"] });
    try {
      const state = await runInDurableObject(object(), (instance: Conversations) => instance.log("u", log.id)?.state);
      expect(state).toBe("failed");
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("administrators", () => {
  it("see questions grouped by wording, without names, and those without an answer", async () => {
    const question = "Which acquirers settle narwhal invoices?";
    await ask("northstar-1", question);
    await ask("northstar-2", "which acquirers settle Narwhal invoices");
    const list = async (query: string) =>
      v.parse(chatQuestions, await (await callAs("staff-1", "GET", `/chat/conversations${query}`)).json());
    const found = await list("?only=unanswered&search=narwhal");
    expect(found.questions.map(({ times, unanswered }) => [times, unanswered])).toEqual([[2, 2]]);
    expect(JSON.stringify(found)).not.toContain("northstar-");
    expect(found.questions[0]?.issuer_id).toBe("issuer-northstar");
    await ask("harbour-12", question);
    expect((await list("?only=unanswered&search=narwhal")).questions[0]?.issuer_id).toBeNull();
    expect((await callAs("northstar-1", "GET", "/chat/conversations")).status).toBe(403);
  });

  it("read only their own users' questions unless they are staff", async () => {
    await ask("harbour-11", "Does Harbour have an opossum tariff?");
    const answer = await callAs("manager-northstar", "GET", "/chat/conversations?search=opossum");
    expect(v.parse(chatQuestions, await answer.json()).questions).toEqual([]);
  });

  it("erase all of one user", async () => {
    const { conversation_id: id } = await ask("northstar-3", known);
    const erased = await callAs("staff-1", "DELETE", "/chat/conversations/user-northstar-3");
    expect(await erased.json()).toMatchObject({ conversations: 1, message: "1 conversation erased." });
    expect((await read("northstar-3", id)).status).toBe(404);
  });
});

it("deletes conversations after 365 days", async () => {
  const { conversation_id: id } = await ask("northstar-4", known);
  const scope = { is_staff: false, issuers: [{ id: "issuer-northstar", name: "" }] };
  const object = conversationsOf(testEnv, {
    ...scope,
    user_id: "",
    name: "",
    permissions: [],
    mode: "Live",
    issuer_id: null,
    job: null,
    language: null,
    model: null,
    embedding_model: null,
  });
  await runInDurableObject(object, (_, state) => {
    state.storage.sql.exec("UPDATE logs SET started = started - 366 * 86400000 WHERE conversation_id = ?", id);
  });
  expect(await runDurableObjectAlarm(object)).toBe(true);
  expect((await read("northstar-4", id)).status).toBe(404);
});
