import { beforeAll, expect, it } from "vitest";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { Job, Upload } from "@paygauge/api-types/entities/jobs";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { call, check, importJob, newJob, send, settled } from "../uploads/upload-calls.fixture.ts";

const csv = [
  "Supplier name,City,Country,Spend",
  ...["Ash Ltd,Leeds", "Birch Ltd,York", "Cedar Ltd,Hull"].map((who, at) => `${who},GBR,${(at + 1) * 100}.00`),
].join("\n");

let jobId = "";
let first: JobSummary;
const jobOf = () => call<Job>("GET", `/jobs/${jobId}`);
const uploadsOf = () => call<Upload[]>("GET", `/jobs/${jobId}/uploads`);
const move = (body: object, who = "sasha-sysadmin") => callAs(who, "POST", `/api/v1/jobs/${jobId}/kind`, { body });

/** The one file of the job when it was looked at again. */
async function lookedAt(): Promise<Upload> {
  const [file] = await uploadsOf();
  if (file === undefined) throw new Error("The file is gone.");
  return settled(jobId, file.id, ["Inspected"]);
}

beforeAll(async () => {
  await seedOrigin(["settings", "agreements", "brands", "issuers", "people", "buyers", "rulesets", "directory"]);
  jobId = await newJob("Moves", { kind: "base" });
  await check(await send(jobId, "suppliers.csv", Uint8Array.from(new TextEncoder().encode(csv))));
  first = await importJob(jobId);
});

it("a summary becomes matched data only: its file stays and is looked at again, its analysis stays to be read", async () => {
  const before = await jobOf();
  expect(before.maySwitchKind).toBe(true);
  expect((await move({ kind: "matchedDataOnly" })).status).toBe(200);
  const after = await jobOf();
  expect(after).toMatchObject({ kind: "matchedDataOnly", state: "Draft", currency: "GBP" });
  expect(after.latest).toEqual(before.latest);
  expect(after.latest?.kind).toBe("base");
  const { mapping, fileName } = await lookedAt();
  expect(fileName).toBe("suppliers.csv");
  expect(Object.keys(mapping?.sources ?? {}).toSorted()).toEqual(["city", "country", "supplierName"]);
  // what was analysed has its figures still
  const insights = await callAs("sasha-sysadmin", "POST", `/api/v1/jobs/${jobId}/insights`, { body: {} });
  expect(insights.status).toBe(200);
  expect((await call<JobSummary>("GET", `/jobs/${jobId}/summary`)).totals).toEqual(first.totals);
});

it("refuses a re-score of a file read as another kind", async () => {
  const answer = await callAs("sasha-sysadmin", "POST", `/api/v1/jobs/${jobId}/rescore`);
  expect(answer.status).toBe(409);
});

it("imported as that kind it is matched alone, and has no figures from then on", async () => {
  const { latest: withMoney, publicationNumber: publication } = await jobOf();
  await call("POST", `/jobs/${jobId}/publish`, { run: withMoney?.run, publication });
  await check(await lookedAt());
  const summary = await importJob(jobId);
  expect(summary.totals).toMatchObject({ suppliers: 3, spendMinor: 0 });
  expect((await jobOf()).latest?.kind).toBe("matchedDataOnly");
  const insights = await callAs("sasha-sysadmin", "POST", `/api/v1/jobs/${jobId}/insights`, { body: {} });
  expect(await insights.json()).toMatchObject({ code: "NO_FIGURES" });
  // the run that was published before has its own
  const published = await callAs("sasha-sysadmin", "POST", `/api/v1/jobs/${jobId}/insights?run=published`, {
    body: {},
  });
  expect([published.status, published.headers.get("x-paygauge-run")]).toEqual([200, withMoney?.run]);
});

it("asks for a currency where there was no money, and has the mapping of before when it comes back", async () => {
  const refused = await move({ kind: "base" });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ errors: { currency: expect.anything() } });
  expect((await move({ kind: "base", currency: "EUR" })).status).toBe(200);
  const file = await lookedAt();
  expect(file.mappingRemembered).toBe(true);
  expect(file.mapping?.sources.spend).toEqual({ column: 3 });
  expect((await jobOf()).currency).toBe("EUR");
  // Its countries speak for pounds, so that the currency is asked.
  await check(file, { answers: { currency: "EUR" } });
  const { totals } = await importJob(jobId);
  // In the job's new currency: a file's currency is not part of its remembered layout.
  expect(totals.spendMinor).toBe(first.totals.spendMinor);
  expect(totals.suppliers).toBe(3);
});

it("is for those who may, and to another kind", async () => {
  expect((await move({ kind: "base" })).status).toBe(422);
  expect((await move({ kind: "advanced" }, "isla-issuer")).status).toBe(403);
  expect((await move({ kind: "other" })).status).toBe(422);
});
