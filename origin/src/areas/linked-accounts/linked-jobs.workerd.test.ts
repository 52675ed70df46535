/** Jobs of linked accounts: their lines through the ordinary check and import, without a question about columns. */
import { beforeAll, describe, expect, it } from "vitest";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { periodOfUploads } from "@paygauge/analysis/period/upload-period";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import type { UploadRemoval } from "@paygauge/api-types/entities/upload-removal";
import { jobOf as jobView, publish } from "../../job/runs/published-job.fixture.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { call, check, runToEnd, settled } from "../uploads/upload-calls.fixture.ts";
import { changeStandIn, linkedWith, openForLinking, startSync, synced } from "./linked-calls.fixture.ts";

beforeAll(async () => {
  await seedOrigin();
  await openForLinking();
});

const changesOf = (id: string) => call<AnswerOf<"linkedAccountChanges">>("GET", `/linked-accounts/${id}/changes`);

async function readWith(company: string, bills: number | null = null) {
  const { id } = await linkedWith(company, "Merge", bills);
  await startSync(id);
  await synced(id);
  return id;
}

const spendOf = ({ addressableMinor }: JobSummary) => addressableMinor;

/** Makes a job of an account and waits for the look at its file. */
async function jobOf(id: string): Promise<{ jobId: string; upload: Upload }> {
  const { id: jobId } = await call<{ id: string }>("POST", `/linked-accounts/${id}/jobs`);
  const [sent] = await call<Upload[]>("GET", `/jobs/${jobId}/uploads`);
  return { jobId, upload: await settled(jobId, sent?.id ?? "", ["Inspected", "Refused"]) };
}

describe("a job of a linked account", () => {
  it("knows every column, and counts each payment once", async () => {
    const id = await readWith("small", 200);
    const { upload } = await jobOf(id);
    expect(upload.inspection?.proposal.missing).toEqual([]);
    const { sources } = upload.inspection?.proposal.mapping ?? { sources: {} };
    expect(Object.keys(sources).toSorted()).toEqual([
      "addressLine1",
      "amount",
      "city",
      "country",
      "currency",
      "documentDate",
      "documentNumber",
      "documentType",
      "dueDate",
      "email",
      "orderNumber",
      "paidDate",
      "paymentMethod",
      "paymentTerms",
      "postalCode",
      "purpose",
      "supplierId",
      "supplierName",
      "taxId",
    ]);
    const checked = await check(upload);
    expect(checked.check).toMatchObject({ rows: 414, rejected: 0, undated: 0 });
  });

  it("reports a row that can't be read under the row, and adds it to no total", async () => {
    const id = await readWith("faulty");
    const { upload } = await jobOf(id);
    const { check: found } = await check(upload);
    // A void bill and a credit note have counts of their own, and another currency has a total of its own.
    expect(found).toMatchObject({ rejected: 6, voided: 1, credits: 1 });
    expect(found?.money).toMatchObject([{ currency: "GBP" }, { currency: "EUR", accepted: "253253" }]);
    const rowsOf = async (show: "error" | "warning") => {
      const path = `/jobs/${upload.jobId}/uploads/${upload.id}/rows?show=${show}`;
      return (await call<{ rows: { cells: string[]; finding: { code: string } }[] }>("GET", path)).rows;
    };
    const shown = async (show: "error" | "warning") =>
      (await rowsOf(show)).map(({ cells, finding }) => `${cells[9] ?? ""} ${finding.code}`);
    expect(await shown("error")).toEqual([
      "INV-4 amount-not-a-number",
      "INV-18 no-name",
      "INV-24 amount-missing",
      // Of two entries: the user says which is right.
      "INV-27 amount-not-a-number",
      // The vendor has no name.
      "INV-39 no-name",
      "00000004-0000-4000-8000-000000000026 no-name",
    ]);
    const twice = (await rowsOf("error")).find(({ cells }) => cells[9] === "INV-27");
    expect(twice?.cells.join("|")).toMatch(/two entries: [\d.]+, 77\.7/);
    const warned = (await shown("warning")).join("\n");
    for (const number of ["INV-6", "INV-9"]) expect(warned).toContain(number);
  });

  it("says what changed before the next one is made, and leaves the one before as it is", async () => {
    const id = await readWith("small", 200);
    expect(await changesOf(id)).toEqual({ jobs: [] });
    const first = await jobOf(id);
    const told = { jobId: first.jobId, changes: { added: 0, changed: 0, deleted: 0 } };
    expect((await changesOf(id)).jobs).toMatchObject([told]);
    await changeStandIn(id, { change: "1" });
    await startSync(id);
    await synced(id);
    const [{ changes } = { changes: null }, ...more] = (await changesOf(id)).jobs;
    expect(more).toEqual([]);
    expect(changes).toMatchObject({ added: 12, changed: 3, deleted: 1, sums: [{ currency: "GBP" }] });
    expect(changes?.sums[0]?.before).not.toBe(changes?.sums[0]?.after);
    const second = await jobOf(id);
    expect(second.jobId).not.toBe(first.jobId);
    expect(await call("GET", `/linked-accounts/${id}/removal`)).toMatchObject({ keptJobs: 2 });
    await call("DELETE", `/linked-accounts/${id}`);
    expect((await call<Upload[]>("GET", `/jobs/${first.jobId}/uploads`)).length).toBe(1);
  });

  it("reads again into the same job, and what is published stays until the next run is", async () => {
    const id = await readWith("small", 200);
    const { jobId, upload } = await jobOf(id);
    const checked = await check(upload);
    const { from: periodFrom, to: periodTo } = periodOfUploads([checked]) ?? { from: null, to: null };
    const buyer = { id: "buyer-calder-county" };
    await call("POST", `/jobs/${jobId}/draft/import`, { name: "Linked twice", buyer, periodFrom, periodTo });
    const before = await runToEnd(jobId);
    const published = await publish(jobId);
    await changeStandIn(id, { change: "1" });
    await startSync(id);
    await synced(id);
    const [told] = (await changesOf(id)).jobs;
    expect(told).toMatchObject({ jobId, runNumber: 1, publishedNumber: 1, changes: { added: 12, deleted: 1 } });
    expect(await call("POST", `/linked-accounts/${id}/jobs/${jobId}`)).toMatchObject({ id: jobId });
    const next = (await call<Upload[]>("GET", `/jobs/${jobId}/uploads`)).find((each) => each.id !== upload.id);
    const again = await check(await settled(jobId, next?.id ?? "", ["Inspected", "Refused"]));
    // All of the account's lines are in the newer file: the check reports no row as double.
    expect(again.check?.overlaps).toEqual([]);
    await call("POST", `/jobs/${jobId}/import`);
    const after = await runToEnd(jobId);
    // The bills that came are still open: no payment more, and none twice.
    expect(spendOf(after)).toBe(spendOf(before));
    const { latest, ...job } = await jobView(jobId);
    expect([latest?.number, job.published?.run]).toEqual([2, published]);

    const removal = await call<UploadRemoval>("GET", `/jobs/${jobId}/uploads/${again.id}/removal`);
    expect(removal).toMatchObject({ outcome: "earlier", published: "unaffected" });
    const { confirmation } = removal;
    await call("POST", `/jobs/${jobId}/uploads/${again.id}/removal`, { confirmation });
    expect(await call("GET", `/jobs/${jobId}/summary`)).toEqual(before);
  });

  it("is made only where the issuer allows the provider, and read again only into a job of the account", async () => {
    const id = await readWith("small", 30);
    const code = async (path: string) => {
      const answer = await callAs("sasha-sysadmin", "POST", `/api/v1/linked-accounts/${id}/jobs${path}`);
      return [answer.status, (await answer.json<{ code: string }>()).code];
    };
    const { jobId } = await jobOf(await readWith("small", 31));
    expect((await code(`/${jobId}`))[0]).toBe(404);
    const options = "/issuers/issuer-admin-input-data-option-update?issuerId=issuer-harbour";
    await call("POST", options, { inputDataOptions: ["RutterLink", "RutterMagicLink"] });
    expect(await code("")).toEqual([409, "LINKS_OFF"]);
    await openForLinking();
    expect((await code(""))[0]).toBe(200);
  });

  it("needs rows, and the right to make jobs", async () => {
    const { id } = await linkedWith("empty");
    const answer = await callAs("sasha-sysadmin", "POST", `/api/v1/linked-accounts/${id}/jobs`);
    expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([409, "ACCOUNT_NOT_READ"]);
    const { results } = await testEnv.DB.prepare("SELECT count(*) AS n FROM linked_account_jobs WHERE account_id = ?")
      .bind(id)
      .all();
    expect(results).toEqual([{ n: 0 }]);
  });
});
