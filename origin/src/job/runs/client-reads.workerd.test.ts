/** Every read that a client has, made from the table of calls: all of them answer from the one published run. */
import { beforeAll, expect, it } from "vitest";
import { bodyTypeOf, isOfOrigin, type Call } from "@paygauge/api-types/endpoints/call";
import { compiledCalls, type AnswerOf } from "@paygauge/api-types/endpoints";
import { insightDimensions } from "@paygauge/api-types/entities/insights";
import { runHeader } from "@paygauge/api-types/entities/runs";
import { fillPath } from "@paygauge/api-types/paths";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { call, runToEnd, until } from "../../areas/uploads/upload-calls.fixture.ts";
import { modelsOf } from "../../prediction/models-stub.ts";
import { storeModel } from "../../prediction/stored-model.fixture.ts";
import { outcomesFile } from "../../reading-requests.fixture.ts";
import {
  client,
  grantClient,
  importFile,
  jobOf,
  jobWithRun,
  ledgerOf,
  mergeTwo,
  publish,
  suppliersAs,
} from "./published-job.fixture.ts";

beforeAll(async () => {
  await seedOrigin();
  await grantClient();
  // Clients see rows of the ledger only where their issuer allows it.
  await testEnv.DB.exec("UPDATE issuers SET shows_ledger_rows = 1");
  // Predictions need their flag and a champion.
  const flag = { name: "FEATURE_FLAG_SUPPLIERS_ML_PREDICTION", isEnabled: true };
  await callAs("dana-developer", "POST", "/api/v1/system-data/feature-flags", { body: flag });
  const by = { id: "user-sasha-sysadmin", name: "Sasha Sysadmin" };
  await modelsOf(testEnv).promote({ number: await storeModel(), from: null, note: "", by });
});

interface Read {
  readonly name: string;
  readonly method: Call["method"];
  readonly path: string;
  readonly body: unknown;
  readonly isOfRun: boolean;
}

const paged = { pageNumber: 1, pageSize: 50 };
/** Bodies and queries that a call is asked with in addition to the plain one. */
const variants: Readonly<Record<string, readonly { readonly query?: string; readonly body?: unknown }[]>> = {
  jobSuppliers: [
    { body: { ...paged, search: "Supplier B" } },
    { body: { ...paged, orderBy: "-spendMinor", pageSize: 3 } },
  ],
  jobInsights: [
    ...insightDimensions.map((dimension) => ({ body: { dimension } })),
    { body: { dimension: "Countries", filters: [{ dimension: "Countries", only: "GBR" }] } },
  ],
  exportSuppliers: [{ query: "columns=supplierKey,name,spendMinor" }],
  search: [{ query: "text=Supplier" }],
};

/** Queries without which a call is refused. */
const queries: Readonly<Record<string, string>> = {
  compareReports: "from=1&to=1",
  reportBody: "version=1",
  dataDownloadForm: "kind=analysis",
  matchedDownloadForm: "kind=matchedData",
};

/** Bodies of calls that take no page. */
const plainBodies: Readonly<Record<string, unknown>> = {
  jobInsights: {},
  jobInsightMonths: {},
  comparedSuppliers: { kind: "joined" },
  previewMapping: {
    mapping: {
      sources: { supplierName: { column: 0 } },
      dateOrders: {},
      decimalMark: ".",
      currency: "GBP",
      cardFlag: false,
      headerSignature: "any",
    },
  },
  businessCaseStart: { useCaseIds: [] },
  campaignBoard: {},
  previewCampaignMail: {},
  reportPreview: { layout: { sections: [] } },
  countDataDownload: { kind: "analysis", filters: [] },
  countMatchedDownload: { kind: "matchedData", filters: [] },
  dataDownloadValues: { kind: "analysis", key: "country", search: "" },
  matchedDownloadValues: { kind: "matchedData", key: "country", search: "" },
  draftUseCase: { method: "vcard", criteria: { filterItems: [] } },
};

/** Files that a call reads. */
const forms: Readonly<Record<string, () => FormData>> = { previewCampaignFile: outcomesFile };

/** Their bodies are drafts of rulesets, which staff alone write: without one they are refused before the job is looked for. */
const ofDrafts = /^(?:bench|simulate)/;

/** A supplier of a job, and one of its rows. */
interface Asked {
  readonly supplierKey: string;
  readonly uploadId: string;
  readonly row: number;
  /** A row that counts nowhere; 0 for a job without one. */
  readonly uncounted: number;
}

/** A ledger with one row more, which counts nowhere. */
function withUnreadable(ledger: Uint8Array): Uint8Array<ArrayBuffer> {
  const row = "S0,Supplier A Trading,Leeds,GBR,Payment,none,2025-01-15,Cheque\n";
  return new Uint8Array(new TextEncoder().encode(`${new TextDecoder().decode(ledger)}${row}`));
}

async function askedOf(jobId: string): Promise<Asked> {
  const [one] = await suppliersAs("sasha-sysadmin", jobId);
  const supplierKey = one?.supplierKey ?? "";
  const { collection } = await call<AnswerOf<"supplierRows">>(
    "POST",
    `/jobs/${jobId}/suppliers/${supplierKey}/rows/get`,
    paged,
  );
  const nowhere = await call<AnswerOf<"uncountedRows">>("POST", `/jobs/${jobId}/uncounted-rows/get`, paged);
  const uncounted = nowhere.collection[0]?.row ?? 0;
  return { supplierKey, uploadId: collection[0]?.uploadId ?? "", row: collection[0]?.row ?? 0, uncounted };
}

/** Questions to a job from everything that reads, and by the lists that any job could be in. */
function readsOf(jobId: string, { supplierKey, uploadId, row, uncounted }: Asked): Read[] {
  const named = new Map([
    ["supplierKey", supplierKey],
    ["uploadId", uploadId],
    ["rowNumber", String(row)],
    ["reportType", "insights"],
    ["sha256", "0".repeat(64)],
  ]);
  return compiledCalls.flatMap(({ id, path, call: declared }) => {
    if (declared.effect !== "read" || !isOfOrigin(declared) || declared.access.who === "edge" || ofDrafts.test(id))
      return [];
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
    const isOfJob = names.includes("jobId");
    if (!isOfJob && !["search", "jobs", "runningJobs", "exports"].includes(id)) return [];
    const params = Object.fromEntries(names.map((name) => [name, named.get(name) ?? "1"]));
    const own = id === "uncountedRow" ? { rowNumber: String(uncounted) } : {};
    const filled = fillPath(path, { ...params, ...own, jobId });
    const text = id === "search" ? `text=Supplier&jobId=${jobId}` : (queries[id] ?? "");
    const plain = bodyTypeOf(declared) === "json" ? (plainBodies[id] ?? paged) : forms[id]?.();
    return [{ query: text, body: plain }, ...(variants[id] ?? [])].map(({ query = "", body = plain }, at) => ({
      name: `${id} ${at}`,
      method: declared.method,
      path: query === "" ? filled : `${filled}?${query}`,
      body,
      isOfRun: declared.ofRun === true,
    }));
  });
}

interface Answered {
  readonly status: number;
  readonly run: string | null;
  readonly text: string;
}

async function answered({ method, path, body }: Read): Promise<Answered> {
  const sent = body === undefined ? {} : body instanceof FormData ? { raw: body } : { body };
  const answer = await callAs(client.subject, method, path, sent);
  const text = (await answer.text()).replaceAll(/"correlationId":"\w+"/g, "");
  return { status: answer.status, run: answer.headers.get(runHeader), text };
}

async function walk(reads: readonly Read[]): Promise<Map<string, Answered>> {
  const answers = new Map<string, Answered>();
  for (const read of reads) answers.set(read.name, await answered(read));
  return answers;
}

it("not one of them finds an unpublished job", async () => {
  const jobId = await jobWithRun("Hidden from clients", ledgerOf(100, 3));
  const reads = readsOf(jobId, await askedOf(jobId));
  expect(reads.length).toBeGreaterThan(25);
  for (const [name, { status, text }] of await walk(reads)) {
    if (/^(?:search|jobs|runningJobs|exports) /.test(name)) expect(text, name).not.toContain(jobId);
    else expect([name, status]).toEqual([name, 404]);
  }
});

it("all of them answer from the published run while the job is merged, scored again and imported again", async () => {
  // Paid by cheque: instant pay is worth something, so that the business case has a file.
  const jobId = await jobWithRun("Walked by a client", withUnreadable(ledgerOf(100)), [
    "stp",
    "vcard",
    "pcard",
    "scf",
    "instantPay",
  ]);
  const published = await publish(jobId);
  const reads = readsOf(jobId, await askedOf(jobId));
  const before = await walk(reads);
  for (const { name, isOfRun } of reads) {
    const { status, run, text } = before.get(name) ?? { status: 0, run: null, text: "" };
    if (isOfRun) expect([name, status, run, text.slice(0, 0)]).toEqual([name, 200, published, ""]);
    else expect([name, [200, 403, 404, 409].includes(status)]).toEqual([name, true]);
  }
  const differing = async () => {
    const now = await walk(reads);
    return [...now].flatMap(([name, answer]) => {
      const was = before.get(name);
      if (JSON.stringify(answer) === JSON.stringify(was)) return [];
      return [`${name}: ${JSON.stringify(was).slice(0, 600)} became ${JSON.stringify(answer).slice(0, 600)}`];
    });
  };

  await mergeTwo(jobId);
  await call("POST", `/jobs/${jobId}/rescore`);
  let walks = 0;
  await until(
    async () => {
      expect(await differing()).toEqual([]);
      walks += 1;
      return (await jobOf(jobId)).state;
    },
    (state) => state === "Ready",
  );
  expect(walks).toBeGreaterThan(1);
  await runToEnd(jobId);
  expect((await jobOf(jobId)).latest?.run).not.toBe(published);
  expect(await suppliersAs("sasha-sysadmin", jobId)).toHaveLength(11);
  expect(await differing()).toEqual([]);
  await importFile(jobId, "more.csv", ledgerOf(7, 3));
  expect(await differing()).toEqual([]);

  const next = await publish(jobId);
  for (const [name, { run }] of await walk(reads)) expect([name, run === null || run === next]).toEqual([name, true]);
});

it("the run names what made it, of the published one to a client and of the newest to staff", async () => {
  const jobId = await jobWithRun("Made of", ledgerOf(100, 3));
  const run = await publish(jobId);
  await importFile(jobId, "more.csv", ledgerOf(7, 3));
  const told = await (await callAs(client.subject, "GET", `/api/v1/jobs/${jobId}/run`)).json();
  expect(told).toMatchObject({
    run,
    number: 1,
    files: [{ fileName: "ledger.csv", accepted: 36, rejected: 0 }],
    firstDate: "2025-01-15",
    lastDate: "2025-12-15",
    matchService: "directory",
    confidenceRulesetVersion: expect.any(Number),
    scoringRulesetVersion: expect.any(Number),
    suppliersCount: 3,
  });
  const newest = await call<{ number: number; publishedOn: string | null; files: { fileName: string }[] }>(
    "GET",
    `/jobs/${jobId}/run`,
  );
  expect([newest.number, newest.publishedOn]).toEqual([2, null]);
  expect(newest.files.map(({ fileName }) => fileName)).toContain("more.csv");
});
