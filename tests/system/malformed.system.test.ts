import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { bentParts, malformed, type Below } from "../support/malformed.ts";
import { sendRaw } from "../support/send-raw.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";
import { collectGarbage, residentMb } from "../support/workerd-memory.ts";
import { chances, isSoak, recordSoak } from "./soak-record.ts";

// Too long for every run of the tests: `npm run soak -- malformed 10000`. The parsers' own properties are in npm test.
const requests = Number(process.env["KILLS"]);
const atOnce = 8;
/** The first of two equal halves fills caches and pools; what the second adds, garbage collected, is a leak (R7), MB. */
const maxGrowth = 20;

let system: RunningSystem;
let client: Client;

beforeAll(async () => {
  if (!isSoak) return;
  system = await startSystem({ isInspected: true });
  client = await signIn(system.port, "sasha.sysadmin");
}, 240_000);
afterAll(() => system?.end());

/** Garbage is collected in every isolate first: the remainder lives, or is what the runtime keeps for itself. */
async function memoryMb(): Promise<{ readonly resident: number; readonly heaps: number }> {
  // Each goes through another part of the system: the edge, the origin with its stores, the files, the provider.
  const wake = () =>
    Promise.all([
      client.call("GET", "/api/v1/users/user-permissions"),
      client.call("POST", "/api/v1/jobs/get", { pageNumber: 1, pageSize: 10 }),
      client.open("/profile"),
      client.open("/.well-known/openid-configuration", "id.localhost"),
    ]);
  const heaps = await collectGarbage(system.inspectorPort, wake);
  return { resident: residentMb(system.group()), heaps };
}

const isWell = async (): Promise<boolean> => (await client.call("GET", "/feature-flags")).status === 200;

test.runIf(isSoak)(
  `R7: ${requests} malformed requests: no server error, no crash, no growth, and the next good request is as ever`,
  async () => {
    const chance = chances(7);
    const below: Below = (bound) => Math.floor(chance.next().value * bound);
    const met = new Map<number, number>();
    const faults: string[] = [];
    let [foreign, wellAfter] = [0, 0];
    const fresh = await memoryMb();
    let half = fresh;
    const host = `brand1.localhost:${system.port}`;
    for (let sent = 0; sent < requests; sent += atOnce) {
      const cookie = `__Host-session=${client.cookies().get("__Host-session") ?? ""}`;
      const texts = Array.from({ length: atOnce }, (_, at) =>
        malformed(below, bentParts[at % 4] ?? "body", host, cookie),
      );
      const answers = await Promise.all(texts.map((text) => sendRaw(system.port, text)));
      for (const [at, { status, isOurs }] of answers.entries()) {
        met.set(status, (met.get(status) ?? 0) + 1);
        if (status >= 500 && !isOurs) foreign += 1;
        // Writes that were sent well may be refused for what the system's state is; nothing may be a fault of ours.
        else if (status >= 500 && status !== 503) faults.push(`${status}: ${texts[at]?.slice(0, 400)}`);
      }
      if (sent % 400 === 0) {
        // A write among them may have ended the session (a sign-out that was sent well): then a new one.
        if (!(await isWell())) client = await signIn(system.port, "sasha.sysadmin");
        expect(await isWell()).toBe(true);
        wellAfter += 1;
      }
      if (half === fresh && sent + atOnce >= requests / 2) half = await memoryMb();
    }
    expect(faults).toEqual([]);
    expect(await isWell()).toBe(true);
    const whole = await memoryMb();
    const told = ({ resident, heaps }: typeof whole) => `${resident} MB (heaps ${heaps} MB)`;
    const memory = `resident memory of workerd, garbage collected in every isolate: ${told(fresh)} before, ${told(half)} after half of them, ${told(whole)} after all`;
    console.log(memory);
    expect(whole.resident - half.resident, memory).toBeLessThan(maxGrowth);
    const byStatus = [...met].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status || "closed"} ${count}`);
    recordSoak("malformed", [
      `${requests} requests with a malformed framing, header, body or cookie, ${atOnce} at a time: answers ${byStatus.join(", ")}`,
      `server errors of the product 0; of the local server in front of it, which refuses broken bodies so, ${foreign}; a good request in between was answered as ever, ${wellAfter} of ${wellAfter}`,
      `${memory}: the second half added ${whole.resident - half.resident} MB`,
    ]);
  },
  60 * 60_000,
);
