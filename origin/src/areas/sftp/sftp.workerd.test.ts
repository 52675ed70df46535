/** Files by SFTP: what users configure, and what a connector may ask and write. */
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as v from "valibot";
import { sftpConfigurationResource } from "@paygauge/api-types/endpoints/sftp-configurations";
import { pollAnswer, sftpLimits, sftpRuns as runsSchema } from "@paygauge/api-types/entities/sftp";
import { forgetPeople } from "../../identity/person.ts";
import { openDatabase } from "../../store/database.ts";
import { sftpConfigurations, sftpRuns } from "../../store/schema.ts";
import { callAs, callOrigin, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { makeProgram } from "../../support/test-programs.ts";
import { sendFile } from "../uploads/upload-calls.fixture.ts";
import { runsAfter } from "./schedule.ts";
import { bytesOf, configurationBody, digestOf, fileOf, keyOfConnector, sealed } from "./sftp-calls.fixture.ts";

const db = openDatabase(testEnv.DB);
const root = "/api/v1/sftp-configurations";
const connector = "/api/v1/sftp-connector";
const dana = "dana-developer";
const ledger = bytesOf("Supplier,Amount,Payment Date\nAcme Ltd,100.00,2026-01-15\n");
type Claims = Awaited<ReturnType<typeof makeProgram>>;
let mine: Claims;
let other: Claims;
let number = 0;

beforeAll(async () => {
  await seedOrigin();
  const rights = { registeredBy: "user-dana-developer", roles: ["developer"] as const };
  mine = await makeProgram({ clientId: "sftp-mine", ...rights });
  other = await makeProgram({ clientId: "sftp-other", ...rights });
});
beforeEach(() => forgetPeople(testEnv.DB));

const codeOf = async (answer: Response) => [answer.status, (await answer.json<{ code: string }>()).code];
const asConnector = (method: string, path: string, body?: unknown, as = mine) =>
  callOrigin(method, `${connector}${path}`, { as, ...(body === undefined ? {} : { body }) });

async function ok<T>(schema: v.GenericSchema<unknown, T>, asked: Promise<Response>): Promise<T> {
  const answer = await asked;
  expect(answer.status, await answer.clone().text()).toBe(200);
  return v.parse(schema, await answer.json());
}
const made = v.object({ id: v.string() });
const held = v.object({ file: v.object({ id: v.string(), state: v.string(), jobId: v.nullable(v.string()) }) });

async function configure(more: Parameters<typeof configurationBody>[2] = {}): Promise<string> {
  const body = configurationBody("program-sftp-mine", `Configuration ${(number += 1)}`, more);
  return (await ok(made, callAs(dana, "POST", root, { body }))).id;
}
const one = (id: string) => ok(sftpConfigurationResource.record, callAs(dana, "GET", `${root}/${id}`));
const runs = (id: string) => ok(runsSchema, callAs(dana, "GET", `${root}/${id}/runs`));
const poll = async (running: readonly string[] = [], as = mine) =>
  (await ok(pollAnswer, asConnector("POST", "/poll", { key: keyOfConnector, running, isStart: false }, as)))
    .configurations;
const pulled = async (id: string) => (await poll()).find((each) => each.id === id);
const makeDue = (id: string) =>
  db.update(sftpConfigurations).set({ nextRunOn: "2026-01-01T00:00:00.000Z" }).where(eq(sftpConfigurations.id, id));
const start = (id: string, as = mine) => asConnector("POST", "/runs", { configurationId: id, key: keyOfConnector }, as);
const finish = (id: string, more: object = {}) =>
  asConnector("PUT", `/runs/${id}/end`, { seen: 1, problem: null, offeredKey: null, files: [], matched: 0, ...more });

/** A configuration with a credential that is due, and its run. */
async function runningOne(more: Parameters<typeof configurationBody>[2] = {}) {
  const id = await configure(more);
  await callAs(dana, "PUT", `${root}/${id}/credential`, { body: sealed });
  await makeDue(id);
  const { id: runId } = await ok(made, start(id));
  return { id, runId };
}
const take = (runId: string, name: string, bytes = ledger, more: object = {}) =>
  ok(
    held,
    asConnector("POST", `/runs/${runId}/files`, { ...fileOf(name, bytes.length), digest: digestOf(bytes), ...more }),
  );

describe("a configuration", () => {
  it("is refused where its buyer, connector, server, path or folder can't be", async () => {
    const refused = async (more: object) => {
      const body = configurationBody("program-sftp-mine", "Refused", more);
      const answer = await callAs(dana, "POST", root, { body });
      return [answer.status, Object.keys((await answer.json<{ errors?: object }>()).errors ?? {})];
    };
    const wrong: Record<string, readonly unknown[]> = {
      name: ["", "x".repeat(201)],
      connectorId: ["user-dana-developer", "program-sample-reader"],
      host: ["", "sftp://host", "a b", "host:22", "-host", "x".repeat(254)],
      port: [0, 65_536, 1.5],
      username: ["", "x".repeat(129)],
      hostKey: ["", "SHA256:short", "MD5:aa"],
      buyerId: ["buyer-wharfside-of-nobody"],
      path: ["", "relative.csv", "/out/", "/out/../*.csv", "/*/a.csv", `/${"x".repeat(500)}`],
      time: ["24:00", "6:30"],
      weekday: [0, 8],
      zone: ["Nowhere/City", "+01:00"],
      moveTo: [null, "out", "/out/../x", "/out/ap", "/out/ap/"],
    };
    for (const [field, values] of Object.entries(wrong))
      for (const value of values) expect([value, await refused({ [field]: value })]).toEqual([value, [422, [field]]]);
    expect(await refused({ host: "h".repeat(63), path: `/${"x".repeat(499)}`, username: "x".repeat(128) })).toEqual([
      200,
      [],
    ]);
  });

  it("keeps its buyer from being deleted until it is deleted itself", async () => {
    const sasha = "sasha-sysadmin";
    const buyer = { name: "Buyer of a configuration", issuerId: "issuer-harbour", country: "GBR", currency: null };
    const { id: buyerId } = await ok(made, callAs(sasha, "POST", "/api/v1/buyers", { body: buyer }));
    const id = await configure({ buyerId });
    const refused = await callAs(sasha, "DELETE", `/api/v1/buyers/${buyerId}`);
    expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([409, "BUYER_IN_USE"]);
    expect((await callAs(dana, "DELETE", `${root}/${id}`)).status).toBe(200);
    expect((await callAs(sasha, "DELETE", `/api/v1/buyers/${buyerId}`)).status).toBe(200);
  });

  it("asks for the credential again when host, port, user, host key or connector change, and for nothing else", async () => {
    const id = await configure();
    const changes = [
      [{ time: "08:00", path: "/out/*.csv" }, true],
      [{ host: "other.example" }, false],
      [{ port: 2222 }, false],
      [{ username: "other" }, false],
      [{ hostKey: `SHA256:${"B".repeat(43)}` }, false],
      [{ connectorId: "program-sftp-other" }, false],
    ] as const;
    for (const [change, isKept] of changes) {
      await callAs(dana, "PUT", `${root}/${id}/credential`, { body: sealed });
      const { version } = await one(id);
      const { issuerId: _, buyerId: __, ...body } = configurationBody("program-sftp-mine", `Changed ${id}`);
      const answer = await callAs(dana, "PUT", root, { body: { ...body, ...change, id, version } });
      expect(answer.status, await answer.clone().text()).toBe(200);
      expect([change, (await one(id)).hasCredential]).toEqual([change, isKept]);
      await callAs(dana, "PUT", root, { body: { ...body, id, version: version + 1 } });
    }
  });

  it("never answers its credential to a user", async () => {
    const id = await configure();
    await callAs(dana, "PUT", `${root}/${id}/credential`, { body: sealed });
    for (const path of [`${root}/${id}`, `${root}/${id}/runs`])
      expect(await (await callAs(dana, "GET", path)).text()).not.toContain(sealed.credential);
    for (const credential of ["", "plain", "a.b.c", `${"a".repeat(sftpLimits.credential)}.b.c.d.e`])
      expect((await callAs(dana, "PUT", `${root}/${id}/credential`, { body: { credential } })).status).toBe(422);
  });
});

describe("a connector", () => {
  it("gets the configurations that name it, and a run only when one is due", async () => {
    const id = await configure();
    expect((await poll([], other)).map((each) => each.id)).not.toContain(id);
    expect(await pulled(id)).toMatchObject({ isDue: false, credential: null });
    await callAs(dana, "PUT", `${root}/${id}/credential`, { body: sealed });
    expect(await pulled(id), "its next run is later").toMatchObject({ isDue: false, ...sealed });
    await makeDue(id);
    expect(await pulled(id)).toMatchObject({ isDue: true, job: { issuerId: "issuer-harbour", buyerCountry: "GBR" } });
    expect(await codeOf(await start(id, other))).toEqual([404, "NOT_FOUND"]);
    const { id: runId } = await ok(made, start(id));
    expect(await codeOf(await start(id)), "two at once").toEqual([409, "RUN_IN_PROGRESS"]);
    expect((await pulled(id))?.isDue).toBe(false);
    expect((await finish(runId)).status).toBe(200);
    const next = (await one(id)).nextRunOn ?? "";
    expect(next > new Date().toISOString(), "however many were missed, they are caught up once").toBe(true);
    expect(
      await codeOf(await asConnector("POST", "/poll", { key: keyOfConnector, running: [], isStart: false }, undefined)),
    ).toEqual([200, undefined]);
    const user = await callAs(dana, "POST", `${connector}/poll`, {
      body: { key: keyOfConnector, running: [], isStart: false },
    });
    expect(await codeOf(user)).toEqual([409, "PROGRAMS_ONLY"]);
  });

  it("takes a file once by its digest, and continues one that it did not finish", async () => {
    const { id, runId } = await runningOne();
    const { file } = await take(runId, "ap-2026-10.csv");
    expect(file.state).toBe("taking");
    expect((await take(runId, "ap-2026-10.csv")).file).toEqual(file);
    expect((await take(runId, "ap-2026-11.csv")).file.state, "the same bytes under another name").toBe("same");
    const files = [fileOf("ap-2026-10.csv", ledger.length), fileOf("ap-2026-12.csv", 5)];
    const known = await asConnector("POST", `/runs/${runId}/known`, { files });
    expect(await known.json()).toMatchObject({ files: [{ id: file.id, state: "taking" }, null] });
    const tooMany = Array.from({ length: sftpLimits.asked + 1 }, () => fileOf("a.csv", 1));
    expect((await asConnector("POST", `/runs/${runId}/known`, { files: tooMany })).status).toBe(422);
    expect((await asConnector("POST", `/runs/${runId}/files`, {}, other)).status).toBe(422);
    expect((await asConnector("POST", `/runs/${runId}/known`, { files }, other)).status).toBe(404);
    expect((await runs(id)).runs[0]).toMatchObject({ state: "running", filesCount: 2, takenCount: 0 });
  });

  it("may move a file only after the origin has compared its digest", async () => {
    const { id, runId } = await runningOne();
    const body = configurationBody("", "");
    const { kind, issuerId, buyerId } = body;
    const job = { kind, issuerId, buyerId, currency: "GBP", buyerCountry: "GBR", capabilities: ["stp"] };
    const { id: jobId } = await ok(
      made,
      callOrigin("POST", "/api/v1/jobs", { as: mine, body: { ...job, name: "ap.csv" } }),
    );
    const place = async (name: string, sent: Uint8Array<ArrayBuffer>, said: Uint8Array<ArrayBuffer>) => {
      const { file } = await take(runId, name, said);
      expect(await codeOf(await asConnector("POST", `/files/${file.id}/confirm`))).toEqual([409, "UPLOAD_STATE"]);
      const uploadId = await sendFile(jobId, name, sent);
      await asConnector("PUT", `/files/${file.id}/place`, { jobId, uploadId });
      return file.id;
    };
    const right = await place("a.csv", ledger, ledger);
    const confirmed = await ok(held, asConnector("POST", `/files/${right}/confirm`));
    expect(confirmed.file.state).toBe("uploaded");
    expect((await asConnector("PUT", `/files/${right}/end`, { problem: null })).status).toBe(200);
    const longer = bytesOf("Supplier,Amount,Payment Date\nAcme Ltd,100.00,2026-01-16\n");
    const altered = await place("b.csv", longer, bytesOf("Supplier,Amount,Payment Date\nAcme Ltd,100.00,2026-01-17\n"));
    expect(await codeOf(await asConnector("POST", `/files/${altered}/confirm`))).toEqual([409, "DIGEST_DIFFERS"]);
    await asConnector("PUT", `/files/${altered}/end`, { problem: "digest" });
    const renamed = await take(runId, "c.csv", bytesOf("Supplier,Amount,Payment Date\nAcme Ltd,100.00,2026-01-17\n"));
    expect(renamed.file.state, "bytes that were refused can come under another name").toBe("taking");
    await asConnector("PUT", `/files/${renamed.file.id}/end`, { problem: "refused" });
    await finish(runId, { seen: 2 });
    const [run] = (await runs(id)).runs;
    expect(run).toMatchObject({ state: "done", seen: 2, takenCount: 1, refusedCount: 2, bytes: ledger.length });
    expect(run?.files.map(({ state, problem, jobName }) => [state, problem, jobName]).toSorted()).toEqual([
      ["done", null, "ap.csv"],
      ["refused", "digest", "ap.csv"],
      ["refused", "refused", null],
    ]);
  });

  it("stops at another host key and waits for a user, who confirms it", async () => {
    const { id, runId } = await runningOne();
    const offeredKey = `SHA256:${"C".repeat(43)}`;
    await finish(runId, { problem: "hostKey", offeredKey });
    expect(await one(id)).toMatchObject({ state: "stopped", problem: "hostKey", offeredKey });
    await makeDue(id);
    expect((await pulled(id))?.isDue).toBe(false);
    expect((await start(id)).status).toBe(409);
    const { version } = await one(id);
    const { issuerId: _, buyerId: __, ...body } = configurationBody("program-sftp-mine", `Confirmed ${id}`);
    await callAs(dana, "PUT", root, { body: { ...body, hostKey: offeredKey, id, version } });
    expect(await one(id)).toMatchObject({ state: "credential", problem: null, offeredKey: null });
  });

  it("that is silent loses its run, which is due again at once", async () => {
    const { id, runId } = await runningOne();
    await poll([runId]);
    expect((await runs(id)).runs[0]?.state).toBe("running");
    await db.update(sftpRuns).set({ aliveOn: "2026-01-01T00:00:00.000Z" }).where(eq(sftpRuns.id, runId));
    expect((await pulled(id))?.isDue).toBe(true);
    expect((await runs(id)).runs[0]).toMatchObject({ state: "failed", problem: "interrupted" });
    expect(await codeOf(await finish(runId))).toEqual([409, "RUN_OVER"]);
    const { id: second } = await ok(made, start(id));
    await ok(pollAnswer, asConnector("POST", "/poll", { key: keyOfConnector, running: [], isStart: true }));
    expect((await runs(id)).runs.find((each) => each.id === second)?.problem).toBe("interrupted");
    expect(((await one(id)).nextRunOn ?? "z") <= new Date().toISOString()).toBe(true);
  });

  it("runs at once where a user asks, unless it waits for one", async () => {
    const id = await configure();
    const ask = () => callAs(dana, "POST", `${root}/${id}/run-now`);
    expect(await codeOf(await ask())).toEqual([409, "CREDENTIAL_MISSING"]);
    await callAs(dana, "PUT", `${root}/${id}/credential`, { body: sealed });
    expect((await ask()).status).toBe(200);
    expect((await pulled(id))?.isDue).toBe(true);
  });

  it("answers a test with the files that match, and takes none", async () => {
    const id = await configure();
    const ask = () => callAs(dana, "POST", `${root}/${id}/tests`);
    expect(await codeOf(await ask())).toEqual([409, "CREDENTIAL_MISSING"]);
    await callAs(dana, "PUT", `${root}/${id}/credential`, { body: sealed });
    const { id: testId } = await ok(made, ask());
    expect(await codeOf(await ask())).toEqual([409, "TEST_WAITS"]);
    expect((await pulled(id))?.testId).toBe(testId);
    const files = [
      { ...fileOf("ap-2026-10.csv", 9), state: "ready", problem: null },
      { ...fileOf("ap-2026-12.csv", 9), state: "growing", problem: null },
      { ...fileOf("empty.csv", 0), state: "refused", problem: "empty" },
    ];
    expect((await finish(testId, { seen: 41, matched: 2, files })).status).toBe(200);
    const { test, runs: none } = await runs(id);
    expect(test).toMatchObject({ state: "done", seen: 41, matched: 2 });
    expect(test?.files.map(({ state }) => state).toSorted()).toEqual(["growing", "ready", "refused"]);
    expect(none).toEqual([]);
    await makeDue(id);
    const { id: runId } = await ok(made, start(id));
    const asked = { files: [fileOf("ap-2026-10.csv", 9), fileOf("empty.csv", 0)] };
    expect(await (await asConnector("POST", `/runs/${runId}/known`, asked)).json()).toEqual({ files: [null, null] });
    const tooMany = Array.from({ length: sftpLimits.tested + 1 }, () => files[0]);
    const { id: again } = await ok(made, ask());
    expect((await finish(again, { files: tooMany })).status).toBe(422);
  });
});

it("runs on weekdays alone, on the clock of the zone", () => {
  const times = { every: "weekdays", time: "06:30", weekday: 1, zone: "Europe/London" } as const;
  // Friday evening in October; clocks change on Sunday.
  expect(runsAfter(times, new Date("2026-10-23T18:00:00Z"))).toEqual([
    "2026-10-26T06:30:00.000Z",
    "2026-10-27T06:30:00.000Z",
    "2026-10-28T06:30:00.000Z",
  ]);
  expect(runsAfter({ ...times, every: "week", weekday: 3 }, new Date("2026-10-23T18:00:00Z"), 1)).toEqual([
    "2026-10-28T06:30:00.000Z",
  ]);
});
