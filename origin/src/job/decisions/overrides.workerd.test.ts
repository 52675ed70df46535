/**
 * What users set by hand: next to the machine's band, kept over every re-score, and read by clients after a publish.
 */
import { beforeAll, expect, it } from "vitest";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { BandOverride, SupplierNote } from "@paygauge/api-types/entities/overrides";
import type { SupplierDetail, SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { call } from "../../areas/uploads/upload-calls.fixture.ts";
import {
  client,
  digestOfRun,
  grantClient,
  jobWithRun,
  ledgerOf,
  mergeAndRescore,
  publish,
  rescore,
  suppliersAs,
} from "../runs/published-job.fixture.ts";

const staff = "sasha-sysadmin";

beforeAll(async () => {
  await seedOrigin();
  await grantClient();
});

const rowOf = async (subject: string, jobId: string, key: string): Promise<SupplierRow | undefined> =>
  (await suppliersAs(subject, jobId)).find(({ supplierKey }) => supplierKey === key);
const overridesOf = (jobId: string, query = "") => call<BandOverride[]>("GET", `/jobs/${jobId}/band-overrides${query}`);

async function filtered(jobId: string): Promise<string[]> {
  const item = { propertyName: "setByHand", itemComparisonOperator: "Equal", itemValue: "true" };
  const body = { pageNumber: 1, pageSize: 50, filters: { filterItems: [item] } };
  const found = await call<{ collection: SupplierRow[] }>("POST", `/jobs/${jobId}/suppliers/get`, body);
  return found.collection.map(({ supplierKey }) => supplierKey);
}

it("a band set by hand is next to the machine's from the next re-score on, until it is undone", async () => {
  const jobId = await jobWithRun("Set by hand");
  const first = await publish(jobId);
  const digest = await digestOfRun(jobId, first);
  // Not one of the two that are merged below.
  const { supplierKey: key = "", stpScore: machine } = (await suppliersAs(staff, jobId))[5] ?? {};
  expect(machine).not.toBe("High");
  const path = `/jobs/${jobId}/suppliers/${key}`;
  const set = { kind: "set", capability: "stp", level: "High", reason: "  They agreed by phone. " };
  await call("POST", `${path}/band`, set);
  const [waiting] = await overridesOf(jobId);
  expect(waiting).toMatchObject({
    supplierKey: key,
    level: "High",
    machineLevel: machine,
    reason: "They agreed by phone.",
    author: "Sasha Sysadmin",
    isPending: true,
    isPresent: true,
  });
  expect(await rowOf(staff, jobId, key)).toMatchObject({ stpScore: machine, setByHand: false, machineBands: "" });

  await mergeAndRescore(jobId);
  const set2 = { stpScore: "High", setByHand: true, machineBands: `stp:${machine}` };
  expect(await rowOf(staff, jobId, key)).toMatchObject(set2);
  await rescore(jobId);
  expect(await rowOf(staff, jobId, key)).toMatchObject(set2);
  expect((await call<SupplierDetail>("GET", path)).row).toMatchObject(set2);
  expect(await filtered(jobId)).toEqual([key]);
  // Next to the level by hand is that of the rules, not the one by hand again.
  expect(await overridesOf(jobId)).toMatchObject([{ level: "High", machineLevel: machine, isPending: false }]);
  const summary = await call<JobSummary>("GET", `/jobs/${jobId}/summary`);
  expect(summary.setByHand).toBe(1);
  expect(summary.capabilities.map(({ capability, byHand }) => [capability, byHand])).toContainEqual(["stp", 1]);
  expect(summary.capabilities.find(({ capability }) => capability === "stp")?.suppliers.High).toBe(1);
  const file = await callAs(
    staff,
    "GET",
    `/api/v1${path.replace(/[^/]*$/, "export")}?columns=supplierKey,stpScore,setByHand,machineBands`,
  );
  expect(await file.text()).toContain(`${key},High,true,STP: ${machine}`);

  // Anyone who reads what is published finds no part of it, until the next publish.
  expect(await digestOfRun(jobId, first)).toBe(digest);
  expect(await rowOf(client.subject, jobId, key)).toMatchObject({ stpScore: machine, setByHand: false });
  const seen = async () => (await callAs(client.subject, "GET", `/api/v1/jobs/${jobId}/band-overrides`)).json();
  expect(await seen()).toEqual([]);
  const second = await publish(jobId);
  const digest2 = await digestOfRun(jobId, second);
  expect(await rowOf(client.subject, jobId, key)).toMatchObject(set2);
  expect(await seen()).toMatchObject([{ supplierKey: key, level: "High", isPending: false }]);

  await call("POST", `${path}/band`, { kind: "takeBack", capability: "stp" });
  expect(await overridesOf(jobId, `?supplierKey=${key}`)).toMatchObject([{ level: null, isPending: true }]);
  const again = await callAs(staff, "POST", `/api/v1${path}/band`, { body: { kind: "takeBack", capability: "stp" } });
  expect([again.status, (await again.json<{ code: string }>()).code]).toEqual([409, "BAND_NOT_SET"]);
  await rescore(jobId);
  expect(await rowOf(staff, jobId, key)).toMatchObject({ stpScore: machine, setByHand: false, machineBands: "" });
  expect(await overridesOf(jobId)).toEqual([]);
  expect(await digestOfRun(jobId, second)).toBe(digest2);
  expect(await seen()).toMatchObject([{ supplierKey: key, level: "High" }]);
});

it("is kept while its supplier is merged away, and said to be of no supplier of the run", async () => {
  const jobId = await jobWithRun("Merged away", ledgerOf(100, 3));
  const key = (await suppliersAs(staff, jobId))[1]?.supplierKey ?? "";
  await call("POST", `/jobs/${jobId}/suppliers/${key}/band`, {
    kind: "set",
    capability: "vcard",
    level: "None",
    reason: "No terminal.",
  });
  await mergeAndRescore(jobId);
  expect(await rowOf(staff, jobId, key)).toBeUndefined();
  expect(await overridesOf(jobId)).toMatchObject([{ supplierKey: key, isPresent: false, machineLevel: null }]);
  const summary = await call<JobSummary>("GET", `/jobs/${jobId}/summary`);
  expect(summary.setByHand).toBe(0);
});

it("notes are plain text with author and time; clients read them as of the publish", async () => {
  const jobId = await jobWithRun("Notes", ledgerOf(100, 3));
  const first = await publish(jobId);
  const digest = await digestOfRun(jobId, first);
  const key = (await suppliersAs(staff, jobId))[0]?.supplierKey ?? "";
  const path = `/jobs/${jobId}/suppliers/${key}/notes`;
  const notesAs = async (subject: string) => (await callAs(subject, "GET", `/api/v1${path}`)).json<SupplierNote[]>();
  const { noteId } = await call<{ noteId: number }>("POST", path, { text: "Asked in May: <b>no</b>." });
  expect(await notesAs(staff)).toMatchObject([
    { text: "Asked in May: <b>no</b>.", author: "Sasha Sysadmin", isOwn: true, at: expect.stringMatching(/^\d{4}-/) },
  ]);
  expect(await notesAs(client.subject)).toEqual([]);
  // No re-score has anything to do for it.
  const decisions = await call<{ pending: number }>("GET", `/jobs/${jobId}/suppliers/${key}/decisions`);
  expect(decisions.pending).toBe(0);
  await publish(jobId);
  expect(await notesAs(client.subject)).toMatchObject([{ text: "Asked in May: <b>no</b>.", isOwn: false }]);
  expect(await digestOfRun(jobId, first)).toBe(digest);

  const other = "petra-jobmanager";
  const refused = await callAs(other, "DELETE", `/api/v1${path}/${noteId}`);
  expect(refused.status).toBe(403);
  await call("DELETE", `${path}/${noteId}`);
  expect(await notesAs(staff)).toEqual([]);
  expect(await notesAs(client.subject)).toHaveLength(1);
  await publish(jobId);
  expect(await notesAs(client.subject)).toEqual([]);
  const empty = await callAs(staff, "POST", `/api/v1${path}`, { body: { text: "  " } });
  expect(empty.status).toBe(422);
});
