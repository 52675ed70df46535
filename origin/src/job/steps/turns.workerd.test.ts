/** Every step of an import lets others have their turn: rows of SQLite are counted between two turns of the event loop. */
import { runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, it } from "vitest";
import { unitsOfTurn } from "@paygauge/api-types/turns/units-of-turn";
import type { ExportItem } from "@paygauge/api-types/entities/exports";
import { matchedFile } from "../../areas/downloads/downloads.fixture.ts";
import { makeVersion } from "../../areas/reports/report-calls.fixture.ts";
import { call, check, importJob, newJob, send, until } from "../../areas/uploads/upload-calls.fixture.ts";
import { seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { commandTypes } from "../commands.ts";
import { downloadCommandType } from "../downloads/download-command.ts";
import { reportCommandType } from "../reports/report-command.ts";
import { jobObjectOf } from "../job-stub.ts";
import { deleteRuns, runsWithRows } from "../supplier-store.ts";
import { RowClock } from "./row-clock.fixture.ts";

const steps = ["Ingest", "Group", "Match", "Score", "Publishable", "Alike", "Export"] as const;
/** More than any step may touch at once. */
const suppliers = 6000;
/** Rows that a turn may touch: what a statement over suppliers walks through, grouped, is counted twice. */
const mostRows = 2.2 * unitsOfTurn.walkedRows;

/** Rows of a table and of its indexes that a turn of a purge deletes. */
const mostDeleted = 5.5 * unitsOfTurn.deletedRows;

/** Two payments to each of many suppliers, in towns and by methods that differ. */
function ledger(): Uint8Array<ArrayBuffer> {
  const lines = ["Supplier name,Town,Payment date,Amount,Payment method,Payment reference"];
  for (let at = 0; at < suppliers * 2; at += 1) {
    const one = at % suppliers;
    const method = ["Cheque", "Card", "BACS"][one % 3] ?? "";
    const day = `2026-${String(1 + (at % 12)).padStart(2, "0")}-05`;
    lines.push(
      `Maker ${one} of ${(one * 7919) % 100_003} Ltd,Town ${one % 400},${day},${100 + one}.25,${method},R${at}`,
    );
  }
  return new Uint8Array(new TextEncoder().encode(lines.join("\n")));
}

beforeAll(async () => {
  await seedOrigin(["settings", "agreements", "brands", "issuers", "people", "buyers", "rulesets", "directory"]);
});

it("touches no more rows in a turn than its budget, whatever the step", async () => {
  const jobId = await newJob("turns");
  const clock = await runInDurableObject(
    jobObjectOf(testEnv, jobId),
    (_object, { storage }) => new RowClock(storage.sql),
  );
  const counting = clock.count();
  await check(await send(jobId, "ledger.csv", ledger()));
  await importJob(jobId);
  await call("POST", `/jobs/${jobId}/exports`, { request: {}, columns: [], format: "csv" });
  expect((await matchedFile(jobId)).status).toBe(200);
  expect((await makeVersion(jobId)).state).toBe("Ready");
  await until(
    () => call<ExportItem[]>("GET", "/exports"),
    (all) => all.some(({ state }) => state === "Completed"),
  );
  clock.stop();
  await counting;
  const over = [...clock.longest].filter(([, { rows }]) => rows > mostRows);
  expect(over).toEqual([]);
  expect([...clock.longest.keys()]).toEqual(
    expect.arrayContaining([...steps.map((step) => commandTypes[step]), downloadCommandType, reportCommandType]),
  );

  // The purge of a job ends its object, so its deletion of rows is counted by itself.
  const deleted = await runInDurableObject(jobObjectOf(testEnv, jobId), async (_object, { storage }) => {
    const { sql } = storage;
    const purging = new RowClock(sql);
    const turns = purging.count();
    await deleteRuns(sql, runsWithRows(sql), (effect) => storage.transactionSync(effect));
    purging.stop();
    await turns;
    return { longest: [...purging.longest.values()].map(({ rows }) => rows), left: runsWithRows(sql) };
  });
  expect(deleted.left).toEqual([]);
  expect(Math.max(...deleted.longest)).toBeGreaterThan(0);
  expect(Math.max(...deleted.longest)).toBeLessThanOrEqual(mostDeleted);
});
