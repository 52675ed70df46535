/**
 * Scores and cubes of whole jobs, real and made, as an import leaves them, next to other readings: of the rules for every
 * supplier, and of SQL for every cell. The stores are read by another SQLite than the product's.
 */
import type { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import type { ScoreLevel } from "@paygauge/api-types/entities/analysis";
import { pcardMcc } from "@paygauge/analysis/industry/mcc-lists";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { secondReading } from "../../origin/src/job/scoring/second-reading.ts";
import type { ScoringFacts } from "../../origin/src/job/scoring/scoring-fields.ts";
import { sampleLedger } from "../../origin/src/seed/samples/ledger.ts";
import { scoringRulesetV3 } from "../../origin/src/job/scoring/ruleset-v3.ts";
import { spokenReason } from "../../web/src/areas/analysis/supplier/reason-sentence.fixture.ts";
import type { Client } from "../support/client.ts";
import { checkUpload, createJob, expectOk, importJob, loadFile, sendFile } from "../support/job-flow.ts";
import { untrueIn } from "../support/read-reason.ts";
import { conditionsByCode, numbersIn } from "../support/ruleset-numbers.ts";
import { sampleFile, samplesFolder } from "../support/samples.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";
import { checkCells, checkDrills, checkJobs, checkRollup } from "./cube-checks.ts";
import { copyStores, type StoreCopies } from "./job-store.ts";
import { independentReading, ledgers } from "./ledgers.ts";
import { readMonths } from "../../origin/src/job/ingest/read.ts";
import { nodeSql } from "../../origin/src/job/ingest/node-store.ts";
import {
  secondFacts,
  secondRates,
  ownFactor,
  type JobFacts,
  type KeptSupplier,
  type MonthOfSupplier,
} from "./second-facts.ts";
import { secondMethods } from "./second-method.ts";
import { totalsShown, type TotalsTold } from "./totals-shown.ts";
import { bareLedger, variedLedger } from "./varied-ledger.ts";

const made = [
  { name: "made: sample world", currency: "GBP", country: "GBR", bytes: () => Buffer.from(sampleLedger()) },
  { name: "made: dollars", currency: "USD", country: "USA", bytes: () => variedLedger(7, 900) },
  { name: "made: euros", currency: "EUR", country: "FRA", bytes: () => variedLedger(99, 600) },
  { name: "made: crowns of one month", currency: "SEK", country: "SWE", bytes: () => bareLedger(5, 150, 30) },
  { name: "made: three years", currency: "CAD", country: "CAN", bytes: () => bareLedger(11, 150, 1096) },
];
const imported = samplesFolder === null ? [] : ledgers;
const real = imported.slice(0, 5);
if (samplesFolder === null) console.log("Skipped for real ledgers: the folder (SAMPLES_DIR) is not there.");

let system: RunningSystem;
let client: Client;
let stores: StoreCopies;
const jobIds = new Map<string, string>();
const checks = new Map<string, TotalsTold>();

beforeAll(async () => {
  system = await startSystem({ seed: "without-job" });
  client = await signIn(system.port, "sasha.sysadmin");
  for (const ledger of [...imported, ...made]) {
    const name = "file" in ledger ? ledger.file : ledger.name;
    const jobId = await createJob(client, name, ledger);
    if ("file" in ledger) checks.set(name, await loadFile(client, jobId, sampleFile(ledger.file)));
    else await checkUpload(client, jobId, await sendFile(client, jobId, "made.csv", ledger.bytes()));
    const { state, failureMessage } = await importJob(client, jobId);
    if (state !== "Ready") throw new Error(`${name} ended ${state}: ${JSON.stringify(failureMessage)}`);
    jobIds.set(name, jobId);
  }
  stores = copyStores(system.folder);
}, 400_000);
afterAll(async () => {
  stores?.close();
  await system?.end();
});

test.each(imported)("$file: accepted rows and total are those of an independent reading", async (ledger) => {
  const expected = await independentReading(ledger);
  const { accepted, sumMinor } = checks.get(ledger.file) ?? {};
  expect({ rows: accepted, sumMinor }).toEqual(expected);
  expect(await totalsShown(client, jobIds.get(ledger.file) ?? "")).toEqual({ ...expected, ofPages: expected.sumMinor });
});

function jobOf(name: string): { jobId: string; db: DatabaseSync } {
  const jobId = jobIds.get(name) ?? "";
  const db = stores.jobs.get(jobId);
  if (!db) throw new Error(`The store of ${name} was not found.`);
  return { jobId, db };
}

const parsed = (value: unknown) => JSON.parse(typeof value === "string" ? value : "null");

/** Documents of each spelling by month, as Ingest kept them. */
function monthsOf(db: DatabaseSync): Map<number, MonthOfSupplier[]> {
  const ledger = nodeSql(db);
  const variants = db
    .prepare("SELECT variant_id AS id FROM ingest_identity")
    .all()
    .map(({ id }) => Number(id));
  const months = new Map<number, MonthOfSupplier[]>();
  for (const each of readMonths(ledger, variants))
    months.set(each.variantId, [...(months.get(each.variantId) ?? []), each]);
  return months;
}

/** Every supplier of the job's present run, as Group and Match left it, with its row and its kept scores. */
function suppliersOf(db: DatabaseSync) {
  const rows = db
    .prepare(
      `SELECT s.*, b.identityJson, b.totalsJson, b.variantIdsJson, m.evidenceJson, m.matchedJson, c.scoresJson
       FROM supplier_base b LEFT JOIN supplier s ON s.run = b.run AND s.ordinal = b.ordinal
         LEFT JOIN supplier_match m ON m.run = b.run AND m.ordinal = b.ordinal
         LEFT JOIN supplier_score c ON c.run = b.run AND c.ordinal = b.ordinal ORDER BY b.ordinal`,
    )
    .all();
  const months = monthsOf(db);
  return rows.map((row) => ({
    row,
    scores: parsed(row["scoresJson"]),
    kept: {
      key: String(row["supplierKey"]),
      identity: parsed(row["identityJson"]),
      totals: parsed(row["totalsJson"]),
      band: parsed(row["evidenceJson"])?.band ?? "Unmatched",
      entry: parsed(row["matchedJson"]),
      levels: parsed(row["evidenceJson"])?.levels ?? null,
      mcc: String(row["mcc"]),
      months: (parsed(row["variantIdsJson"]) as number[]).flatMap((variant) => months.get(variant) ?? []),
    } satisfies KeptSupplier,
  }));
}

const dayOf = (date: string | null): number | null =>
  date === null ? null : Date.parse(`${date}T00:00:00Z`) / 86_400_000;

function factsOfJob(db: DatabaseSync): JobFacts & { offered: Capability[] } {
  const { payload, summary } = parsed(
    db.prepare("SELECT recordJson FROM run ORDER BY number DESC").get()?.["recordJson"],
  );
  const { job, issuer } = payload;
  const { quality } = summary;
  return {
    currency: job.currency,
    buyerCountry: job.buyerCountry,
    buyerType: job.buyerType ?? null,
    isDated: quality.firstDate !== null,
    isLittleInside: summary.annualisation?.code === "littleInside",
    lockboxes: issuer.lockboxes,
    offered: issuer.capabilities,
    // The run's own period: how it is proposed from the money is read a second time in the tests of the check.
    firstDate: dayOf(job.periodFrom ?? quality.firstDate),
    lastDate: dayOf(job.periodTo ?? quality.lastDate),
  };
}

describe.each([...real.map(({ file }) => file), ...made.map(({ name }) => name)])("%s", (name) => {
  test("level, points and method of every supplier are those of a second reading of the rules", () => {
    const { db } = jobOf(name);
    const job = factsOfJob(db);
    const all = suppliersOf(db);
    const facts = secondFacts(
      all.map(({ kept }) => kept),
      job,
      pcardMcc,
    );
    expect(all.length).toBeGreaterThan(50);
    const differences = all.flatMap(({ row, scores, kept }, at): object[] => {
      const own = facts[at];
      if (!own) return [{ name: row["name"], fact: "missing" }];
      const second = capabilities.map((capability) => ({ capability, ...secondReading(own, capability, 3) }));
      const levels = Object.fromEntries(second.map((each) => [each.capability, each.level])) as Record<
        Capability,
        ScoreLevel
      >;
      const methods = secondMethods(levels, job.offered, kept, own, ownFactor(kept, job));
      const wrong = second.filter(
        ({ capability, level, points }) => row[`${capability}Score`] !== level || scores[capability][0] !== points,
      );
      const isMethod = methods.some((method) => method === row["recommendedMethod"]);
      return wrong.length === 0 && isMethod
        ? []
        : [{ name: row["name"], wrong, stored: scores, method: row["recommendedMethod"], methods, own }];
    });
    expect(differences).toEqual([]);
  });

  test("reasons add up to the points", () => {
    const codes = new Set<string>();
    for (const { scores } of suppliersOf(jobOf(name).db)) {
      for (const capability of capabilities) {
        const [points, ...reasons]: [number, ...[string, number][]] = scores[capability];
        const sum = reasons.reduce((total, [, each]) => total + each, 0);
        expect(points).toBe(Math.min(100, Math.max(0, sum)));
        for (const [code] of reasons) codes.add(code);
      }
    }
    expect(codes.size).toBeGreaterThan(10);
  });
});

/** The suppliers before and after each: the largest spend first, those of equal spend in the order of the job. */
function besideEach(all: readonly { key: string; spend: number }[]) {
  const ranked = all.toSorted((a, b) => b.spend - a.spend);
  return new Map(
    ranked.map(({ key }, at) => [
      key,
      { previousKey: ranked[at - 1]?.key ?? null, nextKey: ranked[at + 1]?.key ?? null },
    ]),
  );
}

/** Suppliers of each job whose pages are read, spread over all: 60, or as many as `npm run soak` asks for. */
const pagesOfJob = Number(process.env["KILLS"] ?? 60);

/** So many suppliers of a job, spread over all. */
function suppliersToAsk(name: string) {
  const { db } = jobOf(name);
  const all = suppliersOf(db);
  const beside = besideEach(all.map(({ row, kept: { key } }) => ({ key, spend: Number(row["spendMinor"]) })));
  const job = factsOfJob(db);
  const facts = secondFacts(
    all.map(({ kept }) => kept),
    job,
    pcardMcc,
  );
  const step = Math.ceil(all.length / pagesOfJob);
  return all.flatMap((each, at) => {
    const own = facts[at];
    return own && at % step === 0 ? [{ ...each, facts: own, beside: beside.get(each.kept.key) }] : [];
  });
}

const conditions = conditionsByCode(scoringRulesetV3);

/** What a supplier's page says that is not so, by a reading of its sentences and a second one of its facts. */
function untrueOn(detail: SupplierDetail, facts: ScoringFacts): string[] {
  return capabilities.flatMap((capability) =>
    (detail.reasons[capability] ?? []).flatMap((reason) =>
      untrueIn(spokenReason(reason, detail, "en-GB"), {
        facts,
        rate: secondRates[detail.currency] ?? Number.NaN,
        country: detail.identity["country"] ?? "",
        numbers: numbersIn(conditions.get(`${capability} ${reason.code}`)),
      }).map((wrong) => `${detail.row.name}, ${capability} ${reason.code}: ${wrong}`),
    ),
  );
}

test.each([...made.map(({ name }) => name), ...real.map(({ file }) => file)])(
  "a supplier's page shows what was kept, and every reason on it is true of the supplier: %s",
  async (name) => {
    const { jobId } = jobOf(name);
    const untrue: string[] = [];
    for (const { row, scores, kept, facts, beside } of suppliersToAsk(name)) {
      const path = `/api/v1/jobs/${jobId}/suppliers/${encodeURIComponent(kept.key)}`;
      const detail = expectOk(await client.call("GET", path), "supplier").json<SupplierDetail>();
      const shown = capabilities.map((capability) => [
        capability,
        [detail.points[capability], ...(detail.reasons[capability] ?? []).map(({ code, points }) => [code, points])],
      ]);
      expect({ version: detail.scoringRulesetVersion, ...Object.fromEntries(shown) }).toEqual(scores);
      expect(detail.row.recommendedMethod).toBe(row["recommendedMethod"]);
      expect({ previousKey: detail.previousKey, nextKey: detail.nextKey }).toEqual(beside);
      untrue.push(...untrueOn(detail, facts));
    }
    expect(untrue.slice(0, 20)).toEqual([]);
  },
);

const cubeJobs = ["made: dollars", real[0]?.file ?? "made: euros"];
test.each(cubeJobs)("every cell of every dimension, slicer and measure is SQL's: %s", async (name) => {
  const { jobId, db } = jobOf(name);
  await checkCells(client, jobId, db);
});
test("every bar of every dimension drills to exactly its suppliers", async () => {
  const { jobId, db } = jobOf("made: dollars");
  await checkDrills(client, jobId, db);
});
test("the roll-up in the catalogue and the dimension Jobs are SQL's", async () => {
  checkRollup(stores);
  await checkJobs(client, stores);
});
