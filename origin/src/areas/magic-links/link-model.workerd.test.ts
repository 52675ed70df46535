/** Random uses of a link against a model of states.ts, with the clock moved. */
import * as fc from "fast-check";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { magicLinkMachine, mayBecome, type MagicLinkState } from "@paygauge/api-types/states";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import {
  begin,
  complete,
  detailOf,
  ledger,
  linkIn,
  makeLink,
  newSid,
  openIssuer,
  putPart,
  redeem,
  viewAs,
} from "./link-calls.fixture.ts";

beforeAll(async () => {
  await seedOrigin();
  await openIssuer();
});
afterEach(() => vi.useRealTimers());

const hourMs = 3_600_000;
const file = ledger(2);

const action = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("redeem" as const), isOld: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("upload" as const), which: fc.nat({ max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("wait" as const), hours: fc.integer({ min: 1, max: 40 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("send" as const), days: fc.integer({ min: 1, max: 2 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("revoke" as const) }) },
);

/** What a link must be after what happened to it. */
class Model {
  state: MagicLinkState = "Created";
  spent = 0;
  version = 1;
  live: string | null = null;
  readonly received = new Map<string, number>();
  endsAt: number;
  readonly uses: number;

  constructor(uses: number, days: number) {
    this.uses = uses;
    this.endsAt = Date.now() + days * 24 * hourMs;
  }

  get now(): MagicLinkState {
    const isOpen = this.state === "Created" || this.state === "Sent" || this.state === "Opened";
    return isOpen && Date.now() >= this.endsAt ? "Expired" : this.state;
  }

  get isRedeemable(): boolean {
    return mayBecome(magicLinkMachine, this.now, "Opened") && this.now !== "Expired";
  }

  /** Whether a session still sees the upload. */
  opens(sid: string): boolean {
    if (this.state === "Revoked") return false;
    const received = this.received.get(sid);
    if (received !== undefined) return Date.now() < received + 7 * 24 * hourMs;
    return this.live === sid && Date.now() < this.endsAt;
  }
}

it("is in the state that states.ts leads to, and has at most one live session", async () => {
  const uses = fc.integer({ min: 1, max: 2 });
  const actions = fc.array(action, { minLength: 4, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(uses, actions, async (count, steps) => {
      vi.useFakeTimers({ toFake: ["Date"] });
      let link = await makeLink({ uses: count, days: 2 });
      const [old] = [link];
      const model = new Model(count, 2);
      const sids: string[] = [];
      for (const step of steps) {
        if (step.do === "wait") vi.setSystemTime(Date.now() + step.hours * hourMs);
        if (step.do === "redeem") {
          const sid = newSid();
          sids.push(sid);
          const isRight = !step.isOld || old.token === link.token;
          const { status } = await redeem(step.isOld ? old : link, sid);
          expect(status).toBe(isRight && model.isRedeemable ? 200 : 410);
          if (status === 200) Object.assign(model, { live: sid, state: "Opened" });
        }
        if (step.do === "upload") await uploadAs(model, link.id, sids[step.which % Math.max(1, sids.length)]);
        if (step.do === "send") {
          const body = { version: model.version, days: step.days, byMail: false };
          const answer = await callAs("sasha-sysadmin", "POST", `/api/v1/magic-links/${link.id}/send`, { body });
          const isAllowed = mayBecome(magicLinkMachine, model.now, "Created");
          expect(answer.status).toBe(isAllowed ? 200 : 409);
          if (isAllowed) {
            link = linkIn((await answer.json<{ address: string }>()).address);
            const endsAt = Date.now() + step.days * 24 * hourMs;
            Object.assign(model, { state: "Created", live: null, version: model.version + 1, endsAt });
          }
        }
        if (step.do === "revoke") {
          const body = { version: model.version, reason: "" };
          const answer = await callAs("sasha-sysadmin", "POST", `/api/v1/magic-links/${link.id}/revoke`, { body });
          const isAllowed = mayBecome(magicLinkMachine, model.now, "Revoked");
          expect(answer.status).toBe(isAllowed ? 200 : 409);
          if (isAllowed) Object.assign(model, { state: "Revoked", live: null, version: model.version + 1 });
        }
        const { state, usesSpent } = await detailOf(link.id);
        expect({ state, usesSpent }).toEqual({ state: model.now, usesSpent: model.spent });
        for (const sid of sids) expect((await viewAs({ id: link.id, sid })).status).toBe(model.opens(sid) ? 200 : 410);
      }
    }),
    { numRuns: 12, seed: 47 },
  );
});

/** Sends a whole file in a session, which spends a use where the session is live and the link is open. */
async function uploadAs(model: Model, id: string, sid: string | undefined): Promise<void> {
  if (sid === undefined) return;
  const session = { id, sid };
  const isLive = model.live === sid && model.opens(sid) && !model.received.has(sid);
  const { status } = await begin(session, "a.csv", file.length);
  expect(status).toBe(isLive ? 200 : model.received.has(sid) && model.opens(sid) ? 409 : 410);
  if (!isLive) return;
  expect((await putPart(session, 1, file)).status).toBe(200);
  expect((await complete(session)).status).toBe(200);
  model.received.set(sid, Date.now());
  model.spent += 1;
  Object.assign(model, { live: null, ...(model.spent >= model.uses ? { state: "Used" } : {}) });
}
