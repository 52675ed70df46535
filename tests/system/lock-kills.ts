import { expect } from "vitest";
import type { Buyer } from "@paygauge/api-types/endpoints/buyers";
import { lockHeader, type LockStatus } from "@paygauge/api-types/entities/concurrency";
import type { Answer, Client } from "../support/client.ts";
import { expectOk } from "../support/job-flow.ts";
import type { KillRun } from "./kill-run.ts";

const root = "/api/v1/concurrency";
/** Within so long the calls of a hand-over are on their way, ms. */
const handOverMs = 150;
/** From so long before a lock's end it is asked for, so often, ms. */
const askBeforeMs = 300;
const askEveryMs = 50;

/** A user who may change the buyer. */
interface Editor {
  readonly client: Client;
  readonly userId: string;
}

async function editor(client: Client): Promise<Editor> {
  const me = expectOk(await client.call("GET", "/api/v1/users/user-permissions"), "who I am").json<{ id: string }>();
  return { client, userId: me.id };
}

/** Kills while a buyer's write lock changes hands between two users, over and over. */
export class LockKills {
  readonly #run: KillRun;
  readonly #buyerId: string;
  readonly #people: readonly [Editor, Editor];
  /** The greatest token that anybody was given, and who that was. */
  #newest: { readonly token: number; readonly who: Editor | null } = { token: 0, who: null };
  #names = 0;
  /** The wait for the end of the last lock: other kills may fall into it. */
  freed: Promise<void> = Promise.resolve();
  handedOver = 0;
  staleRefused = 0;
  /** How long after its end, or after the restart where that was later, another user got the lock, ms. */
  readonly freeAfter: number[] = [];

  private constructor(run: KillRun, buyerId: string, people: readonly [Editor, Editor]) {
    this.#run = run;
    this.#buyerId = buyerId;
    this.#people = people;
  }

  static async on(run: KillRun, buyerId: string, one: Client, other: Client): Promise<LockKills> {
    return new LockKills(run, buyerId, [await editor(one), await editor(other)]);
  }

  #tell(who: Editor, call: string, more: object = {}): Promise<Answer> {
    const body = { entityId: this.#buyerId, userId: who.userId, entityType: "buyer", ...more };
    return who.client.callAsIs("POST", `${root}/${call}`, body);
  }

  async #status(who: Editor, call: string): Promise<LockStatus> {
    const answer = expectOk(await this.#tell(who, call), call).json<{ status?: LockStatus } & LockStatus>();
    return answer.status ?? answer;
  }

  async #buyer(): Promise<Buyer> {
    const [{ client }] = this.#people;
    return expectOk(await client.call("GET", `/api/v1/buyers/${this.#buyerId}`), "buyer").json<Buyer>();
  }

  async #rename(who: Editor, name: string, fence: number): Promise<Answer> {
    const { id, version, country, currency, industryCode } = await this.#buyer();
    const body = { id, version, name, country, currency, industryCode: industryCode ?? "" };
    return who.client.callAsIs("PUT", "/api/v1/buyers", body, { [lockHeader]: String(fence) });
  }

  /** A token that was given out is greater than each before it; a holder who kept the lock keeps its token. */
  #give(who: Editor, status: LockStatus): number {
    const token = status.fencingToken ?? 0;
    const isKept = who === this.#newest.who && token === this.#newest.token;
    if (!isKept) expect(token, "fencing tokens grow, over kills too").toBeGreaterThan(this.#newest.token);
    this.#newest = { token, who };
    return token;
  }

  /**
   * One takes the lock, the other asks for it; the kill falls while the lock changes hands, by leaving or by force, and
   * while the holder writes. Then: one holder at most, nothing acknowledged is undone, no token of before may write.
   * `freed` waits for the lock's end.
   */
  async strike(): Promise<void> {
    await this.freed;
    const [holder, asking] = this.#run.chance() < 0.5 ? this.#people : [this.#people[1], this.#people[0]];
    const token = this.#give(holder, await this.#status(holder, "force-set-exclusive-write-access"));
    expect((await this.#status(asking, "request-exclusive-write-access")).requester?.userId).toBe(asking.userId);
    const name = `Buyer of the kills ${(this.#names += 1)}`;
    const calls =
      this.#run.chance() < 0.5
        ? this.#tell(holder, "try-set-entity-active-user", { leaving: true })
        : this.#tell(asking, "force-set-exclusive-write-access");
    const [moved, written] = [calls.catch(() => null), this.#rename(holder, name, token).catch(() => null)];
    await this.#run.wait(handOverMs);
    await this.#run.kill();
    this.#run.count("hand-over of a write lock");
    if ((await written)?.status === 200) expect((await this.#buyer()).name).toBe(name);
    const present = await this.#holderNow([holder, asking]);
    if ((await moved)?.status === 200 && present) expect(present.who).toBe(asking);
    if (present?.who === asking) {
      this.handedOver += 1;
      this.#give(asking, present.status);
    } else if (present) expect(present.status.fencingToken).toBe(token);
    const [stranger] = [holder, asking].filter((who) => who !== present?.who);
    if (stranger) await this.#refused(stranger, token);
    this.freed = this.#untilFree(stranger ?? holder, Date.parse(present?.status.activeUntilUtc ?? "") || 0);
    // Anyone who waits for it hears of a fault; until then no one listens.
    this.freed.catch(() => {});
  }

  async #holderNow(people: readonly Editor[]): Promise<{ who: Editor; status: LockStatus } | null> {
    const seen = [];
    for (const who of people) seen.push({ who, status: await this.#status(who, "entity-status") });
    const holders = seen.filter(({ status }) => status.exclusiveWriteAccess);
    expect(holders.length, "holders at one moment").toBeLessThanOrEqual(1);
    return holders[0] ?? null;
  }

  /** A token of before, or of another user, writes nothing. */
  async #refused(who: Editor, token: number): Promise<void> {
    const { name } = await this.#buyer();
    const answer = await this.#rename(who, "Written with a stale token", token);
    expect(answer.status, answer.text()).toBe(409);
    expect((await this.#buyer()).name).toBe(name);
    this.staleRefused += 1;
  }

  /**
   * The holder is heard of no more: no one gets the lock before its end by the server's clock, anybody at once after
   * it.
   */
  async #untilFree(next: Editor, activeUntil: number): Promise<void> {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    await pause(activeUntil - askBeforeMs - Date.now());
    for (;;) {
      // No answer: the system is just being killed.
      const answer = await this.#tell(next, "try-set-exclusive-write-access").catch(() => null);
      if (answer?.status === 200) {
        const { status } = answer.json<{ status: LockStatus }>();
        const server = Date.parse(status.serverUtc);
        if (status.exclusiveWriteAccess) {
          expect(server).toBeGreaterThanOrEqual(activeUntil);
          this.freeAfter.push(Math.max(0, Date.now() - Math.max(activeUntil, this.#run.lastStart)));
          this.#give(next, status);
          return;
        }
        expect(server, "the end of a lock whose holder was killed").toBeLessThan(activeUntil);
      }
      await pause(askEveryMs);
    }
  }
}
