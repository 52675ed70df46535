/**
 * A damaged row in each JSON column of each store. The columns are found in the stores and in the code, so that a new one
 * without an entry here fails.
 */
import { beforeAll, describe, expect, it } from "vitest";
import { usualField } from "@paygauge/api-types/datapoints/standard-profiles";
import { calls, type CallId } from "@paygauge/api-types/endpoints";
import type { Call } from "@paygauge/api-types/endpoints/call";
import type { ReportVersions } from "@paygauge/api-types/reports/versions";
import type { Job } from "@paygauge/api-types/entities/jobs";
import {
  allStores,
  damage,
  damages,
  everyJsonColumn,
  forget,
  insert,
  restore,
  type Store,
  wordColumns,
} from "./support/damaged-rows.ts";
import { objectsOfBefore } from "./support/objects-of-before.ts";
import { columns, words, type Becomes } from "./damaged-columns.fixture.ts";
import { bodiesFor, pathOf, type Place } from "./reading-requests.fixture.ts";
import { claimsFor, prepareReading } from "./reads-change-nothing.fixture.ts";
import { call, check, confirmPeriod, importJob, newJob, send, until } from "./areas/uploads/upload-calls.fixture.ts";
import { queueOf } from "./proq/queue-stub.ts";
import { callAs, callOrigin, subOf } from "./support/call-origin.ts";
import { forgetSystemFacts } from "./identity/system-facts.ts";
import { testEnv } from "./support/test-env.ts";

let places: readonly Place[] = [];
let stores: readonly Store[] = [];
let earlier: ReadonlySet<string> = new Set();
beforeAll(async () => {
  earlier = await objectsOfBefore();
  places = await prepareReading();
  stores = await allStores(earlier);
});

/** Asks in every way that a call is asked in one place. */
async function ask(id: CallId): Promise<{ readonly status: number; readonly text: string }> {
  const [place = {}] = places;
  const asked: Call = calls[id];
  const [body] = bodiesFor(id, asked, place);
  const sent = body === undefined ? {} : body instanceof FormData ? { raw: body } : { body };
  const askAs = (subject: string) =>
    callOrigin(asked.method, pathOf(id, asked, place), { as: claimsFor(id, place, subOf(subject)), ...sent });
  const first = await askAs("sasha-sysadmin");
  // Commands are a developer's.
  const answer = first.status === 403 ? await askAs("dana-developer") : first;
  return { status: answer.status, text: await answer.text() };
}

/** Every text where a list names the row; elsewhere one, by turns: all take three times as long. */
function samplesOf(column: string, { texts = damages, listed }: Becomes): readonly string[] {
  if (listed !== undefined) return texts;
  const turn = Object.keys(columns).indexOf(column) % texts.length;
  return texts.slice(turn, turn + 1);
}

/** Records to damage and delete: by column, the call that deletes it and the list that it is in. */
async function deletable(): Promise<readonly (readonly [column: string, id: string, path: string, list: CallId])[]> {
  const { jobId = "", useCaseId = "", campaignWorkflowId = "" } = places[0] ?? {};
  const spare = await newJob("Spare");
  const [profile] = await Promise.all(
    [{ name: "Spare", kind: "analysis", fields: [usualField("name")] }].map((body) =>
      call<{ id: string }>("POST", "/datapoint-profiles", body),
    ),
  );
  const own = { name: "Spare", issuerKey: "spare", scheme: "Visa", language: "en-GB", fallbackCountryIso3: "GBR" };
  const issuer = await call<{ id: string }>("POST", "/issuers", own);
  const other = await call<{ id: string }>("POST", "/issuers", { ...own, name: "Other", issuerKey: "other" });
  const [kind, state] = [await newJob("Spare kind"), await newJob("Spare state")];
  return [
    ["use_case.recordJson", useCaseId, `/jobs/${jobId}/use-cases/${useCaseId}`, "useCases"],
    [
      "campaign.recordJson",
      campaignWorkflowId,
      `/jobs/${jobId}/campaign-workflows/${campaignWorkflowId}`,
      "jobCampaigns",
    ],
    ["business_case.contentJson", "1", `/jobs/${jobId}/business-case/versions/1`, "businessCase"],
    ["jobs.capabilities", spare, `/jobs/${spare}`, "jobs"],
    ["datapoint_profiles.fields", profile?.id ?? "", `/datapoint-profiles/${profile?.id}`, "datapointProfilesPage"],
    ["issuers.email_domains", issuer.id, `/issuers/${issuer.id}`, "issuers"],
    ["issuers.scheme", other.id, `/issuers/${other.id}`, "issuers"],
    ["jobs.kind", kind, `/jobs/${kind}`, "jobs"],
    ["jobs.state", state, `/jobs/${state}`, "jobs"],
  ];
}

const keyOf = (column: string): string =>
  ({ use_case: "useCaseId", campaign: "campaignId", business_case: "number" })[column.split(".")[0] ?? ""] ?? "id";

/** Damages a column, text by text, and asks what its rows are in. */
async function answersWhile(column: string, to: Becomes, texts: readonly string[]): Promise<void> {
  const { listed = [], refused = [], answered = [] } = to;
  if (to.row !== undefined) await insert(stores, column, to.row);
  const told = async (id: CallId, what: string) => {
    const { status, text: said } = await ask(id);
    const isNamed = said.includes('"damaged":[') || said.includes('"storedDamaged"');
    return [id, what, status, isNamed];
  };
  for (const text of texts) {
    const kept = await damage(stores, column, text, to.where);
    // Facts of up to two seconds ago would hide the damage, or outlive it.
    forgetSystemFacts(testEnv.DB);
    try {
      expect(
        [
          ...(await Promise.all(listed.map((id) => told(id, "lists it")))),
          ...(await Promise.all(refused.map((id) => told(id, "refuses it")))),
          ...(await Promise.all(answered.map(async (id) => (await told(id, "answers")).slice(0, 3)))),
        ],
        text,
      ).toEqual([
        ...listed.map((id) => [id, "lists it", 200, true]),
        ...refused.map((id) => [id, "refuses it", 409, true]),
        ...answered.map((id) => [id, "answers", 200]),
      ]);
    } finally {
      await restore(kept);
      forgetSystemFacts(testEnv.DB);
    }
  }
}

describe("S77 a stored row that can't be read", () => {
  it("has an entry in this test, whichever column of whichever store it is damaged in", async () => {
    expect([...(await everyJsonColumn(stores))].toSorted()).toEqual(Object.keys(columns).toSorted());
    expect(wordColumns().filter((column) => !Object.hasOwn(words, column))).toEqual([]);
  });

  it.each(Object.entries(columns))("%s is listed as damaged or passed over, and refused by itself", (column, to) =>
    answersWhile(column, to, samplesOf(column, to)),
  );

  it.each(Object.entries(words))("%s with another word is passed over in lists, and refused by itself", (column, to) =>
    answersWhile(column, to, ["odd"]),
  );

  it("fails a run with its cause, and runs another job to its end", async () => {
    const queue = queueOf(testEnv);
    const file = (payee: string) => new TextEncoder().encode(`Supplier,Amount,Date\n${payee} Ltd,1.50,2025-01-02\n`);
    const imported = async (name: string) => {
      const jobId = await newJob(name);
      await check(await send(jobId, `${name}.csv`, new Uint8Array(file(name))));
      await confirmPeriod(jobId);
      await queue.setRunning(false);
      await call("POST", `/jobs/${jobId}/import`);
      return jobId;
    };
    await queue.setRunning(true);
    const odd = await imported("Odd");
    await queue.setRunning(true);
    const kept = await damage(stores, "commands.payload", "{", `job_id = '${odd}'`);
    await forget(kept);
    const stateOf = async (jobId: string) => (await call<Job>("GET", `/jobs/${jobId}`)).state;
    await until(
      () => stateOf(odd),
      (state) => state === "Failed",
    );
    expect((await call<Job>("GET", `/jobs/${odd}`)).failureMessage).toMatchObject({ code: "storedDamaged" });
    const even = await imported("Even");
    await queue.setRunning(true);
    await until(
      () => stateOf(even),
      (state) => state === "Ready",
    );
  });

  it("of a supplier is left out of a file and named in its last line", async () => {
    const kept = await damage(
      stores,
      "supplier.termsBucket",
      "odd",
      "supplierKey = (SELECT max(supplierKey) FROM supplier)",
    );
    const lines = (await ask("exportSuppliers")).text.trim().split("\r\n");
    await restore(kept);
    const whole = (await ask("exportSuppliers")).text.trim().split("\r\n");
    expect(lines.length).toBe(whole.length);
    expect(lines.at(-1)).toMatch(/^"Left out, because what is stored of them is damaged: 1 \(/);
    const listed = lines.slice(0, -1);
    expect(whole.filter((line) => !listed.includes(line))).toHaveLength(1);
  });

  it("can be deleted without being read, and its list names it no more", async () => {
    for (const [column, id, path, list] of await deletable()) {
      const kept = await damage(stores, column, "{", `${keyOf(column)} = '${id}'`);
      const named = (await ask(list)).text;
      expect(JSON.parse(named), column).toHaveProperty("damaged", [id]);
      expect((await callAs("sasha-sysadmin", "DELETE", `/api/v1${path}`)).status, column).toBe(200);
      const { status, text } = await ask(list);
      // A version is listed by its number.
      const listedAs = Number.isNaN(Number(id)) ? id : `"number":${id},`;
      expect([status, text.includes(listedAs)], column).toEqual([200, false]);
      await forget(kept);
    }
  });

  it("of a report's version is listed as failed and can be deleted, a sound one can't", async () => {
    const { jobId = "" } = places[0] ?? {};
    const all = `/api/v1/jobs/${jobId}/reports/insights/versions`;
    const remove = async () => (await callAs("sasha-sysadmin", "DELETE", `${all}/1`)).status;
    const states = async () => {
      const answer = await callAs("sasha-sysadmin", "GET", all);
      const { versions } = await answer.json<ReportVersions>();
      return versions.filter(({ version }) => version === 1).map(({ state }) => state);
    };
    expect([await states(), await remove()]).toEqual([["Ready"], 409]);
    const kept = await damage(stores, "report_version.frameJson", "{", "version = 1");
    expect([await states(), await remove(), await states(), await remove()]).toEqual([["Failed"], 200, [], 404]);
    await forget(kept);
  });

  // The last: it damages the runs of all jobs.
  it("of a run leaves its job's pages and its next import as they are", async () => {
    const jobId = await newJob("Again");
    const file = new TextEncoder().encode("Supplier,Amount,Date\nAgain Ltd,1.50,2025-01-02\n");
    await check(await send(jobId, "again.csv", new Uint8Array(file)));
    await importJob(jobId);
    const runs = () => call<{ runs: unknown[] }>("GET", `/jobs/${jobId}/details`);
    const kept = await damage(await allStores(earlier), "run.recordJson", "{");
    expect((await runs()).runs).toHaveLength(1);
    expect(await importJob(jobId)).toBeDefined();
    expect((await runs()).runs).toHaveLength(2);
    await forget(kept);
  });
});
