import { afterAll, beforeAll, expect, test } from "vitest";
import { startBareWorker, untilAnswers, type BareWorker } from "../support/bare-worker.ts";
import { chances, isSoak, recordSoak } from "./soak-record.ts";

const rounds = Number(process.env["KILLS"] ?? 5);
const contenders = isSoak ? 1000 : 100;
const perCall = 50;
const leaseMs = 15_000;

interface Status {
  readonly holder: { readonly userId: string } | null;
  readonly fencingToken: number | null;
  readonly activeUntilUtc: string | null;
}

let worker: BareWorker;
beforeAll(async () => {
  worker = await startBareWorker({
    name: "locks",
    main: "origin/src/support/lock-bench-worker.ts",
    objects: { TEST_LOCKS: "TestLocks" },
  });
  await untilAnswers("The locks", () => tell("status"));
});
afterAll(() => worker?.end());

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the answer
async function tell<T = Status>(what: string, from = 0, count = 0, body?: unknown): Promise<T> {
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(`${worker.address}/?do=${what}&from=${from}&count=${count}`, sent);
  if (!answer.ok) throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Every user tries at once; gives those who got the lock. */
async function contend(): Promise<Status[]> {
  const calls = Array.from({ length: contenders / perCall }, (_, at) => tell<Status[]>("take", at * perCall, perCall));
  return (await Promise.all(calls)).flat();
}

const numberOf = ({ holder }: Status): number => Number(holder?.userId.slice(1));

test(
  `R5: ${contenders} contenders, ${rounds} rounds: one holder at most, and every stale token refused`,
  async () => {
    const chance = chances(20_261_120);
    const tokens: { userId: string; fence: number }[] = [];
    let [attempts, refused, kills, moves] = [0, 0, 0, 0];
    /** The newest token passes, every older one and every other user's is refused. */
    const checkTokens = async (): Promise<void> => {
      const newest = tokens.at(-1);
      const asked = [...tokens, { userId: "nobody", fence: newest?.fence ?? 0 }];
      const reasons = await tell<(string | null)[]>("check", 0, 0, asked);
      expect(reasons[tokens.length - 1]).toBe(null);
      expect(reasons.filter((reason) => reason === null)).toHaveLength(1);
      refused += reasons.length - 1;
    };
    const keep = (status: Status): void => {
      expect(status.fencingToken ?? 0).toBeGreaterThan(tokens.at(-1)?.fence ?? 0);
      tokens.push({ userId: status.holder?.userId ?? "", fence: status.fencingToken ?? 0 });
    };
    await tell("freeze");
    for (let round = 1; round <= rounds; round += 1) {
      const winners = await contend();
      attempts += contenders;
      expect(winners, `round ${round}`).toHaveLength(1);
      const [winner] = winners;
      if (!winner) return;
      keep(winner);
      await checkTokens();
      let holder = numberOf(winner);
      if (round % 3 === 0) {
        const other = (holder + 1 + Math.floor(chance.next().value * (contenders - 1))) % contenders;
        await tell("request", other);
        expect(await tell<boolean>("deny", holder, other)).toBe(true);
        keep(await tell("force", other));
        await checkTokens();
        holder = other;
        moves += 3;
      }
      if (round % 10 === 0) {
        await worker.kill();
        worker.restart();
        await untilAnswers("The locks", () => tell("status"));
        await checkTokens();
        kills += 1;
      }
      await tell("advance", 0, leaseMs - 1);
      const early = await contend();
      attempts += contenders;
      // The holder alone is told its own token again, and its lease is new: the others got nothing.
      expect(early.map(numberOf)).toEqual([holder]);
      await tell("advance", 0, leaseMs);
      const late = await tell<(string | null)[]>("check", 0, 0, tokens);
      expect(late.every((reason) => reason !== null)).toBe(true);
      refused += late.length;
    }
    const lines = [
      `${rounds} rounds of ${contenders} contenders, ${attempts} attempts in all, ${moves} requests, denials and take-overs, ${kills} kills (SIGKILL)`,
      `holders at one moment: at most 1; tokens given out: ${tokens.length}, each greater than the one before`,
      `writes with a stale or foreign token: ${refused}, refused ${refused}`,
    ];
    if (isSoak) lines.push(await freeAfterKill());
    recordSoak("locks", lines);
  },
  60_000 + rounds * 20_000,
);

/** By the real clock: a holder that is heard of no more, and how soon after its end another user gets the lock. */
async function freeAfterKill(): Promise<string> {
  await tell("thaw");
  const held = await tell("force", 0);
  const until = Date.parse(held.activeUntilUtc ?? "");
  for (;;) {
    const [winner] = await tell<Status[]>("take", 1, 1);
    const now = Date.now();
    if (winner) {
      expect(now).toBeGreaterThanOrEqual(until);
      expect(now - until).toBeLessThanOrEqual(1000);
      return `a holder that was killed: the lock was free ${now - until} ms after activeUntil (asked every 50 ms)`;
    }
    expect(now - until).toBeLessThanOrEqual(1000);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
