import { expect, it } from "vitest";
import { ask, callAs, documents } from "../support/call-chatbot.ts";

it("answers from the help pages before anybody uploads a document", async () => {
  const answer = await ask("harbour-1", "What is addressable spend?");
  console.error(JSON.stringify(answer, null, 1));
  expect(answer.state).toBe("answered");
  expect((await documents()).length).toBe(42);
});
it("retrieval", async () => {
  const r = await callAs("staff-1", "POST", "/chat/retrieval-check", {
    body: { question: "Is surcharging allowed in Denmark?" },
  });
  console.error(await r.text());
});
