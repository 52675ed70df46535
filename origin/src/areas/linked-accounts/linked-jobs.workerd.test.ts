/** Jobs of linked accounts: their lines through the ordinary check and import, without a question about columns. */
import { beforeAll, describe, expect, it } from "vitest";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { call, check, settled } from "../uploads/upload-calls.fixture.ts";
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
    // Without a supplier, without an amount, an amount that is no decimal; and one that is void.
    expect(found).toMatchObject({ rejected: 5, voided: 1 });
    const shown = async (show: "error" | "warning") => {
      const path = `/jobs/${upload.jobId}/uploads/${upload.id}/rows?show=${show}`;
      const { rows } = await call<{ rows: { cells: string[]; finding: { code: string } }[] }>("GET", path);
      return rows.map(({ cells, finding }) => `${cells[9] ?? ""} ${finding.code}`);
    };
    expect(await shown("error")).toEqual(expect.arrayContaining(["INV-4 amount-not-a-number", "INV-18 no-name"]));
    const warned = (await shown("warning")).join("\n");
    for (const number of ["INV-6", "INV-9"]) expect(warned).toContain(number);
  });

  it("says what changed before the next one is made, and leaves the one before as it is", async () => {
    const id = await readWith("small", 200);
    expect(await changesOf(id)).toEqual({ jobs: [], changes: null });
    const first = await jobOf(id);
    expect((await changesOf(id)).changes).toMatchObject({ added: 0, changed: 0, deleted: 0 });
    await changeStandIn("Merge", id, { revisions: [new Date(Date.now() + 1000).toISOString()] });
    await startSync(id);
    await synced(id);
    const { changes, jobs } = await changesOf(id);
    expect(changes).toMatchObject({ added: 12, changed: 3, deleted: 1, sums: [{ currency: "GBP" }] });
    expect(changes?.sums[0]?.before).not.toBe(changes?.sums[0]?.after);
    expect(jobs.map(({ jobId }) => jobId)).toEqual([first.jobId]);
    const second = await jobOf(id);
    expect(second.jobId).not.toBe(first.jobId);
    expect(await call("GET", `/linked-accounts/${id}/removal`)).toMatchObject({ keptJobs: 2 });
    await call("DELETE", `/linked-accounts/${id}`);
    expect((await call<Upload[]>("GET", `/jobs/${first.jobId}/uploads`)).length).toBe(1);
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
