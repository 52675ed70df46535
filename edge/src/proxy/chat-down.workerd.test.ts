import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import worker from "../worker.ts";
import { brandOne, ordinaryWorld, personOf, signIn } from "../support/test-world.ts";
import { forgetConfiguration } from "./ask-origin.ts";

/** A chatbot that is down, or never answers. */
const broken = { fetch: () => Promise.reject(new Error("down")) };
const silent = { fetch: () => new Promise<never>(() => {}) };

it("a chatbot that is down or silent leaves every other call untouched", async () => {
  forgetConfiguration();
  await ordinaryWorld({ dana: personOf("dana", ["developer"]) }, { flags: ["FEATURE_FLAG_CHAT_B2B"] });
  const cookie = await signIn("dana");
  const ask = (path: string, chatbot: object) => {
    const headers = { cookie, "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" };
    const request = new Request(`${brandOne}${path}`, { headers });
    return worker.fetch(request, { ...env, CHATBOT: chatbot as Fetcher }, createExecutionContext());
  };
  const codes: string[] = [];
  for (let n = 0; n < 8; n += 1) {
    const answer = await ask("/chat/health-check", broken);
    codes.push(`${answer.status} ${(await answer.json<{ code: string }>()).code}`);
  }
  expect(new Set(codes)).toEqual(new Set(["503 ORIGIN_UNAVAILABLE"]));
  expect((await ask("/api/v1/system-mode", broken)).status).toBe(200);
  // More than all the places that the chat has wait for an answer that never comes.
  const waiting = Array.from({ length: 40 }, async () => ask("/chat/health-check", silent));
  expect((await ask("/api/v1/system-mode", silent)).status).toBe(200);
  expect((await ask("/feature-flags", silent)).status).toBe(200);
  void Promise.allSettled(waiting);
});
