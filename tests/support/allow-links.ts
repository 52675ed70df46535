import type { Client } from "./client.ts";
import { expectOk } from "./job-flow.ts";

const kept = [
  "id",
  "version",
  "name",
  "issuerKey",
  "scheme",
  "language",
  "currency",
  "brandingId",
  "fallbackCountryIso3",
  "issuerKeyAliases",
  "issuerEmailDomains",
  "analysisDataDownloadProfileId",
  "matchedDataOnlyDownloadProfileId",
  "onboardingDataDownloadProfileId",
];

/** Turns magic links of Harbour Payments on, or off, as its page does. */
export async function allowLinks(staff: Client, isOn = true): Promise<void> {
  const issuerId = "issuer-harbour";
  const path = `/api/v1/issuers/issuer-admin-input-data-option-update?issuerId=${issuerId}`;
  expectOk(await staff.call("POST", path, { inputDataOptions: ["CsvFileUpload", "SendUploadLink"] }), "options");
  const full = expectOk(await staff.call("GET", `/api/v1/issuers/${issuerId}/full`), "issuer");
  const issuer = full.json<Readonly<Record<string, unknown>>>();
  const body = Object.fromEntries(kept.map((each) => [each, issuer[each]]));
  expectOk(await staff.call("PUT", "/api/v1/issuers", { ...body, sendMagicLinks: isOn }), "issuer saved");
}
