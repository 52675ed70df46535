import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { decodeJwt } from "jose";
import { beforeEach, expect, it } from "vitest";
import { calls } from "@paygauge/api-types/endpoints";
import type { Call } from "@paygauge/api-types/endpoints/call";
import { identityHeader, readsHeader } from "@paygauge/api-types/entities/identity";
import type { EdgeHono } from "../edge-hono.ts";
import { configuration, ordinaryWorld } from "../support/test-world.ts";
import { lanes } from "./lanes.ts";
import { sendPatiently } from "./send-call.ts";
import { nothing } from "./take-body.ts";

beforeEach(() => ordinaryWorld());

const elsewhere = { CHATBOT_URL: "http://chat.example/" };

/** Sends a call past the gate, by default with a chat service elsewhere, and returns the upstream's answer. */
async function sendTo(call: Call, settings: object = elsewhere): Promise<Response> {
  const [brand] = configuration.brands;
  if (!brand) throw new Error("The test world has no brand.");
  const app = new Hono<EdgeHono>();
  app.get("*", (c) => {
    c.set("brand", brand);
    c.set("path", call.path);
    c.set("requestId", "a".repeat(32));
    return sendPatiently(c, call, nothing.payload, lanes.chat.budget);
  });
  return app.request(call.path, {}, { ...env, ...settings });
}

it("S71: the chat service gets an identity that the origin refuses", async () => {
  const sent: { address: string; headers: Record<string, string> } = await (await sendTo(calls.chatHealthCheck)).json();
  expect(sent.address).toBe("http://chat.example/chat/health-check");
  const identity = sent.headers[identityHeader] ?? "";
  expect(decodeJwt(identity).aud).toBe("paygauge-chatbot");
  const replayed = await env.ORIGIN.fetch("http://origin/feature-flags", { headers: { [identityHeader]: identity } });
  expect(replayed.status).toBe(401);
});

it("S74: only the bound chatbot gets an identity for reads at the origin, never a service at CHATBOT_URL", async () => {
  const sentTo = async (settings: object): Promise<Record<string, string>> => {
    const answer = await sendTo(calls.chatHealthCheck, settings);
    return (await answer.json<{ headers: Record<string, string> }>()).headers;
  };
  const bound = await sentTo({ CHATBOT: env.CHATBOT_DOUBLE });
  expect([bound[identityHeader], bound[readsHeader]].map((token) => decodeJwt(token ?? "").aud)).toEqual([
    "paygauge-chatbot",
    "paygauge-reads",
  ]);
  for (const settings of [elsewhere, { ...elsewhere, CHATBOT: env.CHATBOT_DOUBLE }]) {
    expect((await sentTo(settings))[readsHeader]).toBeUndefined();
  }
});

it("sends the origin's own identity to the origin, also where a chat service is configured", async () => {
  expect((await sendTo(calls.featureFlags)).status).toBe(200);
});
