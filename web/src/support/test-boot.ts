import type { Boot, Permission } from "@paygauge/api-types";

/** What the edge writes into the page of a user with these permissions, for tests of screens. */
export function bootOf(permissions: readonly Permission[]): Boot {
  return {
    brand: {
      brandingKey: "brand1",
      brandingDisplayName: "Harbour Payments",
      theme: "t1",
      pageTitle: null,
      logoPath: null,
    },
    mode: "Live",
    systemMessage: null,
    environment: "local",
    flags: [],
    me: {
      id: "user-1",
      displayName: "P",
      username: "p",
      email: "p@example.com",
      givenName: null,
      surname: null,
      roles: { standard: [], tabbedView: [] },
      includedRoles: [],
      effectiveRoles: [],
      permissions: [...permissions],
      canSwitchRoles: false,
      eligible: true,
      approved: true,
      isDeactivated: false,
      pending: false,
      authenticated: true,
      agreedLatestTermsOfService: true,
      agreedLatestPrivacyPolicy: true,
      branding: null,
      environment: "local",
      language: null,
      issuerLanguage: null,
    },
    release: "1",
    nonce: "",
    colourMode: "light",
    language: "en",
    settings: { releaseNotice: { from: "", to: "" }, appVersionCheckMs: 0 },
  };
}
