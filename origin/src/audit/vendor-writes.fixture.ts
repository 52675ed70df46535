/** Every write about vendors, in an order in which each has what it needs. */
import type { VendorPage } from "@paygauge/api-types/entities/vendors";
import { call, until } from "../areas/uploads/upload-calls.fixture.ts";
import type { Write } from "./writing.fixture.ts";

const firstPage = { pageNumber: 1, pageSize: 2 };

/** The first two vendors, once every job was added. */
export async function firstVendors(): Promise<readonly [string, string]> {
  const page = await until(
    () => call<VendorPage>("POST", "/vendors/get", firstPage),
    ({ jobsWaiting, collection }) => jobsWaiting === 0 && collection.length === 2,
  );
  const [one, other] = page.collection.map(({ vendorId }) => vendorId);
  return [one ?? "", other ?? ""];
}

export async function vendorWrites(make: Write): Promise<void> {
  const [vendorId, other] = await firstVendors();
  const vendor = { params: { vendorId } };
  await make("mergeVendors", { ...vendor, body: { from: other, reason: "One group." } });
  await make("splitVendor", { ...vendor, body: { vendorId: other, reason: "" } });
  const { noteId } = await make("addVendorNote", { ...vendor, body: { text: "Asked in May." } });
  await make("removeVendorNote", { params: { vendorId, noteId } });
}
