import { beforeAll, expect, it } from "vitest";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { JobProgress } from "@paygauge/api-types/entities/jobs";
import { standardFields } from "@paygauge/api-types/datapoints/standard-profiles";
import type { DownloadCount } from "@paygauge/api-types/entities/data-downloads";
import type { SupplierDetail, SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { seedOrigin, callAs } from "../../support/call-origin.ts";
import { sampleSuppliers } from "../../seed/samples/suppliers.ts";
import { matchedFile } from "../downloads/downloads.fixture.ts";
import { call, check, importJob, newJob, runToEnd, send } from "../uploads/upload-calls.fixture.ts";

const paged = { pageNumber: 1, pageSize: 100 };
const kind = { kind: "matchedDataOnly", currency: undefined, capabilities: undefined } as const;

let jobId = "";
let summary: JobSummary;

beforeAll(async () => {
  await seedOrigin(["settings", "agreements", "brands", "issuers", "people", "buyers", "rulesets", "directory"]);
  jobId = await newJob("Who they are", kind);
  const bytes = Uint8Array.from(new TextEncoder().encode(sampleSuppliers()));
  await check(await send(jobId, "suppliers.csv", bytes));
  summary = await importJob(jobId);
});

const rowsOf = async (request: object = {}) =>
  call<{ collection: SupplierRow[]; totalCount: number }>("POST", `/jobs/${jobId}/suppliers/get`, {
    ...paged,
    ...request,
  });

it("asks for who suppliers are alone: neither currency nor capabilities, and no period", async () => {
  const refused = await callAs("sasha-sysadmin", "POST", "/api/v1/jobs", {
    body: {
      name: "Base",
      kind: "base",
      issuerId: "issuer-harbour",
      buyerId: "buyer-calder-county",
      buyerCountry: "GBR",
      capabilities: ["stp"],
    },
  });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ errors: { currency: expect.anything() } });
});

it("groups and matches, and scores nothing", async () => {
  const { steps } = await call<JobProgress>("GET", `/jobs/${jobId}/progress`);
  expect(steps.map(({ step }) => step)).toEqual(["Ingest", "Group", "Match", "Publishable", "Alike"]);
  expect(steps.every(({ state }) => state === "Completed")).toBe(true);
  expect(summary.totals.suppliers).toBeGreaterThan(250);
  expect(summary.totals.suppliers).toBeLessThan(summary.quality.accepted);
  expect(summary.best).toBe(null);
});

it("tells suppliers by band and reason; both add up to all of them, and each opens exactly its own", async () => {
  const { suppliers, reasons = [] } = summary.match;
  const all = summary.totals.suppliers;
  expect(Object.values(suppliers).reduce((sum, n) => sum + n, 0)).toBe(all);
  expect(reasons.reduce((sum, each) => sum + each.suppliers, 0)).toBe(all);
  expect(suppliers["High"]).toBeGreaterThan(0);
  expect(suppliers["Unmatched"]).toBeGreaterThan(0);
  for (const { band, reason, suppliers: count } of reasons) {
    const filterItems = [
      { propertyName: "matchBand", itemComparisonOperator: "Equal", itemValue: band },
      { propertyName: "matchReason", itemComparisonOperator: "Equal", itemValue: reason },
    ];
    expect((await rowsOf({ filters: { filterItems } })).totalCount, `${band} ${reason}`).toBe(count);
  }
});

it("shows the directory entry next to a matched supplier, and its evidence", async () => {
  const { collection } = await rowsOf({ orderBy: "-confidence" });
  const [best] = collection;
  expect(best).toMatchObject({ matchBand: "High", matchedState: "MATCHED", spendMinor: 0, stpScore: "None" });
  expect(best?.matchedName).not.toBe("");
  const detail = await call<SupplierDetail>("GET", `/jobs/${jobId}/suppliers/${best?.supplierKey}`);
  expect(detail.evidence).toMatchObject({ band: "High", reason: best?.matchReason });
  expect(detail.matched?.name).toBe(best?.matchedName);
});

it("says of what rests on money that it is not there", async () => {
  for (const [method, path, body] of [
    ["POST", "insights", { dimension: "Countries" }],
    ["GET", "runs", undefined],
    ["POST", "suppliers/nobody/band", { kind: "set", capability: "stp", level: "High", reason: "We know." }],
  ] as const) {
    const asked = body === undefined ? {} : { body };
    const answer = await callAs("sasha-sysadmin", method, `/api/v1/jobs/${jobId}/${path}`, asked);
    expect(answer.status, path).toBe(409);
    expect(await answer.json(), path).toMatchObject({ code: "NO_FIGURES" });
  }
});

it("gives its matched data as a file of the bands that are chosen, on the page as in the file", async () => {
  const of = (filters: object[]) =>
    call<DownloadCount>("POST", `/jobs/${jobId}/matched-data-downloads/count`, { kind: "matchedData", filters });
  expect((await of([])).rows).toBe(summary.totals.suppliers);
  const high = { key: "matchBand", values: ["High"] } as const;
  const counted = await of([high]);
  expect([counted.rows, counted.spendMinor]).toEqual([summary.match.suppliers.High, null]);
  const file = await matchedFile(jobId, { filters: [{ ...high, values: [...high.values] }] });
  const lines = (await file.text())
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split("\r\n");
  expect(lines).toHaveLength(1 + counted.rows);
  const heads = lines[0]?.split(/,(?! )/) ?? [];
  expect(heads).toHaveLength(standardFields("matchedData").length);
  expect(heads).toContain("Directory name (demo)");
  expect(heads).toContain("Tax ID");
  expect(file.headers.get("content-disposition")).toContain("Who they are matched data.csv");
  const book = await matchedFile(jobId, { format: "xlsx" });
  expect(new TextDecoder().decode((await book.arrayBuffer()).slice(0, 2))).toBe("PK");
});

it("is published and matched again as any other", async () => {
  const { run, publicationNumber } = await call<{ latest: { run: string }; publicationNumber: number }>(
    "GET",
    `/jobs/${jobId}`,
  ).then(({ latest, publicationNumber: number }) => ({ run: latest.run, publicationNumber: number }));
  await call("POST", `/jobs/${jobId}/publish`, { run, publication: publicationNumber });
  await call("POST", `/jobs/${jobId}/rescore`);
  expect((await runToEnd(jobId)).match).toEqual(summary.match);
  const { steps } = await call<JobProgress>("GET", `/jobs/${jobId}/progress`);
  expect(steps.map(({ step }) => step)).toEqual(["Group", "Match", "Publishable", "Alike"]);
});
