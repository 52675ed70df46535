import type { EdgeConfiguration, ThemeKey } from "@paygauge/api-types/entities/identity";

const themes: readonly ThemeKey[] = ["t1", "t2", "t3", "t4", "t5"];

const brand = (theme: ThemeKey, index: number) => ({
  brandingId: `b${index + 1}`,
  brandingKey: `brand${index + 1}`,
  theme,
  brandingDisplayName: `Brand ${index + 1}`,
  fullDomainName: `brand${index + 1}.localhost`,
  emailSenderAddress: "no-reply@example.org",
  emailSenderName: "Brand",
  pageTitle: null,
  trustText: null,
  logoPath: null,
  backgroundPath: null,
  version: 1,
});

/** Returns what a test origin answers when the edge asks for its configuration: five brands, brand1 to brand5. */
export const testConfiguration = (environment = "local"): EdgeConfiguration => ({
  environment,
  mode: "Live",
  systemMessage: null,
  flags: [],
  brands: themes.map(brand),
  appTimestamp: "2026-11-20T00:00:00Z",
});
