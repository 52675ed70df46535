import { and, eq } from "drizzle-orm";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { claimKey, extendHold, holdMs, sha256Hex } from "./idempotency.ts";
import { openDatabase } from "./store/database.ts";
import { idempotencyKeys } from "./store/schema.ts";
import { callOrigin, seedOrigin, subOf } from "./support/call-origin.ts";
import { testEnv } from "./support/test-env.ts";

const db = openDatabase(testEnv.DB);
const person = subOf("dana-developer");
const path = "/api/v1/buyers";
const bodyOf = (key: string) => ({ issuerId: "issuer-harbour", name: `Sent with ${key}`, country: "GBR" });

/** Claims a key as a call does whose process then dies: nothing extends or releases it. */
async function claimAndDie(key: string) {
  const requestDigest = await sha256Hex(JSON.stringify(["POST", path, "", JSON.stringify(bodyOf(key))]));
  const claim = await claimKey(db, { person, key, callId: "createBuyer", requestDigest, path, correlationId: "c" });
  if (claim.state !== "held") throw new Error("The key was answered already.");
  return claim;
}
const send = (key: string) =>
  callOrigin("POST", path, { as: { sub: person }, headers: { "idempotency-key": key }, body: bodyOf(key) });
const heldUntil = async (key: string): Promise<number> => {
  const mine = and(eq(idempotencyKeys.person, person), eq(idempotencyKeys.key, key));
  const [row] = await db.select().from(idempotencyKeys).where(mine);
  return Date.parse(row?.heldUntil ?? "");
};

beforeAll(() => seedOrigin());
afterEach(() => vi.useRealTimers());

it("R6: a repeat that comes while a dead process still holds its key waits for it and is answered", async () => {
  await claimAndDie("crashed");
  vi.useFakeTimers({ toFake: ["Date"] });
  const answer = send("crashed");
  vi.setSystemTime(Date.now() + holdMs + 1);
  const { status } = await answer;
  expect(status).toBe(200);
  expect((await send("crashed")).status).toBe(200);
  expect(
    await testEnv.DB.prepare("SELECT count(*) n FROM buyers WHERE name = ?").bind(bodyOf("crashed").name).first("n"),
  ).toBe(1);
});

it("R14: a key of a dead process is free although the clock was moved back an hour", async () => {
  await claimAndDie("moved");
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() - 3_600_000);
  const before = Date.now();
  expect((await send("moved")).status).toBe(200);
  expect(Date.now()).toBe(before);
});

it("R6: the hold of a key is short, and extended while its call runs", async () => {
  expect(holdMs, "a repeat waits as long as its client does").toBeLessThanOrEqual(5000);
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  const claim = await claimAndDie("slow");
  const before = await heldUntil("slow");
  const end = extendHold(db, claim);
  vi.advanceTimersByTime(3 * holdMs);
  while ((await heldUntil("slow")) <= before + holdMs);
  end();
  const after = await heldUntil("slow");
  vi.advanceTimersByTime(3 * holdMs);
  expect(await heldUntil("slow"), "no heartbeat after its end").toBe(after);
});
