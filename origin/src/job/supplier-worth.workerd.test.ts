/** What a supplier's recommended method is worth: of the spend that a use case's row of the supplier counts. */
import { runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, it } from "vitest";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import type { UseCaseMember } from "@paygauge/api-types/entities/use-cases";
import { claimedOfMember } from "@paygauge/analysis/value/claim";
import { call } from "../areas/uploads/upload-calls.fixture.ts";
import { seedOrigin } from "../support/call-origin.ts";
import { testEnv } from "../support/test-env.ts";
import { jobObjectOf } from "./job-stub.ts";
import { acceptCards, jobWithRun, ledgerOf } from "./runs/published-job.fixture.ts";
import { scoringRulesetV3 } from "./scoring/ruleset-v3.ts";

beforeAll(async () => {
  await seedOrigin();
});

/** A job whose suppliers have these columns, the largest supplier, and its row in a use case of the method. */
async function supplierWith(
  columns: string,
  method: Capability,
): Promise<{ worth: SupplierDetail["worth"]; member: UseCaseMember }> {
  const jobId = await jobWithRun(`Worth ${columns}`, ledgerOf(100), ["vcard", "instantPay"]);
  await acceptCards(jobId);
  await runInDurableObject(jobObjectOf(testEnv, jobId), (_, { storage: { sql } }) => {
    sql.exec(`UPDATE supplier SET ${columns}, recommendedMethod = ?`, method);
  });
  const body = { name: "Set", method, criteria: { filterItems: [] }, typed: {} };
  const { id } = await call<{ id: string }>("POST", `/jobs/${jobId}/use-cases`, body);
  const page = { pageNumber: 1, pageSize: 1, orderBy: "-yearMinor" };
  const rows = await call<{ collection: UseCaseMember[] }>(
    "POST",
    `/jobs/${jobId}/use-cases/${id}/suppliers/get`,
    page,
  );
  const [member] = rows.collection;
  if (member === undefined) throw new Error("The set is empty.");
  const { worth } = await call<SupplierDetail>("GET", `/jobs/${jobId}/suppliers/${member.supplierKey}`);
  return { worth, member };
}

const terms = (method: Capability) => scoringRulesetV3.capabilities[method].benefit;

it("a card method claims what is proven, as the use case's row does", async () => {
  const { worth, member } = await supplierWith(
    "cardableMinor = addressableMinor / 3, cardableTransactions = 5",
    "vcard",
  );
  const claimed = claimedOfMember("vcard", member);
  expect(claimed).toEqual({ yearMinor: 480_000, payments: 5 });
  expect(worth?.rebateMinor).toBe(Math.round((claimed.yearMinor * terms("vcard").rebateBp) / 10_000));
  const { worth: whole } = await supplierWith("cardableTransactions = transactions", "vcard");
  expect(whole?.processMinor).toBeGreaterThan(0);
  // 5 of 12 payments.
  expect(worth?.processMinor).toBe(Math.round(((whole?.processMinor ?? 0) * 5) / 12));
});

it("is not known of a card method without proven acceptance", async () => {
  const { worth, member } = await supplierWith("cardableMinor = 0, cardableTransactions = 0", "vcard");
  expect([worth, member.cardableMinor]).toEqual([null, 0]);
});

it("another method claims all that is addressable, whatever is proven", async () => {
  const { worth: proven } = await supplierWith("cardableMinor = addressableMinor", "instantPay");
  const { worth } = await supplierWith("cardableMinor = 0, cardableTransactions = 0", "instantPay");
  expect(worth?.processMinor).toBeGreaterThan(0);
  expect(worth).toEqual(proven);
});

it("one-off spend is worth nothing a year", async () => {
  const nothing = { rebateMinor: 0, workingCapitalMinor: 0, processMinor: 0, feeMinor: 0 };
  for (const method of ["vcard", "instantPay"] as const) {
    const { worth, member } = await supplierWith("yearFactor = 0", method);
    expect(worth).toEqual(nothing);
    expect(claimedOfMember(method, member)).toEqual({ yearMinor: 0, payments: 0 });
  }
});
