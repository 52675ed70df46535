import type { LockStatus } from "@paygauge/api-types/entities/concurrency";
import { afterEach, expect, test, vi } from "vitest";
import { LockKeeper, type LockView } from "./lock-keeper.ts";

const me = { names: "Dana", emailAddress: "dana@brand1.test", userId: "u1" };
const other = { names: "Theo", emailAddress: "theo@brand1.test", userId: "u2" };

/** How the lock stood at a second of the server's clock. */
function statusAt(second: number, holder: typeof me): LockStatus {
  const utc = (at: number) => new Date(Date.UTC(2026, 10, 14, 8, 0, at)).toISOString();
  return {
    exclusiveWriteAccess: holder === me,
    activeUntilUtc: utc(second + 30),
    serverUtc: utc(second),
    holder,
    requester: null,
    answerUntilUtc: null,
    isDenied: false,
    fencingToken: holder === me ? second : null,
  };
}

interface Asked {
  readonly call: string;
  readonly answer: (status: LockStatus) => void;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a report that is answered late takes nothing back that was learnt since", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const asked: Asked[] = [];
  vi.stubGlobal(
    "fetch",
    (href: string) =>
      new Promise<Response>((resolve) => {
        const answer = (status: LockStatus) =>
          resolve(Response.json({ message: "Noted.", success: true, statusCode: 200, status }));
        asked.push({ call: href.split("/").at(-1) ?? "", answer });
      }),
  );
  const next = (call: string) =>
    vi.waitFor(() => {
      const at = asked.findIndex((each) => each.call === call);
      const [found] = at === -1 ? [] : asked.splice(at, 1);
      if (!found) throw new Error(`Nobody asked ${call}.`);
      return found;
    });
  const views: (LockView | null)[] = [];
  const keeper = new LockKeeper({ entityType: "buyer", entityId: "b1" }, me.userId, (view) => views.push(view));
  const opened = keeper.open();
  (await next("try-set-exclusive-write-access")).answer(statusAt(1, other));
  const report = await next("try-set-entity-active-user");
  const forced = keeper.move("forceSetExclusiveWriteAccess");
  (await next("force-set-exclusive-write-access")).answer(statusAt(3, me));
  await forced;
  expect(views.at(-1)).toMatchObject({ state: "mine", status: { fencingToken: 3 } });
  report.answer(statusAt(2, other));
  await opened;
  expect(views.at(-1)).toMatchObject({ state: "mine", status: { fencingToken: 3 } });
  keeper.close(false);
});
