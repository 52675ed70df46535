/** Payee classes through the calls: proposed in a run, decided, applied by the next, remembered for the issuer, undone. */
import { beforeAll, expect, it } from "vitest";
import type { PayeeClassesAnswer } from "@paygauge/api-types/entities/payee-classes";
import type { SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { call, newJob } from "../../areas/uploads/upload-calls.fixture.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import {
  client,
  digestOfRun,
  grantClient,
  importFile,
  jobWithRun,
  publish,
  rescore,
  suppliersAs,
} from "../runs/published-job.fixture.ts";

const staff = "sasha-sysadmin";

beforeAll(async () => {
  await seedOrigin();
  await grantClient();
});

const payees = [
  ["Acme Widgets Ltd", 900],
  ["HM Revenue & Customs", 800],
  ["Barclays Bank PLC", 700],
  ["Aspect Lettings", 600],
  ["Calder County Council", 500],
  ["Westmoor District Council", 450],
  ["Marsh Hale LLP Client Account", 400],
  ["Redacted personal data", 300],
] as const;

function ledger(): Uint8Array<ArrayBuffer> {
  const lines = ["Supplier,Country,Document Type,Amount,Payment Date,Payment Method"];
  for (const [name, amount] of payees)
    for (let month = 1; month <= 12; month++)
      lines.push(`${name},GBR,Payment,${amount}.00,2025-${String(month).padStart(2, "0")}-15,Cheque`);
  return new Uint8Array(new TextEncoder().encode(`${lines.join("\n")}\n`));
}

const review = (jobId: string, query = "") => call<PayeeClassesAnswer>("GET", `/jobs/${jobId}/payee-classes${query}`);
const told = ({ items }: PayeeClassesAnswer) =>
  items.map(({ name, state, payeeClass, counted }) => `${name}: ${state} ${payeeClass}, counted ${counted}`);
async function rowOf(jobId: string, name: string, subject = staff): Promise<SupplierRow> {
  const row = (await suppliersAs(subject, jobId)).find((each) => each.name === name);
  if (!row) throw new Error(`There is no ${name}.`);
  return row;
}
const decide = (jobId: string, supplierKeys: readonly string[], payeeClass: string) =>
  call<{ decisionIds: number[] }>("POST", `/jobs/${jobId}/payee-classes/decisions`, { supplierKeys, payeeClass });

it("excludes what is certain, and lets the rest wait by spend without moving money", async () => {
  const jobId = await jobWithRun("Payees", ledger());
  const all = await review(jobId);
  expect(all).toMatchObject({ isKnown: true, total: 6, pending: 0 });
  expect(told(all)).toEqual([
    "HM Revenue & Customs: certain TaxAuthority, counted TaxAuthority",
    "Barclays Bank PLC: waiting Bank, counted Supplier",
    "Aspect Lettings: waiting Rent, counted Supplier",
    "Calder County Council: certain Intercompany, counted Intercompany",
    "Westmoor District Council: certain PublicBody, counted PublicBody",
    "Marsh Hale LLP Client Account: certain Escrow, counted Escrow",
  ]);
  expect(all.items[0]?.evidence).toEqual([{ kind: "list", list: "nationalTax", entry: "hm revenue and customs" }]);
  expect(all.groups).toContainEqual({ state: "waiting", payeeClass: "Bank", payees: 1, spendMinor: 840_000 });
  // Aspect Lettings would stay addressable.
  expect(all.atStake).toEqual({ payees: 1, addressableMinor: 840_000 });
  expect(told(await review(jobId, "?state=waiting&payeeClass=Rent"))).toHaveLength(1);
  expect(told(await review(jobId, "?page=2"))).toEqual([]);
  const addressable = async (name: string) => (await rowOf(jobId, name)).addressableMinor;
  expect(await addressable("HM Revenue & Customs")).toBe(0);
  expect(await addressable("Marsh Hale LLP Client Account")).toBe(0);
  expect(await addressable("Barclays Bank PLC")).toBe(840_000);
  // A public body stays in scope; its levels are limited.
  expect(await addressable("Westmoor District Council")).toBe(540_000);
  const bad = await callAs(staff, "GET", `/api/v1/jobs/${jobId}/payee-classes?page=0`);
  expect(bad.status).toBe(422);
});

it("proposes what most of a payee's money is described as", async () => {
  const lines = ["Supplier,Country,Amount,Payment Date,Expense Type"];
  for (const [name, amount, purpose] of [
    ["Harrison Assets LLC", 900, "Property Rent"],
    ["Harrison Assets LLC", 100, "Cleaning"],
    ["Mixed Trading Ltd", 500, "Property Rent"],
    ["Mixed Trading Ltd", 500, "Stationery"],
    ["J Example", 50, "Staff Expenses"],
    ["Acme Widgets Ltd", 800, "Materials"],
  ] as const)
    lines.push(`${name},GBR,${amount}.00,2025-03-15,${purpose}`);
  const jobId = await jobWithRun("Described", new Uint8Array(new TextEncoder().encode(`${lines.join("\n")}\n`)));
  const { items } = await review(jobId);
  expect(items.map(({ name, payeeClass, state, evidence }) => ({ name, payeeClass, state, evidence }))).toEqual([
    { name: "Harrison Assets LLC", payeeClass: "Rent", state: "waiting", evidence: [{ kind: "purpose", share: 0.9 }] },
    { name: "J Example", payeeClass: "Employee", state: "waiting", evidence: [{ kind: "purpose", share: 1 }] },
  ]);
});

it("excludes grants and levies of public bodies, and lets those of companies and pay by description wait", async () => {
  const lines = ["Supplier,Country,Amount,Payment Date,Description"];
  for (const [name, amount, description] of [
    ["LB Camden", 9000, "GRANTS"],
    ["GMCA", 8000, "Levies"],
    ["Milltown Homes Ltd", 700, "Grants to registered providers"],
    ["SMITH JOHN", 600, "Salary"],
    ["Marsh Hale Solicitors", 500, "Acquisition of land"],
    ["Acme Widgets Ltd", 400, "Invoice"],
  ] as const)
    lines.push(`${name},GBR,${amount}.00,2025-03-15,${description}`);
  const jobId = await jobWithRun("Not purchases", new Uint8Array(new TextEncoder().encode(`${lines.join("\n")}\n`)));
  const all = await review(jobId);
  expect(told(all)).toEqual([
    "LB Camden: certain Grant, counted Grant",
    "GMCA: certain Levy, counted Levy",
    "Milltown Homes Ltd: waiting Grant, counted Supplier",
    "SMITH JOHN: waiting Payroll, counted Supplier",
  ]);
  expect(all.atStake).toEqual({ payees: 2, addressableMinor: 130_000 });
  expect((await rowOf(jobId, "LB Camden")).addressableMinor).toBe(0);
  expect((await rowOf(jobId, "GMCA")).addressableMinor).toBe(0);
  expect((await rowOf(jobId, "Marsh Hale Solicitors")).addressableMinor).toBe(50_000);
});

it("counts a decision from the next re-score, until it is undone; what is published stays", async () => {
  const jobId = await jobWithRun("Payees decided", ledger());
  const first = await publish(jobId);
  const digest = await digestOfRun(jobId, first);
  const [bank, rent, tax] = await Promise.all(
    ["Barclays Bank PLC", "Aspect Lettings", "HM Revenue & Customs"].map((name) => rowOf(jobId, name)),
  );
  const { decisionIds } = await decide(jobId, [bank?.supplierKey ?? "", rent?.supplierKey ?? ""], "Bank");
  expect(decisionIds).toHaveLength(2);
  // A certain one is undone by deciding that it is a supplier.
  const asSupplier = await decide(jobId, [tax?.supplierKey ?? ""], "Supplier");
  const waiting = await review(jobId, "?state=decided");
  expect(told(waiting)).toEqual([
    "HM Revenue & Customs: decided Supplier, counted TaxAuthority",
    "Barclays Bank PLC: decided Bank, counted Supplier",
    "Aspect Lettings: decided Bank, counted Supplier",
  ]);
  expect(waiting.pending).toBe(3);
  expect(waiting.items[0]?.decision).toMatchObject({ author: "Sasha Sysadmin", isPending: true });
  expect((await rowOf(jobId, "Barclays Bank PLC")).payeeClass).toBe("Supplier");

  await rescore(jobId);
  expect(await rowOf(jobId, "Barclays Bank PLC")).toMatchObject({ payeeClass: "Bank", addressableMinor: 0 });
  expect(await rowOf(jobId, "HM Revenue & Customs")).toMatchObject({
    payeeClass: "Supplier",
    addressableMinor: 960_000,
  });
  expect((await review(jobId)).pending).toBe(0);
  expect(await digestOfRun(jobId, first)).toBe(digest);
  const seen = await callAs(client.subject, "GET", `/api/v1/jobs/${jobId}/payee-classes?state=decided`);
  expect((await seen.json<PayeeClassesAnswer>()).items).toEqual([]);

  const file = await callAs(staff, "GET", `/api/v1/jobs/${jobId}/payee-classes/export`);
  const text = await file.text();
  expect(text.split("\r\n")[0]).toContain("Supplier key,Name,Country,Spend");
  expect(text).toContain("Barclays Bank PLC,GBR,8400,GBP,decided,Bank,Bank");

  await call("POST", `/jobs/${jobId}/payee-classes/undo`, { decisionIds: [...decisionIds, ...asSupplier.decisionIds] });
  expect(told(await review(jobId, "?state=waiting"))).toEqual([
    "Barclays Bank PLC: waiting Bank, counted Bank",
    "Aspect Lettings: waiting Rent, counted Bank",
  ]);
  await rescore(jobId);
  expect(await rowOf(jobId, "Barclays Bank PLC")).toMatchObject({ payeeClass: "Supplier" });
  expect(await rowOf(jobId, "HM Revenue & Customs")).toMatchObject({ payeeClass: "TaxAuthority" });
  const again = await callAs(staff, "POST", `/api/v1/jobs/${jobId}/payee-classes/undo`, { body: { decisionIds } });
  expect(again.status).toBe(404);
});

it("is remembered for the issuer's next job, and for no other issuer's", async () => {
  const jobId = await jobWithRun("Remembered", ledger());
  const { supplierKey } = await rowOf(jobId, "Aspect Lettings");
  const { decisionIds } = await decide(jobId, [supplierKey], "Employee");
  const next = await jobWithRun("Remembered next", ledger());
  expect(told(await review(next, "?state=remembered"))).toEqual([
    "Aspect Lettings: remembered Employee, counted Employee",
  ]);
  expect((await review(next, "?state=remembered")).items[0]?.remembered).toMatchObject({ author: "Sasha Sysadmin" });
  const other = await newJob("Of another issuer", { issuerId: "issuer-mulberry", buyerId: "buyer-orchard" });
  await importFile(other, "ledger.csv", ledger());
  expect(told(await review(other, "?state=remembered"))).toEqual([]);
  // Undone where it was decided, it is forgotten.
  await call("POST", `/jobs/${jobId}/payee-classes/undo`, { decisionIds });
  await rescore(next);
  expect(told(await review(next, "?state=remembered"))).toEqual([]);
  expect(told(await review(next, "?payeeClass=Rent"))).toEqual(["Aspect Lettings: waiting Rent, counted Supplier"]);
});

it("refuses payees that are not of the run, redacted ones, and users who may not decide", async () => {
  const jobId = await jobWithRun("Refused", ledger());
  const redacted = (await suppliersAs(staff, jobId)).find(({ payeeClass }) => payeeClass === "Redacted");
  const path = `/api/v1/jobs/${jobId}/payee-classes/decisions`;
  const statusOf = async (subject: string, supplierKeys: readonly string[], payeeClass = "Bank") =>
    (await callAs(subject, "POST", path, { body: { supplierKeys, payeeClass } })).status;
  expect(await statusOf(staff, ["0000000nothere"])).toBe(422);
  expect(await statusOf(staff, [redacted?.supplierKey ?? ""])).toBe(422);
  expect(await statusOf(staff, [])).toBe(422);
  expect(await statusOf(staff, ["0000000nothere"], "Redacted")).toBe(422);
  expect([403, 404]).toContain(await statusOf(client.subject, [redacted?.supplierKey ?? ""]));
  const rows = await testEnv.DB.prepare("SELECT count(*) AS n FROM issuer_payee_decisions WHERE job_id = ?")
    .bind(jobId)
    .first<{ n: number }>();
  expect(rows?.n).toBe(0);
});
