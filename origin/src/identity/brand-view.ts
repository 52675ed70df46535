import type { Brand } from "@paygauge/api-types/entities/identity";
import type { BrandingRow } from "./system-facts.ts";

/** Where the edge serves a brand's pictures, without a gate. */
const pathOf = (name: string | null): string | null => (name === null ? null : `/public/brand/${name}`);

/** A brand as the edge and administrators see it. */
export function brandOf(row: BrandingRow): Brand {
  return {
    brandingId: row.id,
    brandingKey: row.brandingKey,
    theme: row.theme,
    brandingDisplayName: row.displayName,
    fullDomainName: row.fullDomainName,
    emailSenderAddress: row.emailSenderAddress,
    emailSenderName: row.emailSenderName,
    pageTitle: row.pageTitle,
    trustText: row.trustText,
    logoPath: pathOf(row.logoName),
    backgroundPath: pathOf(row.backgroundName),
    version: row.version,
  };
}
