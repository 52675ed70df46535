import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { bentParts, malformed, type Below } from "../support/malformed.ts";
import { sendRaw } from "../support/send-raw.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";
import { chances, isSoak, recordSoak } from "./soak-record.ts";

// Too long for every run of the tests: `npm run soak -- malformed 10000`. The parsers' own properties are in npm test.
const requests = Number(process.env["KILLS"]);
/** After so many the caches are filled; what grows from here on is a leak. */
const warm = 2000;
const atOnce = 8;

let system: RunningSystem;
let client: Client;

beforeAll(async () => {
  if (!isSoak) return;
  system = await startSystem();
  client = await signIn(system.port, "sasha.sysadmin");
}, 240_000);
afterAll(() => system?.end());

/** Resident memory of workerd in the system's process group, MB. */
function residentMb(group: number): number {
  const kilobytes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
        const [, , ofGroup] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        if (Number(ofGroup) !== group || !stat.includes("(workerd)")) return 0;
        return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
      } catch {
        return 0;
      }
    });
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024);
}

const isWell = async (): Promise<boolean> => (await client.call("GET", "/feature-flags")).status === 200;

test.runIf(isSoak)(
  `R7: ${requests} malformed requests: no server error, no crash, and the next good request is as ever`,
  async () => {
    const chance = chances(7);
    const below: Below = (bound) => Math.floor(chance.next().value * bound);
    const met = new Map<number, number>();
    const faults: string[] = [];
    let [foreign, wellAfter, before] = [0, 0, 0];
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
      if (before === 0 && sent >= warm) before = residentMb(system.group());
    }
    const after = residentMb(system.group());
    expect(faults).toEqual([]);
    expect(await isWell()).toBe(true);
    const byStatus = [...met].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status || "closed"} ${count}`);
    recordSoak("malformed", [
      `${requests} requests with a malformed framing, header, body or cookie, ${atOnce} at a time: answers ${byStatus.join(", ")}`,
      `server errors of the product 0; of the local server in front of it, which refuses broken bodies so, ${foreign}; a good request in between was answered as ever, ${wellAfter} of ${wellAfter}`,
      `resident memory of workerd: ${before} MB after ${warm} requests, ${after} MB at the end`,
    ]);
  },
  60 * 60_000,
);
