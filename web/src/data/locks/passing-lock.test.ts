import { beforeEach, expect, test } from "vitest";
import type { LockStatus } from "@paygauge/api-types/entities/concurrency";
import { keepToken } from "./held-tokens.ts";
import { borrowLock, type AskLock } from "./passing-lock.ts";

const entity = { entityType: "job", entityId: "j1" } as const;
const me = "user-me";

/** The lock of one entity as the system has it: a token for each time that it changes hands. */
class TestLock {
  fence = 0;
  holder: string | null = null;
  readonly asked: string[] = [];
  /** Waits before each answer: what is on its way is not there yet. */
  travel: () => Promise<void> = () => Promise.resolve();

  readonly ask: AskLock = async (id, { body }) => {
    this.asked.push(body.leaving === true ? (body.passing === true ? "pass" : "leave") : "take");
    await this.travel();
    if (id === "trySetExclusiveWriteAccess" && this.holder === null) {
      this.holder = body.userId;
      this.fence += 1;
    }
    if (body.leaving === true && this.holder === body.userId) this.holder = null;
    return { status: this.status(body.userId) };
  };

  private status(userId: string): LockStatus {
    const { holder, fence } = this;
    return {
      exclusiveWriteAccess: holder === userId,
      activeUntilUtc: null,
      serverUtc: "2026-10-01T12:00:00.000Z",
      holder: holder === null ? null : { userId: holder, names: "Sasha Sysadmin", emailAddress: "s@example.org" },
      requester: null,
      answerUntilUtc: null,
      isDenied: false,
      fencingToken: holder === userId ? fence : null,
    };
  }
}

let lock = new TestLock();
const borrow = () => borrowLock(entity, me, lock.ask);
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  lock = new TestLock();
});

test("is taken for one write and released after it", async () => {
  const { token, giveBack } = await borrow();
  expect([token, lock.holder]).toEqual([1, me]);
  giveBack();
  await settled();
  expect([lock.holder, lock.asked]).toEqual([null, ["take", "pass"]]);
});

test("is shared by writes of one moment: the last one gives it back", async () => {
  const [first, second] = await Promise.all([borrow(), borrow()]);
  expect([first.token, second.token, lock.asked]).toEqual([1, 1, ["take"]]);
  first.giveBack();
  await settled();
  expect(lock.holder).toBe(me);
  second.giveBack();
  await settled();
  expect(lock.holder).toBeNull();
});

test("on its way back is waited for, so that the next write's is not released with it", async () => {
  const first = await borrow();
  let arrive = () => {};
  lock.travel = () => new Promise((resolve) => (arrive = resolve));
  first.giveBack();
  const second = borrow();
  await settled();
  expect(lock.asked).toEqual(["take", "pass"]);
  lock.travel = () => Promise.resolve();
  arrive();
  const { token, giveBack } = await second;
  expect([token, lock.holder]).toEqual([2, me]);
  giveBack();
  await settled();
});

test("in other hands says whose, and is asked for again the next time", async () => {
  lock.holder = "user-sasha";
  await expect(borrow()).rejects.toMatchObject({
    status: 409,
    code: "LOCKED",
    message: "Sasha Sysadmin is editing this now. Try again when they finish.",
  });
  lock.holder = null;
  (await borrow()).giveBack();
  await settled();
  expect(lock.asked).toEqual(["take", "take", "pass"]);
});

test("is left to the screen that opened meanwhile", async () => {
  const { giveBack } = await borrow();
  keepToken(entity, 1);
  giveBack();
  await settled();
  keepToken(entity, null);
  expect([lock.holder, lock.asked]).toEqual([me, ["take"]]);
});
