import type { IssuerOption } from "@paygauge/api-types/entities/issuers";

/** The issuer of the address that the user works at, else the first. */
export function guessIssuer(issuers: readonly IssuerOption[], brandName: string): IssuerOption | undefined {
  const lower = brandName.toLowerCase();
  return issuers.find(({ name }) => name.toLowerCase() === lower) ?? issuers[0];
}
