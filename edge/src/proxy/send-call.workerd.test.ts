import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { decodeJwt } from "jose";
import { beforeEach, expect, it } from "vitest";
import { calls, type Call } from "@paygauge/api-types/endpoints";
import { identityHeader } from "@paygauge/api-types/entities/identity";
import type { EdgeHono } from "../edge-hono.ts";
import { configuration, ordinaryWorld } from "../support/test-world.ts";
import { lanes } from "./lanes.ts";
import { sendPatiently } from "./send-call.ts";
import { nothing } from "./take-body.ts";

beforeEach(() => ordinaryWorld());

/** Sends a call past the gate, with a chat service configured, and returns the upstream's answer. */
async function sendTo(call: Call): Promise<Response> {
  const [brand] = configuration.brands;
  if (!brand) throw new Error("The test world has no brand.");
  const app = new Hono<EdgeHono>();
  app.get("*", (c) => {
    c.set("brand", brand);
    c.set("path", call.path);
    c.set("requestId", "a".repeat(32));
    return sendPatiently(c, call, nothing.payload, lanes.chat.budget);
  });
  return app.request(call.path, {}, { ...env, CHATBOT_URL: "http://chat.example/" });
}

it("S71: the chat service gets an identity that the origin refuses", async () => {
  const sent: { address: string; headers: Record<string, string> } = await (await sendTo(calls.chatHealthCheck)).json();
  expect(sent.address).toBe("http://chat.example/chat/health-check");
  const identity = sent.headers[identityHeader] ?? "";
  expect(decodeJwt(identity).aud).toBe("paygauge-chatbot");
  const replayed = await env.ORIGIN.fetch("http://origin/feature-flags", { headers: { [identityHeader]: identity } });
  expect(replayed.status).toBe(401);
});

it("sends the origin's own identity to the origin, also where a chat service is configured", async () => {
  expect((await sendTo(calls.featureFlags)).status).toBe(200);
});
