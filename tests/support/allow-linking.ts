import type { Client } from "./client.ts";
import { expectOk } from "./job-flow.ts";
import { allowLinks } from "./allow-links.ts";

/** Turns on every way of linking accounts for Harbour Payments, as its page does. */
export async function allowLinking(staff: Client): Promise<void> {
  await allowLinks(staff);
  const path = "/api/v1/issuers/issuer-admin-input-data-option-update?issuerId=issuer-harbour";
  const linked = ["MergeLink", "MergeMagicLink", "RutterLink", "RutterMagicLink"];
  const inputDataOptions = ["CsvFileUpload", "SendUploadLink", ...linked];
  expectOk(await staff.call("POST", path, { inputDataOptions }), "options");
}
