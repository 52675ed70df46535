/** A job that has chosen fewer capabilities: every read call, made from the table of calls, knows of no other. */
import { beforeAll, expect, it } from "vitest";
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import { compiledCalls } from "@paygauge/api-types/endpoints";
import { isOfOrigin } from "@paygauge/api-types/endpoints/call";
import { scoreColumn } from "@paygauge/api-types/entities/job-capabilities";
import { supplierHeadings } from "@paygauge/api-types/entities/supplier-headings";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import type { UseCaseList } from "@paygauge/api-types/entities/use-cases";
import { call, newJob, runToEnd } from "./areas/uploads/upload-calls.fixture.ts";
import { importFile, ledgerOf, publish, suppliersAs } from "./job/runs/published-job.fixture.ts";
import { bodiesFor, pathOf } from "./reading-requests.fixture.ts";
import { callAs, seedOrigin } from "./support/call-origin.ts";

beforeAll(() => seedOrigin());

const staff = "sasha-sysadmin";
const chosen: readonly Capability[] = ["vcard", "scf"];
const gone = capabilities.filter((each) => !chosen.includes(each));
const words: ReadonlySet<string> = new Set(gone.flatMap((each) => [each, scoreColumn(each)]));
const headings = gone.map((each) => supplierHeadings[scoreColumn(each)]);
/** Where all capabilities are shown, and why. */
const ofEvery: Readonly<Record<string, string>> = {
  jobDetails: "they are chosen there",
  jobLogs: "what was chosen earlier is told there",
};
/** Questions that name a chosen capability, where the usual ones name another. */
const bodies: Readonly<Record<string, readonly object[]>> = {
  jobInsightMonths: [{}, { filters: [{ dimension: "vcard", only: "High" }] }],
  jobInsights: [{}, { dimension: "Countries", filters: [{ dimension: "vcard", only: "High" }] }],
};
/** Of rulesets, which are about every capability, tried on a job. */
const ofRulesets = /^(?:bench|simulate)/;

/** Unchosen capabilities that a file names: as a column, or as a level in a cell. */
function writtenIn(text: string): string[] {
  const cells = [...(text.split("\r\n")[0] ?? "").matchAll(/"([^"]*)"|[^,]+/g)].map(([cell, quoted]) => quoted ?? cell);
  const isOf = (heading: string) => cells.some((cell) => cell === heading || cell.startsWith(`${heading}, `));
  return headings.filter((each) => isOf(each) || text.includes(`${each}: `));
}

/** Unchosen capabilities that an answer names: as a key, or as a whole word. */
function namedIn(value: unknown, at = ""): string[] {
  if (typeof value === "string")
    return words.has(value) || (/^\w+:\w+/.test(value) && gone.some((each) => value.split(/[:,]/).includes(each)))
      ? [`${at}=${value}`]
      : [];
  if (Array.isArray(value)) return value.flatMap((each, index) => namedIn(each, `${at}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [
    ...(words.has(key) ? [`${at}.${key}`] : []),
    ...namedIn(each, `${at}.${key}`),
  ]);
}

async function jobWithCases() {
  const jobId = await newJob("Chosen", { capabilities: [...capabilities] });
  await importFile(jobId, "ledger.csv", ledgerOf(100, 6));
  const [one] = await suppliersAs(staff, jobId);
  const supplierKey = one?.supplierKey ?? "";
  for (const capability of ["boost", "vcard"])
    await call("POST", `/jobs/${jobId}/suppliers/${supplierKey}/band`, {
      kind: "set",
      capability,
      level: "High",
      reason: "Agreed.",
    });
  await call("POST", `/jobs/${jobId}/rescore`);
  await runToEnd(jobId);
  const save = async (name: string, method: Capability, column?: string) => {
    const items =
      column === undefined ? [] : [{ propertyName: column, itemComparisonOperator: "Equal", itemValue: "High" }];
    const { id } = await call<{ id: string }>("POST", `/jobs/${jobId}/use-cases`, {
      name,
      method,
      criteria: { filterItems: items },
    });
    return id;
  };
  const kept = await save("Kept", "vcard");
  const lost = [await save("By method", "boost"), await save("By filter", "vcard", "boostScore")];
  const from = { kind: "useCase", useCaseId: kept };
  const { id: campaignWorkflowId } = await call<{ id: string }>("POST", `/jobs/${jobId}/campaign-workflows`, { from });
  const [upload] = await call<Upload[]>("GET", `/jobs/${jobId}/uploads`);
  return { campaignWorkflowId, jobId, supplierKey, useCaseId: kept, lost, uploadId: upload?.id ?? "" };
}

async function choose(jobId: string, of: readonly Capability[]) {
  await call("PUT", `/jobs/${jobId}/capabilities`, { capabilities: of });
  await runToEnd(jobId);
}

it("answers, files and questions know of chosen capabilities alone, and choosing again brings all back", async () => {
  const { lost, ...place } = await jobWithCases();
  const { jobId } = place;
  const before = await suppliersAs(staff, jobId);
  await publish(jobId);
  await choose(jobId, chosen);

  const answered: string[] = [];
  for (const perspective of ["", "run=published"])
    for (const { id, call: declared } of compiledCalls) {
      const isAsked = declared.effect === "read" && isOfOrigin(declared) && declared.path.includes(":jobId");
      if (!isAsked || declared.access.who === "edge" || ofRulesets.test(id)) continue;
      if (perspective !== "" && declared.ofRun !== true) continue;
      for (const body of bodies[id] ?? bodiesFor(id, declared, place)) {
        const path = pathOf(id, declared, place);
        const asked = perspective === "" ? path : `${path}${path.includes("?") ? "&" : "?"}${perspective}`;
        const answer = await callAs(staff, declared.method, asked, body === undefined ? {} : { body });
        const text = await answer.text();
        if (answer.status !== 200) continue;
        answered.push(id);
        if (declared.answer === "download") expect([id, writtenIn(text)]).toEqual([id, []]);
        else if (ofEvery[id] === undefined) expect([id, namedIn(JSON.parse(text))]).toEqual([id, []]);
      }
    }
  expect(new Set(answered).size).toBeGreaterThan(25);
  for (const each of [
    "jobSuppliers",
    "jobSupplier",
    "jobSummary",
    "jobInsights",
    "useCases",
    "jobCampaigns",
    "campaignSuppliers",
    "campaignBoard",
    "campaignSupplier",
    "bandOverrides",
    "publishPreview",
  ])
    expect(answered, each).toContain(each);

  const { cases, seeds } = await call<UseCaseList>("GET", `/jobs/${jobId}/use-cases`);
  expect(cases.map(({ name }) => name)).toEqual(["Kept"]);
  expect(seeds?.every(({ method }) => chosen.includes(method))).toBe(true);
  for (const id of lost) expect((await callAs(staff, "GET", `/api/v1/jobs/${jobId}/use-cases/${id}`)).status).toBe(404);
  const page = { pageNumber: 1, pageSize: 10 };
  const filters = { filterItems: [{ propertyName: "boostScore", itemComparisonOperator: "Equal", itemValue: "High" }] };
  for (const body of [
    { ...page, filters },
    { ...page, orderBy: "-boostScore" },
  ])
    expect((await callAs(staff, "POST", `/api/v1/jobs/${jobId}/suppliers/get`, { body })).status).toBe(422);
  const columns = await callAs(staff, "GET", `/api/v1/jobs/${jobId}/suppliers/export?columns=name,boostScore`);
  expect(columns.status).toBe(422);

  await choose(jobId, capabilities);
  expect(await suppliersAs(staff, jobId)).toEqual(before);
  expect((await call<UseCaseList>("GET", `/jobs/${jobId}/use-cases`)).cases).toHaveLength(3);
});
