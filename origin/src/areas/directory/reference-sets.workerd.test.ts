/** Imported titles of industry codes, from the file to the labels of insights, grid and supplier page. */
import { beforeAll, describe, expect, it } from "vitest";
import type { Insights } from "@paygauge/api-types/entities/insights";
import type { ReferenceSet, ReferenceVersion } from "@paygauge/api-types/entities/reference-sets";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { keptAs, read, sendTable } from "./table-imports.fixture.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { call, check, importJob, newJob, runToEnd, send } from "../uploads/upload-calls.fixture.ts";
import { message } from "@paygauge/api-types/catalogue/message";

beforeAll(() => seedOrigin());

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));

const save = async (set: ReferenceSet, text: string): Promise<ReferenceVersion> => {
  const version = await keptAs(await sendTable(set, text));
  const found = (await call<ReferenceVersion[]>("GET", "/reference-sets")).find(
    (each) => each.set === set && each.versionNumber === version,
  );
  if (!found) throw new Error("The version is not listed.");
  return found;
};
const activate = (set: ReferenceSet, version: number) =>
  call("POST", `/reference-sets/${set}/versions/${version}/activate`);
const inUse = async (set: ReferenceSet) =>
  (await call<ReferenceVersion[]>("GET", "/reference-sets")).find((each) => each.set === set && each.isInUse)
    ?.versionNumber;

const sicFile =
  "SIC Code;Description;Ignored\n111;Wheat;x\n7372;Prepackaged software;x\n7372;Twice;x\n12345;Long;x\nabc;No;x\n0112;;x\n";
const unspscFile = "Commodity,Commodity Title\n43211503,Notebook computers\n43210000,Computer equipment\n";

describe("titles of industry codes", () => {
  it("are looked at before they are kept, and every row that isn't an entry says why", async () => {
    const found = (await read(await sendTable("sic", sicFile))).preview;
    expect(found).toMatchObject({ rows: 6, accepted: 2, rejected: 4, kind: "sic" });
    expect(found?.sample).toEqual([
      { code: "0111", title: "Wheat" },
      { code: "7372", title: "Prepackaged software" },
    ]);
    expect(found?.rejects).toEqual([
      { line: 4, reason: message("codeTwice", { code: "7372" }) },
      { line: 5, reason: message("notCode", { value: "12345", digits: 4 }) },
      { line: 6, reason: message("notCode", { value: "abc", digits: 4 }) },
      { line: 7, reason: message("codeNoTitle", { code: "0112" }) },
    ]);
    expect(found?.columns).toEqual([
      { header: "SIC Code", field: "code" },
      { header: "Description", field: "title" },
      { header: "Ignored", field: null },
    ]);
    expect(await inUse("sic")).toBe(0);
  });

  it.each([
    ["sic", "Title,Number of firms\nWheat,3\n", "noCodeColumn"],
    ["unspsc", "Code,Anything\n43211503,x\n", "noTitleColumn"],
    ["unspsc", "%PDF-1.7\n", "file-pdf"],
  ] as const)("of %s in a file that is none are refused with what to do: %j", async (set, text, code) => {
    const found = await read(await sendTable(set, text));
    expect(found).toMatchObject({ state: "Error", message: message(code), preview: null });
  });

  it("of a set or version that there is not are not found", async () => {
    const ask = async (path: string) =>
      (await callAs("sasha-sysadmin", "POST", `/api/v1/reference-sets/${path}`)).status;
    expect([await ask("naics/versions/1/activate"), await ask("sic/versions/99/activate")]).toEqual([404, 404]);
    expect((await callAs("sasha-sysadmin", "POST", "/api/v1/reference-sets/sic/versions/0/activate")).status).toBe(409);
  });

  it("may be changed by no one without the permission", async () => {
    const answer = await callAs("petra-jobmanager", "POST", "/api/v1/reference-sets/sic/versions/0/activate");
    expect(answer.status).toBe(403);
  });

  it("appear in insights, grid and supplier page at the next scoring, and go with the way back", async () => {
    const jobId = await newJob("Labels");
    const ledger = [
      "Supplier,Amount,Date,SIC,UNSPSC",
      "Farm,10.00,2025-01-01,0111,43211503",
      "Soft,20.00,2025-01-02,7372,43212001",
      "Plain,30.00,2025-01-03,7371,44120000",
      "",
    ].join("\n");
    await check(await send(jobId, "ledger.csv", bytesOf(ledger)));
    await importJob(jobId);
    const labels = async (dimension: string) =>
      (await call<Insights>("POST", `/jobs/${jobId}/insights`, { dimension })).bars
        .map(({ label }) => label)
        .toSorted();
    const own = { sic: await labels("SicIndustryCode"), unspsc: await labels("UnspscCategoryLabel") };
    expect(own.sic[0]).toBe("0111 Cash Grains");
    const [sic, unspsc] = [await save("sic", sicFile), await save("unspsc", unspscFile)];
    expect([sic.versionNumber, sic.titlesCount, sic.rejectedCount, unspsc.titlesCount]).toEqual([1, 2, 4, 2]);
    await activate("sic", 1);
    await activate("unspsc", 1);
    expect([await inUse("sic"), await inUse("unspsc")]).toEqual([1, 1]);
    expect(await labels("SicIndustryCode"), "until it is scored again").toEqual(own.sic);
    await call("POST", `/jobs/${jobId}/rescore`);
    await runToEnd(jobId);
    expect(await labels("SicIndustryCode")).toEqual(
      [
        "0111 Wheat",
        "7371 Computer Programming, Data Processing, And Other Computer Related Services",
        "7372 Prepackaged software",
      ].map((label) => expect.stringContaining(label.slice(0, 24))),
    );
    expect(await labels("UnspscCategoryLabel")).toEqual([
      "43210000 Computer equipment",
      "43211503 Notebook computers",
      expect.stringMatching(/^44 /),
    ]);
    const grid = await call<{ collection: { supplierKey: string; name: string }[] }>(
      "POST",
      `/jobs/${jobId}/suppliers/get`,
      {
        pageNumber: 1,
        pageSize: 10,
        filters: {
          filterItems: [{ propertyName: "unspscCategory", itemComparisonOperator: "Contains", itemValue: "Notebook" }],
        },
      },
    );
    expect(grid.collection).toMatchObject([{ name: "Farm" }]);
    const detail = await call<SupplierDetail>(
      "GET",
      `/jobs/${jobId}/suppliers/${encodeURIComponent(grid.collection[0]?.supplierKey ?? "")}`,
    );
    expect(detail.industries).toEqual([
      { dimension: "SicIndustryCode", label: "0111 Wheat" },
      { dimension: "UnspscCategoryLabel", label: "43211503 Notebook computers" },
    ]);

    expect((await save("sic", "Code,Title\n0111,Wheat farms\n")).versionNumber).toBe(2);
    await activate("sic", 2);
    await activate("sic", 1);
    expect(await inUse("sic")).toBe(1);
    await activate("sic", 0);
    await activate("unspsc", 0);
    expect([await inUse("sic"), await inUse("unspsc")]).toEqual([0, 0]);
    await call("POST", `/jobs/${jobId}/rescore`);
    await runToEnd(jobId);
    expect({ sic: await labels("SicIndustryCode"), unspsc: await labels("UnspscCategoryLabel") }).toEqual(own);
  });
});
