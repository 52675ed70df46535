import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import { openDatabase } from "../../store/database.ts";
import { uploads } from "../../store/schema.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { call, newJob, send } from "./upload-calls.fixture.ts";

beforeAll(() => seedOrigin());

it("S77 an upload whose row can't be read is listed as refused with the others, and can be removed", async () => {
  const jobId = await newJob("damaged upload");
  const file = new Uint8Array(new TextEncoder().encode("Supplier,Amount,Date\nA Ltd,1.50,2025-01-02\n"));
  const good = await send(jobId, "good.csv", file);
  const bad = await send(jobId, "bad.csv", new Uint8Array([...file, 10]));
  const list = `/jobs/${jobId}/uploads`;
  for (const inspection of ["no JSON", '{"rows":"many"}']) {
    await openDatabase(testEnv.DB).update(uploads).set({ inspection }).where(eq(uploads.id, bad.id));
    const listed = await call<Upload[]>("GET", list);
    expect(listed.map(({ id, refusal }) => [id, refusal?.code ?? null])).toEqual([
      [good.id, good.refusal?.code ?? null],
      [bad.id, "reading-failed"],
    ]);
  }
  expect((await callAs("sasha-sysadmin", "DELETE", `/api/v1${list}/${bad.id}`)).status).toBe(200);
  expect((await call<Upload[]>("GET", list)).map(({ id }) => id)).toEqual([good.id]);
});
