import { afterAll, beforeAll, expect, test } from "vitest";
import { Client } from "../support/client.ts";
import { signIn } from "../support/sign-in.ts";
import { startSplitSystem, type SplitSystem } from "../support/system.ts";
import { recordSoak, spreadOf } from "./soak-record.ts";

// Two starts of a system are too long for every run of the tests: `npm run soak -- restarts 10`. The edge's own tests
// hold the same with a double of the origin.
const isSoak = process.env["KILLS"] !== undefined;
const restarts = Number(process.env["KILLS"]);
/** Polls started a second; none while so many wait for their answer: a screen asks again only then. */
const perSecond = 200;
const maxOpen = 64;
const people = ["dana.developer", "sasha.sysadmin", "isla.issuer", "petra.jobmanager"];
const polls = ["/feature-flags", "/api/v1/users/user-eligible-status", "/api/v1/system-data/app-timestamp"];

let system: SplitSystem;
let clients: Client[] = [];

beforeAll(async () => {
  if (!isSoak) return;
  system = await startSplitSystem();
  clients = await Promise.all(people.map((each) => signIn(system.port, each)));
}, 240_000);
afterAll(() => system?.end());

interface Seen {
  readonly at: number;
  readonly status: number;
  readonly retryAfter: number;
  readonly ms: number;
}

/** Polls started at an even pace until `stop`; every answer is kept, a connection that breaks as status 0. */
function keepPolling(): { readonly seen: Seen[]; stop(): Promise<void> } {
  const seen: Seen[] = [];
  const open = new Set<Promise<void>>();
  let count = 0;
  const one = async (): Promise<void> => {
    const client = clients[count % clients.length];
    const path = polls[count % polls.length] ?? "";
    count += 1;
    if (!client) return;
    const began = Date.now();
    const answer = await client.call("GET", path).catch(() => null);
    const retryAfter = Number(answer?.headers["retry-after"] ?? Number.NaN);
    seen.push({ at: Date.now(), status: answer?.status ?? 0, retryAfter, ms: Date.now() - began });
  };
  let until = Date.now();
  // A timer comes late where the machine is busy: it then begins what was due meanwhile.
  const timer = setInterval(() => {
    const due = Math.floor(((Date.now() - until) * perSecond) / 1000);
    until += (due * 1000) / perSecond;
    for (let begun = 0; begun < due && open.size < maxOpen; begun += 1) {
      const asked = one().finally(() => open.delete(asked));
      open.add(asked);
    }
  }, 1000 / perSecond);
  return {
    seen,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(open);
    },
  };
}

const untilSeen = async (what: () => boolean): Promise<void> => {
  while (!what()) await new Promise((resolve) => setTimeout(resolve, 20));
};

test.runIf(isSoak)(
  `R10: ${restarts} restarts of the origin under polls: nobody is signed out, errors are 503 with Retry-After`,
  async () => {
    const cookies = clients.map((client) => client.cookies().get("__Host-session"));
    const [gone, back]: [number[], number[]] = [[], []];
    const began = Date.now();
    const polling = keepPolling();
    const isFine = (after: number) => polling.seen.some(({ at, status }) => at > after && status === 200);
    await untilSeen(() => isFine(0));
    for (let restart = 0; restart < restarts; restart += 1) {
      await system.killOrigin();
      const killed = Date.now();
      await untilSeen(() => polling.seen.some(({ at, status }) => at > killed && status === 503));
      await system.startOrigin();
      const started = Date.now();
      await untilSeen(() => isFine(started));
      back.push((polling.seen.find(({ at, status }) => at > started && status === 200)?.at ?? 0) - started);
      gone.push(started - killed);
    }
    const rate = Math.round((polling.seen.length * 1000) / (Date.now() - began));
    await polling.stop();
    const failed = polling.seen.filter(({ status }) => status !== 200);
    expect([...new Set(failed.map(({ status }) => status))]).toEqual([503]);
    expect(failed.filter(({ retryAfter }) => !(retryAfter >= 1 && retryAfter <= 30))).toEqual([]);
    // Who was signed in is so still, by the same cookie.
    expect(clients.map((client) => client.cookies().get("__Host-session"))).toEqual(cookies);
    for (const client of clients) expect((await client.call("GET", "/feature-flags")).status).toBe(200);
    const slowest = Math.max(...failed.map(({ ms }) => ms));
    recordSoak("restarts", [
      `${restarts} restarts (SIGKILL) of the origin under ${rate} polls/s (asked for: ${perSecond}) of ${people.length} people: ${polling.seen.length} polls, ${failed.length} refused, all with 503 and Retry-After of at most ${Math.max(...failed.map(({ retryAfter }) => retryAfter))} s; logins lost 0`,
      `a refusal took ${slowest} ms at most; the origin was away ${spreadOf(gone)}`,
      `from the origin's first answer to the first poll answered through the edge: ${spreadOf(back)}`,
    ]);
  },
  120_000 + restarts * 90_000,
);
