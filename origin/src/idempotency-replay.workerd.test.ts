import { beforeAll, expect, it } from "vitest";
import { callOrigin, seedOrigin, subOf } from "./support/call-origin.ts";
import { testEnv } from "./support/test-env.ts";

/** Writes that are made; each is sent four times: once, and three times again. */
const requests = 40;
let issuerId = "";

const create = (key: string, name: string): Promise<Response> =>
  callOrigin("POST", "/api/v1/buyers", {
    as: { sub: subOf("dana-developer") },
    headers: { "idempotency-key": key },
    body: { issuerId, name, country: "GBR" },
  });
const rows = async (sql: string): Promise<number> => (await testEnv.DB.prepare(sql).first<{ n: number }>())?.n ?? -1;
const buyersMade = () => rows("SELECT count(*) n FROM buyers WHERE name LIKE 'Replayed %'");
const linesMade = () => rows("SELECT count(*) n FROM audit WHERE action = 'createBuyer'");

beforeAll(async () => {
  await seedOrigin();
  issuerId = (await testEnv.DB.prepare("SELECT id FROM issuers").first<{ id: string }>())?.id ?? "";
});

it("R6: a write sent four times, a fifth of them at once, has one effect and identical answers", async () => {
  for (let at = 0; at < requests; at += 1) {
    const send = async () => {
      const answer = await create(`replay-${at}`, `Replayed ${at}`);
      return `${answer.status} ${await answer.text()}`;
    };
    const isAtOnce = at % 5 === 0;
    const answers: string[] = [];
    if (isAtOnce) answers.push(...(await Promise.all([send(), send(), send(), send()])));
    else for (let turn = 0; turn < 4; turn += 1) answers.push(await send());
    expect(answers[0]).toMatch(/^200 /);
    expect(new Set(answers).size, `request ${at}`).toBe(1);
  }
  expect([await buyersMade(), await linesMade()]).toEqual([requests, requests]);
});

it("R6: the same key with another body is 422 and changes nothing", async () => {
  const before = [await buyersMade(), await linesMade()];
  for (let at = 0; at < requests; at += 10) {
    const answer = await create(`replay-${at}`, `Replayed otherwise ${at}`);
    expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([422, "IDEMPOTENCY_KEY_REUSED"]);
  }
  expect([await buyersMade(), await linesMade()]).toEqual(before);
});
