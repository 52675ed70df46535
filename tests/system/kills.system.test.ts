import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleLedger } from "../../origin/src/seed/samples/ledger.ts";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { Job, JobProgress } from "@paygauge/api-types/entities/jobs";
import type { MergeProposals } from "@paygauge/api-types/entities/decisions";
import type { Answer, Client } from "../support/client.ts";
import { checkUpload, confirmPeriod, createJob, expectOk, progressOf, sendFile, until } from "../support/job-flow.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";
import { readCatalogue } from "./catalogue.ts";
import { isOver, KillRun, lengthsOf, struckBy } from "./kill-run.ts";
import { LockKills } from "./lock-kills.ts";
import { brokenDatabases, databasesBelow, deadline, isSoak, kills, recordSoak, spreadOf } from "./soak-record.ts";

const facts = { currency: "GBP", country: "GBR" };
/** Steps of a re-score: each round of a finished job is killed in one of them. */
const rescored = ["Group", "Match", "Score", "Publishable", "Alike"];
/** Kills that a publication that died is given to be over before it is repeated. */
const killsAfterPublish = 10;

/** The made ledger several times over, each copy with document numbers of its own: an import of a few slices. */
function longLedger(): Buffer {
  const [header = "", ...rows] = sampleLedger().split("\r\n");
  const copies = Array.from({ length: 6 }, (_, copy) =>
    rows.filter((row) => row !== "").map((row) => row.replace(/^(\w+),/, `$1,C${copy}-`)),
  );
  return Buffer.from([header, ...copies.flat(), ""].join("\r\n"));
}

let system: RunningSystem;
let client: Client;
let colleague: Client;
beforeAll(async () => {
  system = await startSystem({ seed: "without-job" });
  client = await signIn(system.port, "sasha.sysadmin");
  colleague = await signIn(system.port, "petra.jobmanager");
});
afterAll(() => system?.end());

/** What screens say of a finished job, without what names its file. */
async function saidOf(jobId: string) {
  const { quality, totals, match, capabilities } = expectOk(
    await client.call("GET", `/api/v1/jobs/${jobId}/summary`),
    "summary",
  ).json<JobSummary>();
  const alike = expectOk(
    await client.call("GET", `/api/v1/jobs/${jobId}/merge-proposals`),
    "alike",
  ).json<MergeProposals>();
  return { quality: { ...quality, files: [] }, totals, match, capabilities, alike };
}

async function begun(name: string, bytes: Buffer): Promise<string> {
  const jobId = await createJob(client, name, facts);
  await checkUpload(client, jobId, await sendFile(client, jobId, "ledger.csv", bytes));
  await confirmPeriod(client, jobId);
  expectOk(await client.call("POST", `/api/v1/jobs/${jobId}/import`), "import");
  return jobId;
}

async function finished(what: string, jobId: string): Promise<JobProgress> {
  const end = await until(
    what,
    () => progressOf(client, jobId),
    (progress) => isOver(progress) || progress.state === "Failed",
  );
  expect(end.failureMessage).toBeNull();
  expect(end.state).toBe("Ready");
  return end;
}

interface Publication {
  readonly jobId: string;
  readonly run: string;
  /** Sends the call again as a browser does that got no answer: with the same key. */
  readonly again: () => Promise<Answer>;
}

async function jobOf(jobId: string): Promise<Job> {
  return expectOk(await client.call("GET", `/api/v1/jobs/${jobId}`), "job").json<Job>();
}

/** What anyone who reads the published run sees of it. */
async function publishedOf(jobId: string): Promise<JobSummary["totals"]> {
  const path = `/api/v1/jobs/${jobId}/summary?run=published`;
  return expectOk(await client.call("GET", path), "published").json<JobSummary>().totals;
}

/** Publishes and kills meanwhile. */
async function killPublish(run: KillRun, jobId: string): Promise<Publication> {
  const key = { "idempotency-key": crypto.randomUUID() };
  const { latest, publicationNumber: publication } = await jobOf(jobId);
  const again = () => client.call("POST", `/api/v1/jobs/${jobId}/publish`, { run: latest?.run, publication }, key);
  const first = again().catch(() => null);
  await run.wait(30);
  await run.kill();
  run.count("publish");
  if ((await first)?.status === 200)
    expect((await jobOf(jobId)).published?.run, "acknowledged before the kill").toBe(latest?.run);
  return { jobId, run: latest?.run ?? "", again };
}

/**
 * Kills a run in a step, and again wherever it is a moment later; sees it to its end, which is that of a run that
 * no one killed.
 */
async function killRun(run: KillRun, jobId: string, step: string, lengths: Map<string, number>): Promise<void> {
  const length = lengths.get(step) ?? 0;
  const struck = [await run.strike(client, jobId, step, length)];
  if (run.done + 1 < kills) struck.push(await run.strikeAgain(client, jobId, length));
  const end = await finished("the killed run", jobId);
  const lengthsNow = lengthsOf(end);
  for (const at of struck) {
    const what = at === null ? null : struckBy(end, at);
    if (what !== null) run.count(what);
    lengthsNow.delete(what ?? "");
  }
  // Other work on the machine comes and goes: the next run is aimed at by the newest times.
  for (const [each, ms] of lengthsNow) lengths.set(each, ms);
}

test(
  `kill -9 at ${kills} moments of imports, publications and hand-overs of a lock: nothing acknowledged is lost, nothing is there twice, all goes on by itself`,
  async () => {
    const run = new KillRun(system, 12_345);
    const bytes = longLedger();
    const calmJob = await begun("Calm", bytes);
    const lengths = lengthsOf(await finished("the calm import", calmJob));
    const said = await saidOf(calmJob);
    const locks = await LockKills.on(run, "buyer-calder-county", client, colleague);
    const jobs: string[] = [];
    const publications: Publication[] = [];
    const isTime = () => run.done < kills && Date.now() < deadline;
    while (isTime()) {
      const jobId = await begun(`Killed ${jobs.length}`, bytes);
      jobs.push(jobId);
      await killRun(run, jobId, "Ingest", lengths);
      expect(await saidOf(jobId)).toEqual(said);
      if (jobs.length === 1 || kills - run.done >= killsAfterPublish) publications.push(await killPublish(run, jobId));
      if (isTime()) await locks.strike();
      for (const step of rescored) {
        if (!isTime()) break;
        expectOk(await client.call("POST", `/api/v1/jobs/${jobId}/rescore`), "re-score");
        await killRun(run, jobId, step, lengths);
        expect(await saidOf(jobId)).toEqual(said);
      }
      if (isTime()) await locks.strike();
    }
    await locks.freed;
    for (const { jobId, run: published, again } of publications) {
      const settled = await until(
        "the same call again",
        again,
        // The key of a call that died is held until another may take it over (idempotency.ts).
        ({ status, text }) => status === 200 || text().includes("PUBLICATION_MOVED"),
        90,
        500,
      );
      const job = await jobOf(jobId);
      if (settled.status === 200) expect(job.published?.run, "published is what was confirmed").toBe(published);
      else {
        // Nothing was published before the next run ended: that one is there to be.
        expect(job.published).toBeNull();
        const newest = { run: job.latest?.run, publication: job.publicationNumber };
        expectOk(await client.call("POST", `/api/v1/jobs/${jobId}/publish`, newest), "publish the newest");
      }
      expect(await publishedOf(jobId)).toEqual(said.totals);
    }
    // R1 by the clock where nothing else runs; in npm test other work shares the cores.
    if (isSoak) expect(Math.max(...run.onAfter), "moved on within 10 s of the restart").toBeLessThanOrEqual(10_000);
    await system.kill();
    const databases = databasesBelow(system.folder);
    expect(brokenDatabases(databases)).toEqual([]);
    const catalogue = readCatalogue(system.folder);
    const expected = { ...catalogue.get(calmJob), isPublished: 0, publications: 0, published: null };
    for (const jobId of [calmJob, ...jobs]) {
      const found = catalogue.get(jobId);
      expect(found?.publications, "one publication, one line of the audit").toBe(found?.isPublished);
      expect({ ...found, isPublished: 0, publications: 0, published: null }).toEqual(expected);
      if (found?.published) expect(found.published, "the published run is whole").toEqual(expected.newest);
    }
    recordSoak("kills", [
      `${run.done} kills (SIGKILL to workerd and its host) over ${jobs.length} imports of ${said.quality.accepted} rows and their re-scores: ${[...run.at].map(([what, times]) => `${what} ${times}`).join(", ")}`,
      `acknowledged rows lost 0; partial batches visible 0: every summary, every proposal to merge and every row that the imports wrote to the catalogue is that of an import that nobody killed; publications done twice 0`,
      `answering again after a kill: ${spreadOf(run.backAfter)}; the work had moved on after the restart: ${spreadOf(run.onAfter)}; commands stuck after restart + 10 s: ${run.onAfter.filter((ms) => ms > 10_000).length}`,
      `hand-overs of a write lock that were cut off: ${locks.handedOver} found done, the others found undone, each whole; one holder at most; fencing tokens grew over every kill; writes with a token of before: ${locks.staleRefused}, refused ${locks.staleRefused}; a lock whose holder was killed was free after activeUntil: ${spreadOf(locks.freeAfter)}`,
      `integrity_check ok on ${databases.length} databases`,
    ]);
  },
  120_000 + kills * 60_000,
);
