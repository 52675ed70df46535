/** Whose jobs see an issuer's card statements: its own from the next run on, and no other user's, to the byte. */
import { beforeAll, describe, expect, it } from "vitest";
import type { JobDetails } from "@paygauge/api-types/entities/job-details";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { matchedFile, matchedRows } from "../downloads/downloads.fixture.ts";
import { call, check, importJob, newJob, runToEnd, send } from "../uploads/upload-calls.fixture.ts";
import { activateStatement, useStatement } from "./statement-imports.fixture.ts";

beforeAll(() => seedOrigin());

const ledger = new Uint8Array(
  new TextEncoder().encode(
    "Supplier,Amount,Date\nZorbleck Tools Ltd,100.00,2018-06-01\nVintrell Papers,50.00,2018-06-02\n",
  ),
);
const months = ["01", "02", "03", "04", "05"];
const statement = `Date,Merchant,Amount,Merchant Category\n${months
  .map((month) => `2018-${month}-07,SQ *ZORBLECK TOOLS,10.00,Hardware Stores`)
  .join("\n")}\n`;

/** Everything that can be read of a job's results, byte by byte. */
async function allOf(jobId: string): Promise<string[]> {
  const text = async (method: "GET" | "POST", path: string, body?: unknown) => {
    const answer = await callAs("sasha-sysadmin", method, `/api/v1/jobs/${jobId}${path}`, body ? { body } : {});
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.text();
  };
  const page = { pageNumber: 1, pageSize: 50 };
  const { collection } = await call<{ collection: { supplierKey: string }[] }>(
    "POST",
    `/jobs/${jobId}/suppliers/get`,
    page,
  );
  return Promise.all([
    text("POST", "/suppliers/get", page),
    text("GET", "/summary"),
    text("POST", "/insights", { dimension: "Countries" }),
    matchedRows(jobId).then((rows) => JSON.stringify(rows)),
    matchedFile(jobId).then((file) => file.text()),
    text("GET", "/suppliers/export?format=csv"),
    ...collection.map(({ supplierKey }) => text("GET", `/suppliers/${supplierKey}`)),
  ]);
}

async function jobOf(name: string, part: Parameters<typeof newJob>[1] = {}): Promise<string> {
  const jobId = await newJob(name, part);
  await check(await send(jobId, "ledger.csv", ledger));
  await importJob(jobId);
  return jobId;
}

async function detailOf(jobId: string, name: string): Promise<SupplierDetail> {
  const { collection } = await call<{ collection: { supplierKey: string; name: string }[] }>(
    "POST",
    `/jobs/${jobId}/suppliers/get`,
    { pageNumber: 1, pageSize: 50 },
  );
  const key = collection.find((each) => each.name === name)?.supplierKey ?? "";
  return call("GET", `/jobs/${jobId}/suppliers/${key}`);
}

describe("a statement of one issuer", () => {
  it("changes no byte at another, and at its own nothing until a run is asked for", { timeout: 240_000 }, async () => {
    const own = await jobOf("Own");
    const other = await jobOf("Other", { issuerId: "issuer-iris", buyerId: "buyer-lakeside" });
    const before = { own: await allOf(own), other: await allOf(other) };
    const version = await useStatement(statement);
    expect(await allOf(other), "the other issuer's").toEqual(before.other);
    expect(await allOf(own), "its own, not run again").toEqual(before.own);

    for (const jobId of [own, other]) {
      await call("POST", `/jobs/${jobId}/rescore`);
      await runToEnd(jobId);
    }
    const found = await detailOf(own, "Zorbleck Tools Ltd");
    expect(found.matched).toMatchObject({ name: "ZORBLECK TOOLS", paidByCard: { count: 5, last: "2018-05-07" } });
    expect(found.row.matchBand).not.toBe("Unmatched");
    expect(found.directoryNote).toMatchObject({ code: "withStatements", args: { version, merchants: 1 } });
    const data = await matchedRows(own, "de");
    expect(data.rows.flat()).toContain("5-mal mit Karte bezahlt, zuletzt Mai 2018");
    const csv = await matchedFile(own);
    expect(await csv.text()).toContain("Paid by card 5 times, last May 2018");

    const seenBy = async (jobId: string) =>
      (await call<JobDetails>("GET", `/jobs/${jobId}/details`)).runs.map(({ statementsVersion }) => statementsVersion);
    expect([await seenBy(own), await seenBy(other)], "of the newest run, and of the one before").toEqual([
      [version, null],
      [null, null],
    ]);

    const again = await allOf(other);
    const stripped = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/rescore-[0-9a-f-]+/g, "run"));
    expect(stripped(again), "the other issuer's, run again").toEqual(stripped(before.other));

    // The way back: none from the next run on.
    await activateStatement(0);
    await call("POST", `/jobs/${own}/rescore`);
    await runToEnd(own);
    expect((await detailOf(own, "Zorbleck Tools Ltd")).matched?.paidByCard).toBeUndefined();
  });
});

describe("acceptance that issuers share", () => {
  const paid = "Date,Merchant,Amount,Merchant Category\n2018-03-07,Zorbleck Tools,10.00,Hardware Stores\n";
  const share = (issuerId: string, isShared: boolean) =>
    call("PUT", `/issuers/${issuerId}/card-statements/sharing`, { isShared });

  it(
    "is shown from three buyers on, also to issuers that share, and nothing else of it",
    { timeout: 240_000 },
    async () => {
      const other = await jobOf("Asks", { issuerId: "issuer-iris", buyerId: "buyer-lakeside" });
      const evidence = async () => {
        await call("POST", `/jobs/${other}/rescore`);
        await runToEnd(other);
        return (await detailOf(other, "Zorbleck Tools Ltd")).evidence?.sharedAcceptance;
      };
      await useStatement(paid, { buyerId: "buyer-calder-county" });
      await useStatement(paid.replace("2018-03", "2019-03"), { buyerId: "buyer-wharfside" });
      await share("issuer-harbour", true);
      await share("issuer-iris", true);
      expect(await evidence(), "two buyers").toBeUndefined();
      await useStatement(paid.replace("2018", "2017"), { issuerId: "issuer-mulberry", buyerId: "buyer-orchard" });
      expect(await evidence(), "the third does not share").toBeUndefined();
      await share("issuer-mulberry", true);
      expect(await evidence(), "three buyers").toEqual({ year: 2017 });
      const all = (await allOf(other)).join();
      for (const secret of [
        "ZORBLECK",
        "Zorbleck Tools,",
        'paidByCard":{',
        "card-",
        "harbour",
        "2018-03",
        "2019-03",
        "buyer-orchard",
      ])
        expect(all, secret).not.toContain(secret);
      await share("issuer-iris", false);
      expect(await evidence(), "who shares no more learns no more").toBeUndefined();
    },
  );
});
