import { sitemap } from "@paygauge/api-types/sitemap";
import type { InputDataOption } from "@paygauge/api-types/entities/issuers";
import type { IssuerField } from "./issuer-form.ts";

const { magicLinks, integrationPlatformLinkedAccounts: linkedAccounts } = sitemap;

/** Returns true for a field whose function has no released page yet: it is shown, and can't be set. */
export function isFieldOpen(name: IssuerField): boolean {
  return name === "sendMagicLinks" && !magicLinks.released;
}

/** Returns true for a way of sending data that this release doesn't have. */
export function isOptionOpen(option: InputDataOption): boolean {
  if (option === "CsvFileUpload") return false;
  if (option === "SendUploadLink") return !magicLinks.released;
  if (option === "MergeLink" || option === "RutterLink") return !linkedAccounts.released;
  return !linkedAccounts.released || !magicLinks.released;
}
