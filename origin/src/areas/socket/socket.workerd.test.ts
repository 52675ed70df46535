import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { exports } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import * as v from "valibot";
import { identityHeader } from "@paygauge/api-types/entities/identity";
import { socketLimits, socketMessage, type SocketMessage } from "@paygauge/api-types/entities/socket-messages";
import { callOrigin, seedOrigin, signIdentity, subOf } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { socketRoomOf, type SocketRoom } from "./socket-room.ts";

const path = "/api/v1/dev-socket";
const dana = { sub: subOf("dana-developer") };

beforeAll(() => seedOrigin());

/** Sockets of the test before are closed by then. */
beforeEach(async () => {
  const room = socketRoomOf(testEnv);
  while ((await runInDurableObject(room, (_: SocketRoom, state) => state.getWebSockets().length)) > 0);
});

async function open(): Promise<Response> {
  const headers = { [identityHeader]: await signIdentity(dana), upgrade: "websocket" };
  return exports.default.fetch(new Request(`http://origin.internal${path}`, { headers }));
}

const message = v.pipe(v.string(), v.parseJson(), socketMessage);

/** A socket whose messages are awaited one after the other. */
async function connect() {
  const { status, webSocket } = await open();
  if (webSocket === null) throw new Error(`${status}`);
  const arrived: SocketMessage[] = [];
  let wake = (): void => undefined;
  webSocket.addEventListener("message", ({ data }) => {
    arrived.push(v.parse(message, data));
    wake();
  });
  webSocket.accept();
  const next = async (): Promise<SocketMessage> => {
    while (arrived.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return arrived.shift()!;
  };
  return { socket: webSocket, next, ping: (id: number) => webSocket.send(JSON.stringify({ type: "ping", id })) };
}

test("each socket counts the messages that it sent and received, and hears how many are open", async () => {
  const [one, two] = [await connect(), await connect()];
  expect(await one.next()).toMatchObject({ type: "presence", sockets: 1, sent: 1, received: 0 });
  expect(await one.next()).toMatchObject({ type: "presence", sockets: 2, sent: 2 });
  expect(await two.next()).toMatchObject({ type: "presence", sockets: 2, sent: 1 });
  one.ping(7);
  expect(await one.next()).toMatchObject({ type: "pong", id: 7, received: 1, sent: 3 });
  two.socket.close(1000);
  expect(await one.next()).toMatchObject({ type: "presence", sockets: 1 });
  one.socket.close(1000);
});

test("the counts of a socket outlive the object: it sleeps between messages", async () => {
  const one = await connect();
  const before = await one.next();
  await evictDurableObject(socketRoomOf(testEnv), { webSockets: "hibernate" });
  one.ping(1);
  expect(await one.next()).toMatchObject({ type: "pong", received: 1, sent: 2, wakes: before.wakes + 1 });
  one.socket.close(1000);
});

test("a message that isn't a ping is counted and refused, and the socket stays open", async () => {
  const one = await connect();
  await one.next();
  for (const text of [
    "",
    "{",
    "[]",
    '{"type":"ping"}',
    '{"type":"ping","id":-1}',
    '{"type":"close","id":1}',
    "x".repeat(5000),
  ]) {
    one.socket.send(text);
    expect([text, await one.next()]).toMatchObject([text, { type: "refused" }]);
  }
  one.ping(2);
  expect(await one.next()).toMatchObject({ type: "pong", received: 8 });
  one.socket.close(1000);
});

test(`${socketLimits.sockets} sockets are open at most, and the next is refused with a sentence`, async () => {
  const sockets = [];
  for (let at = 0; at < socketLimits.sockets; at += 1) sockets.push(await connect());
  const full = await open();
  expect([full.status, full.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await full.text()).toContain("100 sockets are open");
  sockets[0]?.socket.close(1000);
  for (;;) {
    const last = await sockets[1]?.next();
    if (last?.sockets === socketLimits.sockets - 1 && last.sent >= socketLimits.sockets) break;
  }
  const again = await connect();
  for (const each of [...sockets.slice(1), again]) each.socket.close(1000);
  const plain = await callOrigin("GET", path, { as: dana });
  expect(await plain.json()).toMatchObject({ most: 100 });
  const tester = await callOrigin("GET", path, {
    as: { sub: subOf("theo-tester") },
    headers: { upgrade: "websocket" },
  });
  expect(tester.status).toBe(403);
});
