import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { socketCodes, socketLimits } from "@paygauge/api-types/entities/socket-messages";
import {
  brandOne,
  call,
  issuer,
  ordinaryWorld,
  personOf,
  seenByOrigin,
  setOrigin,
  signIn,
} from "../support/test-world.ts";
import { sessionsOf } from "../session/person-sessions.ts";

const path = "/api/v1/dev-socket";
const developers = ["dana", "out", "changed", "gone"].map((id) => [id, personOf(id, ["developer"])] as const);
const people = { ...Object.fromEntries(developers), theo: personOf("theo", ["tester"]) };
const named = (each: object) =>
  Object.fromEntries(Object.entries(each).map(([subject, person]) => [`${issuer}|${subject}`, person]));

beforeEach(() => ordinaryWorld(people));

const open = (cookie: string, headers: Record<string, string> = {}): Promise<Response> =>
  call("GET", path, {
    cookie,
    headers: { upgrade: "websocket", origin: brandOne, "sec-fetch-mode": "websocket", ...headers },
  });

async function socketOf(cookie: string): Promise<WebSocket> {
  const { status, webSocket } = await open(cookie);
  expect(status).toBe(101);
  if (webSocket === null) throw new Error("There is no socket.");
  webSocket.accept();
  return webSocket;
}
const nextMessage = (socket: WebSocket): Promise<unknown> =>
  new Promise((resolve) => socket.addEventListener("message", ({ data }) => resolve(data), { once: true }));
const closed = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => socket.addEventListener("close", ({ code }) => resolve(code), { once: true }));

test("S34: messages pass both ways, and the origin gets a signed identity and no cookie", async () => {
  const cookie = await signIn("dana");
  const socket = await socketOf(cookie);
  const [seen] = (await seenByOrigin()).filter((each) => each.path === path);
  expect(seen?.claims).toMatchObject({ sub: `${issuer}|dana`, aud: "paygauge-origin" });
  expect(Object.keys(seen?.headers ?? {})).not.toContain("cookie");
  socket.send("one");
  expect(await nextMessage(socket)).toBe("echo one");
  socket.close(1000);
});

test("S34: the gate is before the upgrade: no session, another role, another origin and maintenance open nothing", async () => {
  const cookie = await signIn("dana");
  const statusOf = async (asked: Promise<Response>) => (await asked).status;
  expect(await statusOf(open(""))).toBe(401);
  expect(await statusOf(open(await signIn("theo")))).toBe(403);
  for (const origin of [
    "https://evil.example",
    "null",
    "",
    brandOne.replace("brand1", "brand2"),
    `${brandOne}.evil.example`,
  ])
    expect([origin, await statusOf(open(cookie, { origin }))]).toEqual([origin, 403]);
  expect(await statusOf(open(cookie, { "sec-fetch-site": "cross-site" }))).toBe(403);
  expect((await seenByOrigin()).filter((each) => each.path === path)).toEqual([]);
});

test("a socket of a session that ends is closed in ten seconds, and no other", { timeout: 30_000 }, async () => {
  const signedIn = async (subject: string) => ({ subject, socket: await socketOf(await signIn(subject)) });
  const [out, changed] = [await signedIn("out"), await signedIn("changed")];
  const [gone, dana] = [await signedIn("gone"), await signedIn("dana")];
  const codes = Promise.all([out, changed, gone].map(({ socket }) => closed(socket)));
  const began = Date.now();
  await sessionsOf(env, `${issuer}|out`).closeAll();
  await setOrigin({ people: named({ ...people, changed: personOf("changed", ["tester"]), gone: undefined }) });
  expect(await codes).toEqual(Array.from({ length: 3 }, () => socketCodes.sessionEnded));
  expect(Date.now() - began).toBeLessThan(10_000);
  dana.socket.send("still open");
  expect(await nextMessage(dana.socket)).toBe("echo still open");
  dana.socket.close(1000);
});

test("a message that is too long and too many messages close the socket", async () => {
  const cookie = await signIn("dana");
  const long = await socketOf(cookie);
  const longCode = closed(long);
  long.send("ü".repeat(socketLimits.messageBytes / 2 + 1));
  expect(await longCode).toBe(socketCodes.tooLong);
  const many = await socketOf(cookie);
  const manyCode = closed(many);
  for (let at = 0; at <= socketLimits.messagesPerSecond * 2; at += 1) many.send(String(at));
  expect(await manyCode).toBe(socketCodes.tooMany);
});
