/** What a campaign's success teaches: the next match of the issuer shows it, and no other issuer's does. */
import { runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, it } from "vitest";
import type { SupplierDetail, SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { importFile, jobWithRun, ledgerOf, rescore, suppliersAs } from "../../job/runs/published-job.fixture.ts";
import { openDatabase } from "../../store/database.ts";
import { buyers } from "../../store/schema.ts";
import { seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { vendorsOf } from "../../vendors/vendors-stub.ts";
import { call, newJob, until } from "../uploads/upload-calls.fixture.ts";
import { begun, change, membersOf } from "./campaigns.fixture.ts";

const agreed = { agreedMethod: "vcard", agreedOn: "2026-11-01" } as const;
const name = "Supplier B Trading";

beforeAll(async () => {
  await seedOrigin();
});

async function supplierOf(jobId: string): Promise<SupplierRow> {
  const found = (await suppliersAs("sasha-sysadmin", jobId)).find((row) => row.name === name);
  if (found === undefined) throw new Error(`${name} is not among the suppliers.`);
  return found;
}

const detailOf = async (jobId: string) =>
  call<SupplierDetail>("GET", `/jobs/${jobId}/suppliers/${(await supplierOf(jobId)).supplierKey}`);

/** Every row of an issuer's vendors. */
const bytesOf = (issuerId: string): Promise<string> =>
  runInDurableObject(vendorsOf(testEnv, issuerId), (_, { storage: { sql } }) => {
    const tables = sql.exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'").toArray();
    const own = tables.filter(({ name: table }) => !table.startsWith("_cf") && !table.startsWith("sqlite"));
    return JSON.stringify(own.map(({ name: table }) => [table, sql.exec(`SELECT * FROM "${table}"`).toArray()]));
  });

const agreements = (issuerId: string) =>
  vendorsOf(testEnv, issuerId).agreedWith([{ name, country: "GBR", taxId: "", companyNumber: "" }]);

it("a supplier that agreed accepts virtual cards in the next run and the issuer's other jobs, until it is reopened", async () => {
  const elsewhere = "issuer-northstar";
  const buyer = { id: "buyer-elsewhere", name: "Elsewhere", issuerId: elsewhere, country: "GBR" };
  const [known] = await openDatabase(testEnv.DB).select().from(buyers).limit(1);
  if (known === undefined) throw new Error("No buyer is seeded.");
  await openDatabase(testEnv.DB)
    .insert(buyers)
    .values({ ...known, ...buyer });
  const theirs = await newJob("Theirs", { issuerId: elsewhere, buyerId: buyer.id, capabilities: ["vcard"] });
  await importFile(theirs, "theirs.csv", ledgerOf(100));
  const jobId = await jobWithRun("Taught");
  expect(await supplierOf(jobId)).toMatchObject({ vcAccepting: "UNMATCHED" });
  const before = await bytesOf(elsewhere);

  const campaign = await begun(jobId);
  const place = [jobId, campaign] as const;
  const memberNow = async () => (await membersOf(jobId, campaign)).collection.filter((row) => row.name === name);
  await change(place, { kind: "move", to: "Active" }, await memberNow());
  await change(place, { kind: "move", to: "Succeeded", ...agreed }, await memberNow());
  await until(
    () => agreements("issuer-harbour"),
    ([found]) => found !== null,
  );
  await rescore(jobId);
  expect(await supplierOf(jobId)).toMatchObject({ vcAccepting: "YES", cardAccepting: true });
  expect((await detailOf(jobId)).evidence?.agreed).toEqual({
    method: "vcard",
    on: "2026-11-01",
    campaign: "Cheque to virtual card",
  });
  const later = await jobWithRun("Later", ledgerOf(200));
  expect(await supplierOf(later)).toMatchObject({ vcAccepting: "YES" });
  const others = (await suppliersAs("sasha-sysadmin", later)).filter((row) => row.name !== name);
  expect(others.every(({ vcAccepting }) => vcAccepting === "UNMATCHED")).toBe(true);

  // The other issuer pays the same supplier: its record is unchanged, and its next run learns nothing.
  expect(await bytesOf(elsewhere)).toBe(before);
  expect(await agreements(elsewhere)).toEqual([null]);
  await rescore(theirs);
  expect(await supplierOf(theirs)).toMatchObject({ vcAccepting: "UNMATCHED" });

  await change(place, { kind: "move", to: "Pending", note: "They withdrew." }, await memberNow());
  await until(
    () => agreements("issuer-harbour"),
    ([found]) => found === null,
  );
  await rescore(jobId);
  expect(await supplierOf(jobId)).toMatchObject({ vcAccepting: "UNMATCHED" });
  expect((await detailOf(jobId)).evidence?.agreed).toBeUndefined();
});
