/** What may happen to an import besides a crash: canceled, resumed, repeated, and its result read while it is re-scored. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampleLedger } from "../../origin/src/seed/samples/ledger.ts";
import type { ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { Client } from "../support/client.ts";
import {
  checkUpload,
  createJob,
  expectOk,
  confirmPeriod,
  importJob,
  progressOf,
  sendFile,
  until,
  uploadOf,
} from "../support/job-flow.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";

const facts = { currency: "GBP", country: "GBR" };
const pageSize = 100;

let system: RunningSystem;
let client: Client;
beforeAll(async () => {
  system = await startSystem({ seed: "without-job" });
  client = await signIn(system.port, "sasha.sysadmin");
});
afterAll(() => system?.end());

/** The made ledger six times over: an import of several slices. */
function longLedger(): Buffer {
  const [header = "", ...rows] = sampleLedger().split("\r\n");
  const copies = Array.from({ length: 6 }, (_, copy) =>
    rows.filter((row) => row !== "").map((row) => row.replace(/^(\w+),/, `$1,C${copy}-`)),
  );
  return Buffer.from([header, ...copies.flat(), ""].join("\r\n"));
}

const call = async (method: string, path: string, body?: unknown) =>
  expectOk(await client.call(method, `/api/v1${path}`, body), `${method} ${path}`);

/** What screens say of a finished job. */
async function saidOf(jobId: string) {
  const summary = (await call("GET", `/jobs/${jobId}/summary`)).json<JobSummary>();
  const { quality, totals, match, capabilities } = summary;
  return { quality: { ...quality, files: [] }, totals, match, capabilities, pages: await pagesOf(jobId) };
}

async function pageOf(jobId: string, pageNumber: number): Promise<string> {
  const answer = await call("POST", `/jobs/${jobId}/suppliers/get`, { pageNumber, pageSize });
  return JSON.stringify(answer.json()["collection"]);
}

async function pagesOf(jobId: string): Promise<string[]> {
  const first = await call("POST", `/jobs/${jobId}/suppliers/get`, { pageNumber: 1, pageSize });
  const { totalCount } = first.json<{ totalCount: number }>();
  const pages: string[] = [];
  for (let page = 1; (page - 1) * pageSize < totalCount; page += 1) pages.push(await pageOf(jobId, page));
  return pages;
}

describe("an import", () => {
  const bytes = longLedger();

  test("that is canceled and resumed, again and again, ends as one that was left alone; repeated, it is the same", async () => {
    const calm = await createJob(client, "Calm", facts);
    await checkUpload(client, calm, await sendFile(client, calm, "ledger.csv", bytes));
    expect((await importJob(client, calm)).state).toBe("Ready");
    const said = await saidOf(calm);

    const jobId = await createJob(client, "Canceled", facts);
    const uploadId = await sendFile(client, jobId, "ledger.csv", bytes);
    await checkUpload(client, jobId, uploadId);
    await confirmPeriod(client, jobId);
    await call("POST", `/jobs/${jobId}/import`);
    let canceled = 0;
    // Each time a little further: at the first row, at the next slice, and at each of the steps behind.
    for (let seen = ""; ;) {
      const progress = await until(
        "the next piece of work",
        () => progressOf(client, jobId),
        ({ state, steps }) => state !== "Running" || JSON.stringify(steps.map(({ done }) => done)) !== seen,
        60,
        1,
      );
      if (progress.state !== "Running") break;
      seen = JSON.stringify(progress.steps.map(({ done }) => done));
      const answer = await client.call("POST", `/api/v1/jobs/${jobId}/cancel`);
      // One that came to its end in between says so.
      if (answer.status === 409) {
        expect(answer.json()["code"]).toBe("JOB_NOT_RUNNING");
        break;
      }
      expectOk(answer, "cancel");
      canceled += 1;
      const stopped = await progressOf(client, jobId);
      expect(stopped).toMatchObject({ state: "Canceled", mayResume: true });
      await call("POST", `/jobs/${jobId}/resume`);
    }
    expect(canceled).toBeGreaterThan(0);
    const end = await until(
      "the resumed import",
      () => progressOf(client, jobId),
      ({ state }) => state !== "Running",
    );
    expect(end).toMatchObject({ state: "Ready", failureMessage: null });
    expect(await saidOf(jobId)).toEqual(said);

    // The same content under another name is known by its digest; nothing is added.
    const again = await sendFile(client, jobId, "renamed.csv", bytes);
    const refused = await until(
      "the look at the same file",
      () => uploadOf(client, jobId, again),
      ({ state }) => state === "Refused" || state === "Inspected",
    );
    expect(refused.refusal?.code).toBe("loaded-before");
    expect((await importJob(client, jobId)).state).toBe("Ready");
    expect(await saidOf(jobId)).toEqual(said);
  });

  test("is read while it is scored again: every answer is of one ruleset version, the old one or the new", async () => {
    const jobId = await createJob(client, "Re-scored", facts);
    await checkUpload(client, jobId, await sendFile(client, jobId, "ledger.csv", bytes));
    expect((await importJob(client, jobId)).state).toBe("Ready");
    const insights = async (): Promise<string> =>
      (await call("POST", `/jobs/${jobId}/insights`, { dimension: "Countries" })).text();
    const before = { pages: await pagesOf(jobId), insights: await insights() };
    const [first] = JSON.parse(before.pages[0] ?? "[]");
    const supplier = async () =>
      (await call("GET", `/jobs/${jobId}/suppliers/${encodeURIComponent(first.supplierKey)}`)).json<{
        row: unknown;
        scoringRulesetVersion: number;
      }>();
    const oldVersion = (await supplier()).scoringRulesetVersion;
    const newVersion = await publishAnother(oldVersion);

    await call("POST", `/jobs/${jobId}/rescore`);
    const rescore = { isDone: false };
    const seen: { page: number; text: string; turn: number }[] = [];
    const charts: string[] = [];
    const details: { row: unknown; scoringRulesetVersion: number }[] = [];
    let turn = 0;
    const reader = async (read: (turn: number) => Promise<void>) => {
      while (!rescore.isDone) await read((turn += 1));
    };
    await Promise.all([
      ...[0, 1, 2].map((lane) =>
        reader(async (at) => {
          const page = 1 + ((at + lane) % before.pages.length);
          seen.push({ page, text: await pageOf(jobId, page), turn: at });
        }),
      ),
      reader(async () => void charts.push(await insights())),
      reader(async () => void details.push(await supplier())),
      until(
        "the re-score",
        () => progressOf(client, jobId),
        ({ state }) => state !== "Running",
      ).finally(() => (rescore.isDone = true)),
    ]);
    expect(await progressOf(client, jobId)).toMatchObject({ state: "Ready", failureMessage: null });
    const after = { pages: await pagesOf(jobId), insights: await insights() };
    expect(after.pages, "the new version scores otherwise").not.toEqual(before.pages);
    expect(after.insights).not.toBe(before.insights);
    const mixed = seen.filter(({ page, text }) => text !== before.pages[page - 1] && text !== after.pages[page - 1]);
    expect(mixed, `pages of no version among ${seen.length}`).toEqual([]);
    expect(seen.filter(({ page, text }) => text === before.pages[page - 1]).length).toBeGreaterThan(0);
    expect(charts.filter((text) => text !== before.insights && text !== after.insights)).toEqual([]);
    const last = JSON.parse(after.pages.join("\n").split("\n")[0] ?? "[]");
    for (const { row, scoringRulesetVersion } of details) {
      const rows = scoringRulesetVersion === oldVersion ? [first] : last;
      expect([oldVersion, newVersion]).toContain(scoringRulesetVersion);
      expect(rows).toContainEqual(row);
    }
  });
});

/** Publishes a copy of a scoring ruleset that closes straight-through processing and virtual cards to all. */
async function publishAnother(from: number): Promise<number> {
  const { versionNumber } = (await call("POST", "/rulesets/scoring", { from })).json<{ versionNumber: number }>();
  const path = `/rulesets/scoring/${versionNumber}`;
  const { body } = (await call("GET", path)).json<{ body: ScoringRuleset }>();
  const { stp, vcard } = body.capabilities;
  const closed = { ...body.capabilities, stp: { ...stp, points: [] }, vcard: { ...vcard, points: [] } };
  await call("PUT", path, { version: 1, note: "No points.", body: { ...body, capabilities: closed } });
  await call("POST", `${path}/publish`, { version: 2, note: "No points." });
  return versionNumber;
}
