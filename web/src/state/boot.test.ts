import { expect, test } from "vitest";
import { BrandUnreadable, readBoot } from "./boot.ts";

const me = {
  id: "u1",
  displayName: "Isla Issuer",
  username: "isla.issuer",
  email: "isla@harbour.example",
  givenName: "Isla",
  surname: "Issuer",
  roles: { standard: [], tabbedView: [] },
  effectiveRoles: ["issuer"],
  permissions: ["AnalysisJobList_VIEW"],
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
  issuerLanguage: "en-GB",
};
const boot = {
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
  me,
  release: "r1",
  nonce: "n1",
  colourMode: "dark",
  language: "en",
  settings: { releaseNotice: { from: "2025-10-22", to: "2025-11-02" }, appVersionCheckMs: 60_000 },
};

const page = (...texts: string[]) => ({
  querySelectorAll: () => texts.map((textContent) => ({ textContent })),
});

/** The page as the reader asks it: elements with that id, in order. */
function read(...texts: string[]) {
  return readBoot(page(...texts) as unknown as Document);
}

test("the first filled element counts; the template's place is empty", () => {
  expect(read("  ", JSON.stringify(boot)).me.username).toBe("isla.issuer");
});

test("a page that did not come through the edge says so", () => {
  expect(() => read("")).toThrow("Load it through the edge");
});

test("boot data with an unknown mode is an error (specification section 8)", () => {
  expect(() => read(JSON.stringify({ ...boot, mode: "Sleeping" }))).toThrow();
});

test("a page without a brand that can be read is told apart: it leads to sign-in (specification section 8)", () => {
  expect(() => read(JSON.stringify({ ...boot, brand: null }))).toThrow(BrandUnreadable);
  expect(() => read(JSON.stringify({ ...boot, brand: { ...boot.brand, theme: "t9" } }))).toThrow(BrandUnreadable);
});
