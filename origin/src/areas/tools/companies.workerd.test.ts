/** The company registry over the imported register, and over a server with Companies House's shapes. */
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Company, CompanyPeople, CompanySearch, CompanySuppliers } from "@paygauge/api-types/entities/companies";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { registerFile } from "../../companies/register.fixture.ts";
import { now, openDatabase } from "../../store/database.ts";
import { directGrants, jobAssignments } from "../../store/schema.ts";
import { testEnv } from "../../support/test-env.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { emptyRegister } from "../../companies/empty-register.fixture.ts";
import { keptAs, sendTable } from "../directory/table-imports.fixture.ts";
import { call, check, importJob, newJob, runToEnd, send } from "../uploads/upload-calls.fixture.ts";

const office = { line1: "14 Canal Row", line2: "Trafford Park", town: "MANCHESTER", postcode: "M17 1EP" };
const companies = [
  {
    number: "04417286",
    name: "PEMBERTON ROW CHEMICALS LTD",
    ...office,
    incorporatedOn: "15/04/2002",
    accountsDue: "30/09/2027",
    sic1: "20590 - Manufacture of chemicals",
    previous1: "ROW SOLVENTS LIMITED",
    previous1On: "31/05/2012",
  },
  { number: "445790", name: "TESCO PLC", postcode: "AL7 1GA" },
  { number: "SC204417", name: "ROW PEMBERTON TRADING LIMITED", status: "In Administration" },
  { number: "07120934", name: "A & B + C % D # LIMITED", status: "Active - Proposal to Strike off" },
  { number: "00000009", name: "PEMBERTON ROW ESTATES LLP" },
];
const db = openDatabase(testEnv.DB);
const search = (text: string) =>
  call<CompanySearch>("GET", `/tools/companies?${new URLSearchParams({ text }).toString()}`);
const one = (number: string) => callAs("sasha-sysadmin", "GET", `/api/v1/tools/companies/one?number=${number}`);
const wordsOf = async (answer: Response) => [answer.status, (await answer.json<{ detail: string }>()).detail];

describe("without a register", () => {
  beforeAll(async () => {
    await seedOrigin();
    await emptyRegister();
  });
  it("says that none is imported", async () => {
    expect(await wordsOf(await one("1"))).toEqual([409, expect.stringContaining("No company register is imported.")]);
    expect(await search("pemberton")).toMatchObject({ registerDate: null, companies: 0, hits: [], source: "register" });
  });
});

describe("the imported register", () => {
  let jobId = "";
  beforeAll(async () => {
    await seedOrigin();
    const importId = await sendTable("companies", registerFile(companies), "BasicCompanyData-2026-11-01-part1_7.csv");
    expect(await keptAs(importId)).toBe(20_261_101);
    jobId = await newJob("Against the register");
    const ledger =
      "Supplier,Amount,Payment Date,Company Number,Postcode\nPemberton Row Chemicals,100.00,2024-01-05,,M17 1EP\n" +
      "Row Solvents Ltd,90.00,2024-01-06,12345678,\nTesco,80.00,2024-01-07,445790,\nOther Pemberton,7.00,2024-01-08,,\n";
    await check(await send(jobId, "payments.csv", new Uint8Array(new TextEncoder().encode(ledger))));
    await importJob(jobId);
  });

  it.each([
    ["445790", ["TESCO PLC"]],
    ["00445790", ["TESCO PLC"]],
    ["sc 204417", ["ROW PEMBERTON TRADING LIMITED"]],
    ["m17 1ep", ["PEMBERTON ROW CHEMICALS LTD"]],
    ["Pemberton Row", ["PEMBERTON ROW CHEMICALS LTD", "PEMBERTON ROW ESTATES LLP", "ROW PEMBERTON TRADING LIMITED"]],
    ["pemberton row chemicals limited", ["PEMBERTON ROW CHEMICALS LTD"]],
    ["A & B + C % D #", ["A & B + C % D # LIMITED"]],
    ["nobody of this name", []],
    ["\"' OR 1=1 *", []],
  ])("finds %s", async (text, names) => {
    const found = await search(text);
    expect(found.hits.map(({ name }) => name)).toEqual(names);
    expect(found).toMatchObject({ registerDate: "2026-11-01", companies: 5, callsLeft: null });
  });

  it("says under which former name a company was found, and a status other than active", async () => {
    expect((await search("row solvents")).hits).toEqual([
      expect.objectContaining({
        number: "04417286",
        formerly: { name: "ROW SOLVENTS LIMITED", until: "2012-05-31" },
        status: "active",
      }),
    ]);
    expect((await search("sc204417")).hits[0]).toMatchObject({ status: "administration", isToBeStruckOff: false });
    expect((await search("07120934")).hits[0]).toMatchObject({ status: "active", isToBeStruckOff: true });
  });

  it("shows a company, and has no officers", async () => {
    expect(await (await one("4417286")).json<Company>()).toMatchObject({
      name: "PEMBERTON ROW CHEMICALS LTD",
      addressLines: ["14 Canal Row", "Trafford Park", "MANCHESTER"],
      postcode: "M17 1EP",
      incorporatedOn: "2002-04-15",
      accounts: { nextDue: "2027-09-30" },
      formerNames: [{ name: "ROW SOLVENTS LIMITED", until: "2012-05-31" }],
    });
    expect(await call<CompanyPeople>("GET", "/tools/companies/people?number=4417286")).toEqual({
      officers: null,
      control: null,
    });
  });

  it("says its day where a company is missing, and what a number looks like", async () => {
    expect(await wordsOf(await one("99999999"))).toEqual([
      404,
      expect.stringContaining("live companies of 2026-11-01"),
    ]);
    expect(await wordsOf(await one("Pemberton"))).toEqual([422, expect.stringContaining("up to eight characters")]);
  });

  it("is compared with suppliers of jobs in sight alone", async () => {
    const compared = await call<CompanySuppliers>("GET", "/tools/companies/suppliers?number=04417286");
    expect(compared.suppliers).toEqual([
      expect.objectContaining({
        name: "Pemberton Row Chemicals",
        number: "none",
        isNameEqual: true,
        isPostcodeEqual: true,
        canConfirm: true,
        numberBits: 19.9,
      }),
      expect.objectContaining({ name: "Row Solvents Ltd", number: "different", isNameEqual: true, canConfirm: false }),
    ]);
    const { suppliers } = await call<CompanySuppliers>("GET", "/tools/companies/suppliers?number=445790");
    expect(suppliers).toEqual([expect.objectContaining({ name: "Tesco", number: "equal" })]);
    for (const who of ["isla-issuer", "petra-jobmanager"]) {
      const answer = await callAs(who, "GET", "/api/v1/tools/companies/suppliers?number=04417286");
      expect(answer.status).toBe(403);
    }
  });

  it("is compared with the jobs alone that a user of partial sight sees", async () => {
    const other = await newJob("Assigned to Clara");
    const ledger = "Supplier,Amount,Payment Date\nPemberton Row Chemicals,100.00,2024-01-05\n";
    await check(await send(other, "payments.csv", new Uint8Array(new TextEncoder().encode(ledger))));
    await importJob(other);
    const userId = "user-clara-client";
    const rights = ["Tools_Area_VIEW", "JobSuppliers_VIEW"] as const;
    await db.insert(directGrants).values(rights.map((permission) => ({ userId, permission })));
    const seenBy = async (who: string) => {
      const answer = await callAs(who, "GET", "/api/v1/tools/companies/suppliers?number=04417286");
      const { jobs: count, suppliers } = await answer.json<CompanySuppliers>();
      return { count, of: [...new Set(suppliers.map((supplier) => supplier.jobId))] };
    };
    expect((await seenBy("sasha-sysadmin")).of.toSorted()).toEqual([jobId, other].toSorted());
    // Published, but not assigned to her.
    const { latest, publicationNumber: publication } = await call<Job>("GET", `/jobs/${other}`);
    await call("POST", `/jobs/${other}/publish`, { run: latest?.run ?? "", publication });
    expect(await seenBy("clara-client")).toEqual({ count: 0, of: [] });
    // Both assigned, one of them not published.
    await db.insert(jobAssignments).values([jobId, other].map((id) => ({ jobId: id, userId, assignedOn: now() })));
    expect(await seenBy("clara-client")).toEqual({ count: 1, of: [other] });
    await db.delete(directGrants).where(eq(directGrants.userId, userId));
    await call("DELETE", `/jobs/${other}`, undefined);
  });

  it("gives a supplier its number, which matches a card acceptor with it from the next re-score", async () => {
    const page = { pageNumber: 1, pageSize: 10, orderBy: "-spendMinor" };
    const rows = () => call<{ collection: SupplierRow[] }>("POST", `/jobs/${jobId}/suppliers/get`, page);
    const before = (await rows()).collection;
    const keyOf = (name: string) => before.find((row) => row.name === name)?.supplierKey ?? "";
    const decide = (name: string, body: unknown) =>
      callAs("sasha-sysadmin", "POST", `/api/v1/jobs/${jobId}/suppliers/${keyOf(name)}/company-decision`, { body });
    const refused = await decide("Other Pemberton", { number: "SC204417", confirmsStatus: false });
    expect(await wordsOf(refused)).toEqual([409, expect.stringContaining("isn’t active")]);
    const other = await decide("Row Solvents Ltd", { number: "04417286", confirmsStatus: false });
    expect(await wordsOf(other)).toEqual([422, expect.stringContaining("states company number 12345678")]);
    const directory = await sendTable("directory", "Name,Company number,Country,MCC\nZephyr Cards,04417286,GBR,5169\n");
    const version = await keptAs(directory);
    await call("POST", `/directory/versions/${version}/activate`);
    expect((await decide("Pemberton Row Chemicals", { number: "4417286", confirmsStatus: false })).status).toBe(200);
    await call("POST", `/jobs/${jobId}/rescore`);
    await runToEnd(jobId);
    const after = (await rows()).collection.find(({ name }) => name === "Pemberton Row Chemicals");
    expect(after).toMatchObject({ matchedName: "Zephyr Cards" });
    const compared = await call<CompanySuppliers>("GET", "/tools/companies/suppliers?number=04417286");
    expect(compared.suppliers[0]).toMatchObject({ confirmed: "04417286", canConfirm: false });
  });

  it("refuses a file without its day, and an older register", async () => {
    const stateOf = async (fileName: string) => {
      const importId = await sendTable("companies", registerFile(companies), fileName);
      await expect(keptAs(importId)).rejects.toThrow("Nothing was kept.");
      return (await call<{ message: { code: string } }>("GET", `/table-imports/${importId}`)).message.code;
    };
    expect(await stateOf("companies.csv")).toBe("registerDay");
    expect(await stateOf("BasicCompanyData-2026-10-01.csv")).toBe("registerOlder");
  });
});
