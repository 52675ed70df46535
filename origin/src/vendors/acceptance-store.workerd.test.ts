import { runInDurableObject } from "cloudflare:test";
import { expect, it } from "vitest";
import { testEnv } from "../support/test-env.ts";
import type { SupplierLabel } from "./acceptance-store.ts";
import { vendorsOf } from "./vendors-stub.ts";

const label = (name: string, more: Partial<SupplierLabel> = {}): SupplierLabel => ({
  name,
  country: "GBR",
  taxId: "",
  companyNumber: "",
  ...more,
});

it("meets a supplier by its numbers, else by its name within its country, never against differing numbers", async () => {
  const vendors = vendorsOf(testEnv, "issuer-of-acceptances");
  const outcome = (supplierKey: string, of: SupplierLabel, status: "Succeeded" | "Failed" = "Succeeded") => ({
    supplierKey,
    status,
    method: "vcard" as const,
    on: "2026-11-02",
    reason: "",
    label: of,
  });
  await vendors.putOutcomes({
    jobId: "j",
    campaignId: "c",
    campaign: "Autumn",
    number: 1,
    outcomes: [
      outcome("1", label("Birch Joinery Ltd", { taxId: "GB 0111" })),
      outcome("2", label("Cedar Ltd")),
      outcome("3", label("Dogwood Ltd"), "Failed"),
    ],
  });
  const found = await vendors.agreedWith([
    label("Something else", { taxId: "gb0111" }),
    label("Birch Joinery Limited"),
    label("Birch Joinery Ltd", { taxId: "GB222" }),
    label("CEDAR LTD."),
    label("Cedar Ltd", { country: "IRL" }),
    label("Dogwood Ltd"),
    label(""),
  ]);
  expect(found.map((each) => each?.campaign ?? null)).toEqual(["Autumn", "Autumn", null, "Autumn", null, null, null]);
  // An older report changes nothing; a newer one replaces all.
  await vendors.putOutcomes({ jobId: "j", campaignId: "c", campaign: "Autumn", number: 1, outcomes: [] });
  expect(await vendors.agreedWith([label("Cedar Ltd")])).not.toEqual([null]);
  await vendors.putOutcomes({ jobId: "j", campaignId: "c", campaign: "Autumn", number: 2, outcomes: [] });
  expect(await vendors.agreedWith([label("Cedar Ltd")])).toEqual([null]);
  await runInDurableObject(vendors, () => undefined);
});
