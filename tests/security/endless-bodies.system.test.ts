import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { sendEndless, type Endlessness, type EndlessOutcome } from "../support/endless-body.ts";
import { everyWayIn, type WayIn } from "../support/gateway-routes.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";
import { collectGarbage, residentMb } from "../support/workerd-memory.ts";

/** What a body that comes too slowly is given, ten seconds, and what a busy machine takes next to it. */
const deadlineMs = 20_000;
/** What buffers of both sides hold, and a body of the largest size that is read. */
const maxTaken = 16 * 2 ** 20;
/** Garbage is collected before each look: the remainder is the runtime's, not a body's. */
const growthMostMb = 20;
/** Bodies that are kept add to every round; the allocator's own pages come in some and not in others. */
const mostRounds = 4;

let system: RunningSystem;
let client: Client;
let cookie = "";

beforeAll(async () => {
  system = await startSystem({ seed: "without-job", isInspected: true });
  client = await signIn(system.port, "sasha.sysadmin");
  cookie = `__Host-session=${client.cookies().get("__Host-session") ?? ""}`;
});
afterAll(() => system?.end());

const nameOf = (way: WayIn, how: Endlessness): string => `${way.method} ${way.path}, ${how.pace}, ${how.framing}`;

/** Sends all, so many at once, in the order given. */
async function sendAll(
  list: readonly (readonly [WayIn, Endlessness])[],
  atOnce: number,
  as: string,
): Promise<ReadonlyMap<string, EndlessOutcome>> {
  const found = new Map<string, EndlessOutcome>();
  const queue = [...list];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [way, how] = next;
      const asked = { host: `brand1.localhost:${system.port}`, cookie: as, patienceMs: 3 * deadlineMs };
      found.set(nameOf(way, how), await sendEndless(system.port, way, how, asked));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return found;
}

const fast = [{ pace: "fast", framing: "chunked" } as const, { pace: "fast", framing: "declared" } as const];
const slow = [{ pace: "slow", framing: "chunked" } as const, { pace: "slow", framing: "declared" } as const];

/** Those that took longer than the deadline, or more than is ever read. */
function faults(found: ReadonlyMap<string, EndlessOutcome>): readonly string[] {
  return [...found]
    .filter(([, { answeredMs, takenBytes }]) => answeredMs > deadlineMs || takenBytes > maxTaken)
    .map(([name, each]) => `${name}: ${JSON.stringify(each)}`);
}

/** Sign-outs end the sender's session. */
const isSignOut = ({ path }: WayIn): boolean => path === "/auth/sign-out";

async function memoryMb(): Promise<number> {
  await collectGarbage(system.inspectorPort, () => client.call("GET", "/api/v1/users/user-permissions"));
  return residentMb(system.group());
}

test("S40: an endless body, however fast, is answered or cut at every way into the gateway, and is not kept", async () => {
  const ways = everyWayIn();
  expect(ways.length).toBeGreaterThan(250);
  const withSession = ways.filter((way) => !isSignOut(way)).flatMap((way) => fast.map((how) => [way, how] as const));
  const without = ways.filter(isSignOut).flatMap((way) => fast.map((how) => [way, how] as const));
  const round = async () => [
    ...faults(await sendAll(withSession, 8, cookie)),
    ...faults(await sendAll(without, 8, "")),
  ];
  expect(await round()).toEqual([]);
  let before = await memoryMb();
  const grown: number[] = [];
  while (grown.length < mostRounds && !grown.some((mb) => mb < growthMostMb)) {
    expect(await round()).toEqual([]);
    const after = await memoryMb();
    grown.push(after - before);
    before = after;
  }
  expect(Math.min(...grown), `grown by ${grown.join(", ")} MB`).toBeLessThan(growthMostMb);
});

test("S64: a body that comes a byte a second is answered or cut within the deadline at every way into the gateway", async () => {
  const ways = everyWayIn().filter((way) => !isSignOut(way));
  const list = ways.flatMap((way) => slow.map((how) => [way, how] as const));
  expect(faults(await sendAll(list, 128, cookie))).toEqual([]);
  const signOuts = everyWayIn().filter(isSignOut);
  expect(
    faults(
      await sendAll(
        signOuts.flatMap((way) => slow.map((how) => [way, how] as const)),
        20,
        "",
      ),
    ),
  ).toEqual([]);
});
