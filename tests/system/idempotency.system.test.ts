import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answer, Client } from "../support/client.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";
import { recordSoak, spreadOf } from "./soak-record.ts";

/** Writes that are made; each is sent four times: once, and three times again. */
const requests = Number(process.env["KILLS"] ?? 20);
/** Writes in progress at one moment. */
const lanes = 8;

let system: RunningSystem;
let person: Client;

beforeAll(async () => {
  system = await startSystem({ seed: "without-job" });
  person = await signIn(system.port, "dana.developer");
});
afterAll(() => system?.end());

const buyerOf = (name: string) => ({ issuerId: "issuer-harbour", name, country: "GBR" });
const jobOf = (name: string) => ({
  name,
  kind: "base",
  issuerId: "issuer-harbour",
  buyerId: "buyer-calder-county",
  currency: "GBP",
  buyerCountry: "GBR",
  capabilities: ["stp"],
});

/** Every other write makes a buyer, the rest make jobs. */
function send(at: number, name: string): Promise<Answer> {
  const [path, body] = at % 2 === 0 ? ["/api/v1/buyers", buyerOf(name)] : ["/api/v1/jobs", jobOf(name)];
  return person.call("POST", path, body, { "idempotency-key": `replay-${at}` });
}

async function countOf(path: string): Promise<number> {
  const answer = await person.call("POST", path, { pageNumber: 1, pageSize: 1 });
  expect(answer.status, answer.text()).toBe(200);
  return answer.json<{ totalCount: number }>().totalCount;
}
const made = async () => (await countOf("/api/v1/buyers/get")) + (await countOf("/api/v1/jobs/get"));

/** Sends one write four times, a fifth of the writes all at once, and gives the four answers. */
async function fourTimes(at: number): Promise<string[]> {
  const one = async () => {
    const answer = await send(at, `Replayed ${at}`);
    return `${answer.status} ${answer.text()}`;
  };
  if (at % 5 === 0) return Promise.all([one(), one(), one(), one()]);
  const answers: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) answers.push(await one());
  return answers;
}

test(
  `R6: ${requests} writes sent four times, a fifth at once: one effect each, identical answers, another body refused`,
  async () => {
    const before = await made();
    const times: number[] = [];
    let next = 0;
    const lane = async (): Promise<void> => {
      for (let at = next++; at < requests; at = next++) {
        const began = performance.now();
        const answers = await fourTimes(at);
        times.push(performance.now() - began);
        expect(answers[0], `write ${at}`).toMatch(/^200 /);
        expect(new Set(answers).size, `answers of write ${at}: ${answers.join(" | ")}`).toBe(1);
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    expect((await made()) - before).toBe(requests);
    let refused = 0;
    for (let at = 0; at < requests; at += 10) {
      const answer = await send(at, `Replayed otherwise ${at}`);
      expect([answer.status, answer.json()]).toMatchObject([422, { code: "IDEMPOTENCY_KEY_REUSED" }]);
      refused += 1;
    }
    expect((await made()) - before).toBe(requests);
    recordSoak("idempotency", [
      `${requests} writes through the edge (buyers and jobs in turn), each sent four times with its key, every fifth four times at once, ${lanes} under way at a time: ${requests * 4} requests`,
      `effects ${requests}; answers of a write that differ 0; another body under a used key: ${refused} of ${refused} refused with 422`,
      `four answers of a write: ${spreadOf(times)}`,
    ]);
  },
  // A second and a half for each write on a busy machine.
  60_000 + requests * 1500,
);
