/** Linked accounts through the whole system: no row lost or twice whatever is refused or killed, and no trace once deleted. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import {
  linkProviders,
  type LinkedAccountDetail,
  type LinkProvider,
} from "@paygauge/api-types/entities/linked-accounts";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import { allowLinking } from "../support/allow-linking.ts";
import type { Client } from "../support/client.ts";
import { expectOk, until } from "../support/job-flow.ts";
import { signIn } from "../support/sign-in.ts";
import { holdersIn } from "../support/store-search.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";
import { KillRun } from "./kill-run.ts";
import { expectedOf, LinkProviders, providerSecrets } from "./link-providers.ts";
import { isSoak, kills, recordSoak } from "./soak-record.ts";

const root = "/api/v1/linked-accounts";
/** 104,100 bills are 250,191 rows with their payments, orders and suppliers; the sample has 1,940. */
const bills = isSoak ? 104_100 : 800;
const killsCount = isSoak ? kills : 1;
const callsAMinute = isSoak ? 400 : 6000;
const waitSeconds = isSoak ? 1800 : 60;
const patient = { timeout: waitSeconds * 1000 + 120_000 };
/** A supplier of every made company; no seeded record has it. */
const supplier = "Elsworth Fasteners";

let system: RunningSystem;
let client: Client;
const service = new LinkProviders();
beforeAll(async () => {
  await service.listen();
  system = await startSystem({
    seed: "without-job",
    originSettings: { ...service.settings, LINK_CALLS_A_MINUTE: String(callsAMinute) },
  });
  client = await signIn(system.port, "sasha.sysadmin");
  await allowLinking(client);
});
afterAll(async () => {
  await system?.end();
  await service.close();
});

const detailOf = async (id: string) =>
  expectOk(await client.call("GET", `${root}/${id}`), "account").json<LinkedAccountDetail>();

/** Shares of the requests for rows that are refused. */
const refusals = { busy: "0.05", broken: "0.02" };

async function linkedWith(
  count: number,
  provider: LinkProvider = "Merge",
  faults: Readonly<Record<string, string>> = {},
): Promise<{ id: string; token: string }> {
  const body = {
    issuerId: "issuer-harbour",
    buyerId: "buyer-calder-county",
    provider,
    email: "finance@calder.example",
    byMail: false,
    language: "en",
  };
  const made = expectOk(await client.call("POST", root, body), "link").json<AnswerOf<"createLinkedAccount">>();
  const wish = { company: "small", bills: String(count), ...faults };
  const token = await service.choose(provider, made.address, wish);
  if (provider === "Merge") expectOk(await client.call("PUT", `${root}/${made.id}/token`, { token }), "token");
  else expectOk(await client.call("POST", `${root}/refresh`), "refresh");
  expect(token).not.toBe("");
  return { id: made.id, token };
}

const rowsOf = ({ sync }: LinkedAccountDetail): number => sync.models.reduce((sum, { rows }) => sum + rows, 0);

/** The account once its reading has ended. */
const read = (id: string) =>
  until(
    "the reading",
    () => detailOf(id),
    ({ sync }) => sync.state !== "running",
    waitSeconds,
    isSoak ? 1000 : 100,
  );

/** The sum of the bills as the product has it, in minor units. */
async function sumOf(id: string): Promise<bigint> {
  expectOk(await client.call("POST", `${root}/${id}/jobs`), "job");
  const { jobs } = expectOk(await client.call("GET", `${root}/${id}/changes`), "changes").json<
    AnswerOf<"linkedAccountChanges">
  >();
  const [sum] = jobs[0]?.changes?.sums ?? [];
  expect(jobs[0]?.changes?.sums).toMatchObject([{ currency: "GBP" }]);
  return BigInt((sum?.after ?? "0").replace(".", ""));
}

/** Every row once, and the total to the minor unit. */
async function expectWhole(id: string, count: number): Promise<void> {
  const expected = expectedOf(count);
  const { sync } = await detailOf(id);
  expect([sync.state, sync.problem]).toEqual(["done", null]);
  expect(Object.fromEntries(sync.models.map(({ model, rows }) => [model, rows]))).toEqual(expected.rows);
  expect(Object.fromEntries(sync.models.map(({ model, added }) => [model, added]))).toEqual(expected.rows);
  expect(await sumOf(id)).toBe(expected.minor);
}

/** The most requests for rows in any minute. */
function mostInAMinute(times: readonly number[]): number {
  let [from, most] = [0, 0];
  for (const [to, at] of times.entries()) {
    while ((times[from] ?? at) <= at - 60_000) from += 1;
    most = Math.max(most, to - from + 1);
  }
  return most;
}

const seconds = (ms: number): string => (ms / 1000).toFixed(0);

async function measured(): Promise<string> {
  service.reset();
  const { id } = await linkedWith(bills);
  const begun = Date.now();
  expectOk(await client.call("POST", `${root}/${id}/sync`), "sync");
  await read(id);
  const took = Date.now() - begun;
  await expectWhole(id, bills);
  const most = mostInAMinute(service.asked);
  expect(most).toBeLessThanOrEqual(callsAMinute);
  if (isSoak) expect(took).toBeLessThanOrEqual(480_000);
  const { all } = expectedOf(bills);
  return `${all} rows in ${seconds(took)} s, at most ${most} requests in any minute of ${callsAMinute}; totals equal`;
}

test("an account is read within its provider's limit, every row once", patient, async () => {
  const told = await measured();
  if (!isSoak) return;
  recordSoak("linked", [told, await killed()]);
});

/** With refusals, and kills spread over the reading. */
async function killed(): Promise<string> {
  service.reset();
  const { id } = await linkedWith(bills, "Merge", refusals);
  const { all } = expectedOf(bills);
  const run = new KillRun(system, 20_261_130);
  const begun = Date.now();
  expectOk(await client.call("POST", `${root}/${id}/sync`), "sync");
  for (let done = 0; done < killsCount; done += 1) {
    const least = (all * (done + 0.5)) / killsCount;
    await until(
      "the next kill",
      () => detailOf(id),
      (now) => rowsOf(now) >= least,
      waitSeconds,
      isSoak ? 500 : 20,
    );
    const before = rowsOf(await detailOf(id));
    await run.wait(isSoak ? 1000 : 50);
    await run.kill();
    expect(rowsOf(await detailOf(id)), "rows that were shown are kept").toBeGreaterThanOrEqual(before);
  }
  await read(id);
  const took = Date.now() - begun;
  await expectWhole(id, bills);
  const refused = [...service.refused].map(([status, times]) => `${times} answers ${status}`).join(", ");
  return `${killsCount} kills (SIGKILL to the whole system), ${refused}: ${all} rows in ${seconds(took)} s, 0 lost, 0 twice, totals equal`;
}

test.skipIf(isSoak)(
  "a reading survives refusals and kill -9: no row is lost, none is there twice",
  patient,
  async () => {
    expect(await killed()).toContain("0 lost");
  },
);

test.skipIf(isSoak).each(linkProviders)(
  "a deleted account of %s leaves its rows, files and token in no store and no log",
  patient,
  async (provider) => {
    service.reset();
    const { id, token } = await linkedWith(150, provider);
    expect(holdersIn(system.folder, token), "it is sealed").toEqual([]);
    const path = `${root}/${id}`;
    const before = new Set(holdersIn(system.folder, supplier));
    expectOk(await client.call("POST", `${path}/sync`), "sync");
    await read(id);
    const { id: jobId } = expectOk(await client.call("POST", `${path}/jobs`), "job").json<{ id: string }>();
    await until(
      "the look at the file",
      async () => expectOk(await client.call("GET", `/api/v1/jobs/${jobId}/uploads`), "uploads").json<Upload[]>(),
      ([upload]) => upload?.state === "Inspected",
    );
    const holders = () => holdersIn(system.folder, supplier).filter((each) => !before.has(each));
    // The account's object, and the file in R2.
    expect(holders().length).toBeGreaterThanOrEqual(2);
    expectOk(await client.call("DELETE", `/api/v1/jobs/${jobId}/draft`), "draft");
    expectOk(await client.call("DELETE", path), "delete");
    await until(
      "that the draft is removed",
      async () => holders(),
      (found) => found.length === 0,
      30,
    );
    for (const secret of [token, ...providerSecrets]) {
      expect(holdersIn(system.folder, secret)).toEqual([]);
      expect(system.log()).not.toContain(secret);
    }
    expect(system.log()).not.toContain(supplier);
    expect(await detailOf(id)).toMatchObject({ status: "Deleted", hasToken: false, rows: 0 });
  },
);
