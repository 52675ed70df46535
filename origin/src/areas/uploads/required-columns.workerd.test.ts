/** What the calls refuse before anything is read: mappings without what every row needs, and files without a row to read. */
import { beforeAll, describe, expect, it } from "vitest";
import type { JobProgress, Upload } from "@paygauge/api-types/entities/jobs";
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import type { Problem } from "@paygauge/api-types/entities/mutation";
import { eq } from "drizzle-orm";
import { openDatabase } from "../../store/database.ts";
import { uploads } from "../../store/schema.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { call, check, confirmPeriod, newJob, send, until } from "./upload-calls.fixture.ts";
import { message } from "@paygauge/api-types/catalogue/message";

const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const header = "Supplier,Amount,Date,Note\n";
const file = bytesOf(`${header}A,1.00,2025-01-31,x\nB,2.00,2025-01-31,y\n`);
/** A mapping that takes no row: notes aren't amounts. */
const ofNotes = ({ mapping }: Upload) => ({ sources: { ...mapping?.sources, amount: { column: 3 } } });

beforeAll(() => seedOrigin());

async function refusal(upload: Upload, change: Partial<ColumnMapping>): Promise<{ status: number } & Problem> {
  const path = `/api/v1/jobs/${upload.jobId}/uploads/${upload.id}/check`;
  const answer = await callAs("sasha-sysadmin", "POST", path, { body: { mapping: { ...upload.mapping, ...change } } });
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  return { ...(await answer.json<Problem>()), status: answer.status };
}

describe("a mapping without its required columns", () => {
  it("is refused with a code and the field's name, and the upload stays unchanged", async () => {
    const upload = await send(await newJob("required"), "r.csv", file);
    const { supplierName, amount, documentDate, paidDate, ...rest } = upload.mapping?.sources ?? {};
    const date = { ...(documentDate && { documentDate }), ...(paidDate && { paidDate }) };
    const named = { supplierName: supplierName ?? { column: 0 } };
    const valued = { amount: amount ?? { column: 1 } };
    const cases: readonly (readonly [ColumnMapping["sources"], readonly string[]])[] = [
      [{ ...rest, ...valued, ...date }, ["supplierName"]],
      [{ ...rest, ...named, ...date }, ["amount"]],
      [{ ...rest, ...named, ...date, amount: { constant: "5" } }, ["amount"]],
      [{ ...rest, ...valued, ...date, supplierName: { constant: " " } }, ["supplierName"]],
      [{ ...rest, ...named, ...valued }, ["documentDate"]],
      [{ ...rest, ...named, ...date, amount: { column: 7 } }, ["amount"]],
      [{}, ["supplierName", "amount", "documentDate"]],
    ];
    for (const [sources, fields] of cases) {
      const said = await refusal(upload, { sources });
      expect([said.status, said.code]).toEqual([422, "MAPPING_INCOMPLETE"]);
      expect(Object.keys(said.errors ?? {})).toEqual(fields.map((field) => `mapping.sources.${field}`));
      expect(Object.keys(said.errorRefs ?? {})).toHaveLength(fields.length);
    }
    const after = await call<Upload>("GET", `/jobs/${upload.jobId}/uploads/${upload.id}`);
    expect([after.state, after.mapping]).toEqual(["Inspected", upload.mapping]);
    expect((await check(upload)).check?.accepted).toBe(2);
  });
});

describe("a job without an accepted row", () => {
  it("is not imported, by the API either, and says what to do", async () => {
    const jobId = await newJob("nothing");
    const upload = await send(jobId, "n.csv", file);
    expect((await check(upload, ofNotes(upload))).check?.accepted).toBe(0);
    const answer = await callAs("sasha-sysadmin", "POST", `/api/v1/jobs/${jobId}/import`);
    expect([answer.status, await answer.json()]).toEqual([
      409,
      expect.objectContaining({
        code: "NOTHING_ACCEPTED",
        detail:
          "None of the rows in the checked files can be read. Go back to the mapping, or upload a file with names and amounts.",
      }),
    ]);
    expect((await call<JobProgress>("GET", `/jobs/${jobId}/progress`)).state).not.toBe("Ready");
  });

  it("ends as failed with the message where the check had promised rows", async () => {
    const jobId = await newJob("promised");
    const sent = await send(jobId, "p.csv", file);
    const upload = await check(sent, ofNotes(sent));
    const promised = JSON.stringify({ ...upload.check, accepted: 2 });
    await openDatabase(testEnv.DB).update(uploads).set({ check: promised }).where(eq(uploads.id, upload.id));
    await confirmPeriod(jobId);
    await call("POST", `/jobs/${jobId}/import`);
    const progress = await until(
      () => call<JobProgress>("GET", `/jobs/${jobId}/progress`),
      ({ state }) => state !== "Running",
    );
    expect([progress.state, progress.failureMessage]).toEqual(["Failed", message("nothingRead")]);
  });
});
