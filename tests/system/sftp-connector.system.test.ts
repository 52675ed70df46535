/** Files by SFTP through the whole system: each once, whatever is cut, killed or changed on the way. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import { digestOfServed, ServedFolder } from "../../connector/src/sftp-server.fixture.ts";
import type { Client } from "../support/client.ts";
import { expectOk, until } from "../support/job-flow.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";
import {
  configurationOf,
  configure,
  ConnectorProcess,
  endedRun,
  fillerOf,
  ledgerOf,
  runNow,
  runsOf,
  setPassword,
} from "./sftp-files.ts";
import { isSoak, kills, recordSoak } from "./soak-record.ts";

/** Ten kills are a thousand files, 10 GB and fifty cuts; fewer are as much less of each. */
const killsCount = isSoak ? kills : 1;
const filesCount = isSoak ? 100 * kills : 4;
const fileBytes = isSoak ? 10_000_000 : 100_000;
const cuts = isSoak ? 5 * kills : 2;
/** How long each step is waited for. */
const seconds = isSoak ? 36_000 : 120;
/** The soak waits for hours. */
const patient = { timeout: isSoak ? 3 * seconds * 1000 : 300_000 };
const mostBytes = 150 * 1024 * 1024;

let system: RunningSystem;
let client: Client;
let connector: ConnectorProcess;
const servers: ServedFolder[] = [];
async function serve(): Promise<ServedFolder> {
  const served = await new ServedFolder().listen();
  servers.push(served);
  return served;
}
beforeAll(async () => {
  system = await startSystem({ seed: "without-job" });
  client = await signIn(system.port, "dana.developer");
  connector = new ConnectorProcess(system.port);
  connector.start();
});
afterAll(async () => {
  await connector?.end();
  await Promise.all(servers.map((each) => each.close()));
  await system?.end();
});

/** Digests of the uploads that the files of all runs became, by path. */
async function uploadedBy(id: string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { files } of (await runsOf(client, id)).runs)
    for (const { path, jobId, state } of files) {
      if (jobId === null || state === "same") continue;
      const job = await client.call("GET", `/api/v1/jobs/${jobId}/uploads`);
      const uploads = expectOk(job, "uploads").json<Upload[]>();
      found.set(path, [...(found.get(path) ?? []), ...uploads.map(({ id: upload }) => upload)]);
    }
  return found;
}

test("a test lists what matches and reads none; a run takes each file once, and refuses the others by name", async () => {
  const served = await serve();
  served.put("/out/ap-10.csv", ledgerOf(10));
  // The clock of the server is far ahead.
  served.put("/out/ap-11.csv", ledgerOf(11), 4_000_000_000);
  served.put("/out/copy of ap-10.csv", ledgerOf(10));
  served.put("/out/empty.csv", "");
  served.put("/out/notes.txt", "no ledger");
  served.files.set("/out/link.csv", { bytes: Buffer.from("x"), mtime: 1_790_000_000, kind: "link" });
  served.files.set("/out/huge.csv", { bytes: Buffer.from("x"), mtime: 1_790_000_000, listedSize: 1_100_000_000 });
  served.put("/out/bell\u0007.csv", "x");
  served.put("/out/..\\up.csv", "x");
  const id = await configure(client, served, connector);
  expectOk(await client.call("POST", `/api/v1/sftp-configurations/${id}/tests`), "test");
  const { test: tested } = await until(
    "the test",
    () => runsOf(client, id),
    (answer) => answer.test?.state === "done",
  );
  expect(tested).toMatchObject({ seen: 9, matched: 8, problem: null });
  expect(served.opened).toEqual([]);
  await runNow(client, id);
  const run = await endedRun(client, id);
  expect(run).toMatchObject({ state: "done", problem: null, takenCount: 2, refusedCount: 5 });
  const states = Object.fromEntries(run.files.map(({ path, state, problem }) => [path, problem ?? state]));
  expect(states).toEqual({
    "/out/ap-10.csv": "done",
    "/out/ap-11.csv": "done",
    "/out/copy of ap-10.csv": "same",
    "/out/empty.csv": "empty",
    "/out/link.csv": "link",
    "/out/huge.csv": "tooLarge",
    "/out/bell\uFFFD.csv": "name",
    "/out/..\\up.csv": "name",
  });
  expect([...served.files.keys()].toSorted()).toEqual([
    "/out/..\\up.csv",
    "/out/bell\u0007.csv",
    "/out/copy of ap-10.csv",
    "/out/empty.csv",
    "/out/huge.csv",
    "/out/link.csv",
    "/out/notes.txt",
    "/taken/ap-10.csv",
    "/taken/ap-11.csv",
  ]);
  const openedBefore = served.opened.length;
  await runNow(client, id);
  const again = await endedRun(client, id, run.id);
  expect([again.filesCount, served.opened.length], "nothing is read twice").toEqual([0, openedBefore]);
});

test("a file that is half written is taken once it is whole", async () => {
  const served = await serve();
  const whole = ledgerOf(20, 5000);
  served.put("/out/grows.csv", whole.subarray(0, 1000));
  const grows = setInterval(() => {
    const file = served.files.get("/out/grows.csv");
    if (file !== undefined && file.bytes.length < whole.length)
      served.put("/out/grows.csv", whole.subarray(0, file.bytes.length + 500), file.mtime + 1);
  }, 100);
  try {
    const id = await configure(client, served, connector, { afterwards: "delete", moveTo: null });
    await runNow(client, id);
    const run = await endedRun(client, id);
    expect(run.files.map(({ size, state }) => [size, state])).toEqual([[whole.length, "done"]]);
    expect([...served.files.keys()]).toEqual([]);
  } finally {
    clearInterval(grows);
  }
});

test("another host key stops the configuration before a password is sent, and a user continues it", async () => {
  const served = await serve();
  served.put("/out/ap-30.csv", ledgerOf(30));
  const id = await configure(client, served, connector);
  await served.close();
  await served.listen();
  await runNow(client, id);
  expect(await endedRun(client, id)).toMatchObject({ state: "failed", problem: "hostKey", takenCount: 0 });
  const stopped = await configurationOf(client, id);
  expect(stopped).toMatchObject({ state: "stopped", offeredKey: served.hostKey });
  const { name, connectorId, host, port, username, path, kind, every, time, weekday, zone, afterwards, moveTo } =
    stopped;
  const body = { name, connectorId, host, port, username, path, kind, every, time, weekday, zone, afterwards, moveTo };
  const changed = { ...body, id, version: stopped.version, hostKey: served.hostKey };
  expectOk(await client.call("PUT", "/api/v1/sftp-configurations", changed), "change");
  expect((await configurationOf(client, id)).state).toBe("credential");
  await setPassword(client, id, served, connector);
  await runNow(client, id);
  expect((await endedRun(client, id, (await runsOf(client, id)).runs[0]?.id)).takenCount).toBe(1);
});

test("each file is one upload with equal bytes, through cut connections and kills", patient, async () => {
  const served = await serve();
  const wanted = new Map<string, string>();
  const tail = fillerOf(fileBytes);
  for (let number = 1000; number < 1000 + filesCount; number += 1) {
    const file = { bytes: ledgerOf(number), mtime: 1_790_000_000, tail };
    served.files.set(`/out/ap-${number}.csv`, file);
    wanted.set(`/taken/ap-${number}.csv`, digestOfServed(file));
  }
  Object.assign(served.faults, { cutAfter: (filesCount * fileBytes) / (cuts + 2), cuts });
  const id = await configure(client, served, connector);
  await runNow(client, id);
  for (let kill = 1; kill <= killsCount; kill += 1) {
    const least = Math.floor((filesCount * kill) / (killsCount + 1));
    await until(
      "files before the kill",
      async () => [...served.files.keys()].filter((name) => name.startsWith("/taken/")).length,
      (count) => count >= least,
      seconds,
    );
    connector.measure();
    await connector.stop("SIGKILL");
    connector.start();
  }
  await until(
    "all files",
    async () => [...served.files.keys()].filter((name) => name.startsWith("/out/")).length,
    (left) => left === 0,
    seconds,
  );
  // A thousand files take longer than a session that no one uses.
  client = await signIn(system.port, "dana.developer");
  await until(
    "the end",
    () => runsOf(client, id),
    ({ runs }) => runs[0]?.state === "done",
    seconds,
  );
  connector.measure();
  expect(new Map([...served.files].map(([name, file]) => [name, digestOfServed(file)]))).toEqual(wanted);
  if (!isSoak) for (const [path, uploads] of await uploadedBy(id)) expect([path, uploads.length]).toEqual([path, 1]);
  const item = { propertyName: "name", itemComparisonOperator: "StartsWith", itemValue: "ap-1" };
  const page = { pageNumber: 1, pageSize: 1, filters: { filterItems: [item] } };
  const jobs = expectOk(await client.call("POST", "/api/v1/jobs/get", page), "jobs").json<AnswerOf<"jobs">>();
  expect(jobs.totalCount, "one job for each, and the two of the first test").toBe(filesCount + 2);
  expect(served.cutsMade).toBe(cuts);
  expect(connector.mostBytes).toBeLessThan(mostBytes);
  const megabytes = Math.round(connector.mostBytes / 1024 / 1024);
  recordSoak("sftp", [
    `${filesCount} files of ${fileBytes} bytes, each uploaded once with equal bytes`,
    `${cuts} cut connections, ${killsCount} kills of the connector, which had at most ${megabytes} MB`,
  ]);
});
